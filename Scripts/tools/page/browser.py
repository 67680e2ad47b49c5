"""A browser without a window."""
import base64, json, os, socket, struct, subprocess, time
import urllib.request


class Browser:
    """A Chromium that is told what to do over its debugging protocol, with a WebSocket of twenty lines."""

    def __init__(self, program, folder):
        self.process = subprocess.Popen(
            [program, '--headless=new', '--no-sandbox', '--disable-gpu', '--remote-debugging-port=0', '--hide-scrollbars',
             '--no-first-run', '--disable-extensions', '--disable-background-networking', '--force-device-scale-factor=1',
             f'--user-data-dir={folder}/profile', 'about:blank'], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        port_file = f'{folder}/profile/DevToolsActivePort'
        deadline = time.time() + 30
        while not os.path.exists(port_file) or not open(port_file).read().strip():
            if time.time() > deadline:
                raise TimeoutError('chromium did not start')
            time.sleep(0.1)
        port = open(port_file).read().split()[0]
        with urllib.request.urlopen(f'http://127.0.0.1:{port}/json', timeout=10) as answer:
            page = next(one for one in json.load(answer) if one['type'] == 'page')
        host, path = page['webSocketDebuggerUrl'][5:].split('/', 1)
        self.socket = socket.create_connection((host.split(':')[0], int(host.split(':')[1])), timeout=60)
        self.socket.sendall((f'GET /{path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n'
                             f'Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n'
                             'Sec-WebSocket-Version: 13\r\n\r\n').encode())
        self.buffer = b''
        while b'\r\n\r\n' not in self.buffer:
            self.buffer += self.socket.recv(4096)
        self.buffer = self.buffer.split(b'\r\n\r\n', 1)[1]
        self.number = 0
        self.requests, self.errors = [], []
        for domain in ['Page', 'Runtime', 'Network', 'Log']:
            self.call(f'{domain}.enable')
        self.call('Network.emulateNetworkConditions', offline=True, latency=0, downloadThroughput=-1, uploadThroughput=-1)

    def take(self, count):
        while len(self.buffer) < count:
            piece = self.socket.recv(65536)
            if not piece:
                raise ConnectionError('chromium went away')
            self.buffer += piece
        piece, self.buffer = self.buffer[:count], self.buffer[count:]
        return piece

    def receive(self):
        text = b''
        while True:
            first, length = self.take(2)
            length &= 127
            if length == 126:
                length = struct.unpack('>H', self.take(2))[0]
            elif length == 127:
                length = struct.unpack('>Q', self.take(8))[0]
            text += self.take(length)
            if first & 128:
                return json.loads(text)

    def call(self, method, **parameters):
        self.number += 1
        text = json.dumps({'id': self.number, 'method': method, 'params': parameters}).encode()
        mask = os.urandom(4)
        size = bytes([128 | len(text)]) if len(text) < 126 else bytes([254]) + struct.pack('>H', len(text)) if len(text) < 65536 \
            else bytes([255]) + struct.pack('>Q', len(text))
        self.socket.sendall(b'\x81' + size + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(text)))
        while True:
            message = self.receive()
            if message.get('id') == self.number:
                if 'error' in message:
                    raise RuntimeError(f"{method}: {message['error']['message']}")
                return message['result']
            self.hear(message)

    def hear(self, message):
        method, parameters = message.get('method'), message.get('params', {})
        if method == 'Network.requestWillBeSent':
            self.requests.append(parameters['request']['url'])
        elif method == 'Runtime.exceptionThrown':
            self.errors.append(parameters['exceptionDetails'].get('exception', {}).get('description', 'an exception'))
        elif method == 'Log.entryAdded' and parameters['entry']['level'] == 'error':
            self.errors.append(parameters['entry']['text'])

    def run(self, script):
        result = self.call('Runtime.evaluate', expression=script, awaitPromise=True, returnByValue=True)
        if 'exceptionDetails' in result:
            raise RuntimeError(result['exceptionDetails'].get('exception', {}).get('description', script))
        return result['result'].get('value')

    def open(self, file, width=1280, height=800, dark=False, fragment=''):
        self.requests, self.errors = [], []
        self.call('Emulation.setDeviceMetricsOverride', width=width, height=height, deviceScaleFactor=1, mobile=width < 500)
        self.call('Emulation.setEmulatedMedia', features=[{'name': 'prefers-color-scheme', 'value': 'dark' if dark else 'light'}])
        self.call('Page.navigate', url='about:blank')
        self.call('Page.navigate', url=f'file://{file}{fragment}')
        deadline = time.time() + 30
        while self.run('document.readyState') != 'complete' or self.run('location.href') == 'about:blank':
            if time.time() > deadline:
                raise TimeoutError('the page did not load')
        self.frame()

    def frame(self):
        self.run('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))')

    def tab(self):
        """Presses the Tab key, which moves the focus."""
        for kind in ['rawKeyDown', 'keyUp']:
            self.call('Input.dispatchKeyEvent', type=kind, key='Tab', code='Tab', windowsVirtualKeyCode=9)

    def press(self, key, text=None):
        self.call('Input.dispatchKeyEvent', type='keyDown', key=key, **({'text': text} if text else {}))
        self.call('Input.dispatchKeyEvent', type='keyUp', key=key)

    def type(self, text):
        for letter in text:
            self.press(letter, letter)
        self.frame()

    def click(self, selector):
        x, y = self.run(f'(() => {{ const b = document.querySelector({json.dumps(selector)}).getBoundingClientRect();'
                        f' return [b.left + b.width / 2, b.top + b.height / 2]; }})()')
        for kind in ['mousePressed', 'mouseReleased']:
            self.call('Input.dispatchMouseEvent', type=kind, x=x, y=y, button='left', clickCount=1)
        self.frame()

    def text(self, selector):
        return self.run(f'document.querySelector({json.dumps(selector)})?.innerText ?? ""')

    def shot(self, file):
        self.frame()
        open(file, 'wb').write(base64.b64decode(self.call('Page.captureScreenshot', format='png')['data']))

    def close(self):
        self.process.terminate()
        self.process.wait(timeout=20)

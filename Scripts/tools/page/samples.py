"""Graphs and runs as the tool reads them, and names that try to break what shows them."""
import random

HOSTILE = ['</script><script>document.title="owned"</script>', '<img src=x onerror=document.title="owned">', '"quoted" \'name\'',
           'back\\slash\\', '👩‍👩‍👧 family', 'two\nlines', '\u202eturned', '&lt;b&gt;', '{{script}}', '-->', '`code` ${x}',
           '\u0000\u2028end',
           'App.Ｆｕｌｌ', 'e\u0301', 'n0"]; end', '#35;', '\x7f', 'x' * 500]


def sample(count, names=None, seed=7):
    """A graph of `count` bindings as the document that the tool reads."""
    dice = random.Random(seed)
    words = ['Feed', 'Store', 'Session', 'Cache', 'Account', 'Payment', 'Image', 'Search', 'Router', 'Settings', 'Sync', 'Mail']
    roles = ['Service', 'Repository', 'Client', 'Screen', 'Presenter', 'Loader', 'Policy', 'Gateway']
    name = names or (lambda i: f'Shop.{words[i % 12]}{roles[i // 12 % 8]}{i if i >= 96 else ""}')
    keys = [{'type': name(i)} for i in range(count)]
    lazy = {i: len(keys) + n for n, i in enumerate(range(0, count, 9))}
    keys += [{'type': f'Dovetail.Lazy<{name(i)}>', 'form': 'lazy', 'of': i} for i in lazy]
    screens = len(keys)
    keys.append({'type': 'Swift.Array<Shop.Plugin>', 'form': 'collection', 'of': 0})
    missing = len(keys)
    keys.append({'type': 'Shop.Clock', 'tag': 'Shop.UTC'})
    component_count = max(1, min(6, count // 40))
    factories = {c: len(keys) + c - 1 for c in range(1, component_count)}
    titles = ['Shop.App', 'Shop.LoggedIn', 'Shop.Checkout', 'Shop.Profile', 'Shop.Onboarding', 'Shop.Help']
    keys += [{'type': f'Dovetail.ComponentFactory<{titles[c]}>', 'form': 'componentFactory'} for c in factories]
    parents = {c: dice.randrange(c) for c in factories}
    components, modules, bindings = [], [], []
    is_element = lambda i, low: names is None and i % 13 == 6 and i > low + 3
    # Who asks for whom: nearly everything is asked for by something shortly before it.
    asked = {}
    bounds = [c * count // component_count for c in range(component_count + 1)]
    for low, high in zip(bounds, bounds[1:]):
        for i in range(low + 1, high):
            if i % 17 != 5 and not is_element(i, low):
                asked.setdefault(dice.randrange(max(low, i - 14), i), []).append(i)
    for c in range(component_count):
        first, low, high, title = len(modules), bounds[c], bounds[c + 1], titles[c]
        start = len(bindings)
        modules.append({'name': title, 'component': c})
        for i in range(low, high):
            if i > low and (i - low) % 20 == 0:
                modules.append({'name': f'Shop.{words[len(modules) % 12]}Module{len(modules)}', 'component': c, 'includedBy': first})
            needs = asked.pop(i, [])
            for _ in range(dice.choice([0, 0, 0, 1, 1, 2])):
                other = min(count - 1, i + 1 + int(dice.expovariate(1 / 18)))
                if other > i and not is_element(other, 0) and (other < high or dice.random() < 0.2):
                    needs.append(lazy[other] if other in lazy and dice.random() < 0.5 else other)
            if i == low and count > 3:
                needs += [screens] + [factories[child] for child in range(c + 1, component_count) if parents[child] == c]
            if i == high - 3 and c in (0, 2) and not names:
                needs.append(missing)
            binding = {'key': i, 'component': c, 'module': len(modules) - 1, 'requests': needs,
                       'place': [f'Shop/{words[i % 12]}.swift', i + 1, 9]}
            if i % 4 == 0:
                binding.update(shared=True, scope=f'Shop.Scope{c}')
            if i % 11 == 3:
                binding['isolation'] = 'MainActor'
            if is_element(i, low):
                binding.update(key=screens, contribution='element')
            bindings.append(binding)
        for child in factories:
            if parents[child] == c:
                bindings.append({'key': factories[child], 'kind': 'componentFactory', 'child': child, 'component': c, 'module': first,
                                 'place': ['Shop/Components.swift', child, 9], 'builtIn': True})
        components.append({'name': title, 'bindings': [start, len(bindings)], 'modules': [first, len(modules)], 'root': start,
                           **({'parent': parents[c]} if c else {}), 'scope': f'Shop.Scope{c}'})
    return {'format': 'dovetail-graph', 'version': 1, 'keys': keys, 'components': components, 'modules': modules, 'bindings': bindings}


def run_of(graph):
    """A run of a graph: every factory of the first component is called once, one inside of the other, as deep as six."""
    low, high = graph['components'][0]['bindings']
    chosen = [i for i in range(low, high) if graph['bindings'][i].get('kind', 'factory') == 'factory']
    keys = graph['keys']
    bindings = [{'position': i, 'type': keys[graph['bindings'][i]['key']]['type'], 'component': graph['components'][0]['name'],
                 'place': graph['bindings'][i]['place']} for i in chosen]
    calls = [[n, n - 1 if n % 6 else -1, 1 + n // 60, n * 70_000, (6 - n % 6) * 90_000 + n % 7 * 1_000] for n in range(len(chosen))]
    return {'format': 'dovetail-trace', 'version': 1, 'bindings': bindings, 'calls': calls}


class Program:
    """A graph that is put together as a program declares it: component by component, module by module, binding by binding."""

    def __init__(self):
        self.keys, self.components, self.modules, self.bindings, self.steps, self.settings, self.numbers = [], [], [], [], [], [], {}

    def key(self, type, **form):
        identity = (type, form.get('tag'))
        if identity not in self.numbers:
            self.numbers[identity] = len(self.keys)
            self.keys.append({'type': type, **form})
        return self.numbers[identity]

    def request(self, text):
        """`Clock`, `?Clock` (lazy), `@HTTPPort` (a setting), `[Rule]` (a collection), `Clock|UTC` (a tag)."""
        if text.startswith('?'):
            base = self.request(text[1:])
            return self.key(f"Dovetail.Lazy<{self.keys[base]['type']}>", form='lazy', of=base)
        if text.startswith('@'):
            return self.key('Swift.Int', tag=f'Podcasts.{text[1:]}')
        if text.startswith('['):
            element = self.request(text[1:-1])
            return self.key(f"Swift.Array<{self.keys[element]['type']}>", form='collection', of=element)
        type, _, tag = text.partition('|')
        name = f'any Podcasts.{type[4:]}' if type.startswith('any ') else f'Podcasts.{type}'
        return self.key(name, tag=f'Podcasts.{tag}') if tag else self.key(name)

    def component(self, name, parent=None):
        self.close()
        self.components.append({'name': f'Podcasts.{name}', 'scope': f'Podcasts.{name}Scope', 'bindings': [len(self.bindings), 0], 'modules': [len(self.modules), 0],
                                **({} if parent is None else {'parent': parent})})
        self.modules.append({'name': f'Podcasts.{name}', 'component': len(self.components) - 1})

    def module(self, name):
        self.modules.append({'name': f'Podcasts.{name}', 'component': len(self.components) - 1, 'includedBy': self.components[-1]['modules'][0]})

    def close(self):
        if self.components:
            self.components[-1]['bindings'][1], self.components[-1]['modules'][1] = len(self.bindings), len(self.modules)

    def bind(self, key, *needs, **members):
        key = key if isinstance(key, int) else self.request(key)
        if members.get('shared') and members.get('kind') != 'external':
            members['scope'] = self.components[-1]['scope']
        requests = {'requests': [one if isinstance(one, int) else self.request(one) for one in needs]} if needs else {}
        self.bindings.append({'key': key, 'component': len(self.components) - 1, 'module': len(self.modules) - 1,
                              'place': ['Podcasts/Podcasts.swift', len(self.bindings) + 10, 9], **requests, **members})
        return len(self.bindings) - 1

    def root(self, key, *needs):
        self.components[-1]['root'] = self.bind(key, *needs)

    def setting(self, name, key, default=None):
        # The module of the library that declares it is included by the module before.
        including = next(at for at in reversed(range(len(self.modules))) if 'SettingModule' not in self.modules[at]['name'])
        self.modules.append({'name': f'DovetailSettings.SettingModule<Podcasts.{name}>', 'component': len(self.components) - 1,
                             'includedBy': including})
        self.settings.append({'binding': self.bind(f'@{name}', kind='provider'), 'key': key, **({'default': default} if default else {})})

    def launch(self, key, *needs):
        self.steps.append({'binding': self.bind(key, *needs, kind='external', shared=True), 'kind': 'launch'})

    def children(self, name, factory):
        launcher = self.key(f'DovetailLaunch.ChildLauncher<Podcasts.{name}>')
        self.steps.append({'binding': self.bind(launcher, factory, kind='external', shared=True), 'kind': 'children'})
        return launcher

    def step(self, name, *needs, kind='launch'):
        steps = self.key('Swift.Array<DovetailLaunch.NamedStep>', form='collection', of=self.key('DovetailLaunch.NamedStep'))
        binding = self.bind(steps, *needs, kind='external', contribution='element', shared=True, entryPoint=True)
        self.steps.append({'binding': binding, 'kind': kind, 'name': name})

    def document(self):
        self.close()
        return {'format': 'dovetail-graph', 'version': 1, 'keys': self.keys, 'components': self.components, 'modules': self.modules,
                'bindings': self.bindings, 'steps': self.steps, 'settings': self.settings}


def server():
    """A server as a new user writes it: ten settings, seven steps, tags, a decorator, collections, and three components."""
    p = Program()
    p.component('PodcastServer')
    session, request = (p.key(f'Dovetail.ComponentFactory<Podcasts.{name}>', form='componentFactory') for name in ['ListenerSession', 'Playback'])
    p.root('Server', 'Router', 'HTTPListener', 'any Log', p.key('DovetailLaunch.ChildLauncher<Podcasts.ListenerSession>'))
    p.bind(session, kind='componentFactory', child=1, builtIn=True)
    p.children('ListenerSession', session)
    # A module's own bindings come first, then its settings, each in a module of the library.
    p.module('HTTPModule')
    p.launch('HTTPListener', '@HTTPPort', '@HTTPHost', 'Router', 'any Log')
    p.bind('Router', '[any Endpoint]', '[any Middleware]', 'any Log')
    for name, *needs in [('SearchEndpoint', 'SearchService'), ('EpisodesEndpoint', 'EpisodeStore', 'any FeedSource'),
                         ('DownloadEndpoint', 'Downloads'), ('HealthEndpoint', 'Database')]:
        p.bind('[any Endpoint]', *needs, contribution='element', implementation=name)
    for name, *needs in [('RequestLog', 'any Log'), ('RateLimit', '@RateLimit', 'any Clock'), ('Authentication', 'TokenVerifier')]:
        p.bind('[any Middleware]', *needs, contribution='element', implementation=name)
    p.bind('TokenVerifier', '@TokenSecret', 'any Clock', shared=True)
    p.setting('HTTPPort', 'http.port', '8080')
    p.setting('HTTPHost', 'http.host', '0.0.0.0')
    p.setting('RateLimit', 'http.rateLimit', '100')
    p.setting('TokenSecret', 'http.tokenSecret')
    p.module('StorageModule')
    p.launch('Database', '@DatabaseURL', '@PoolSize', 'any Log')
    p.bind('EpisodeStore', 'Database', 'any Clock', shared=True)
    p.bind('ListenerStore', 'Database', shared=True)
    p.bind('any BlobStore', 'any BlobStore|Original', 'any Log', shared=True, implementation='LoggingBlobStore')
    p.bind('any BlobStore|Original', '@BlobFolder', shared=True, implementation='FileBlobStore')
    p.step('Migrate', 'Database')
    p.setting('DatabaseURL', 'database.url')
    p.setting('PoolSize', 'database.poolSize', '8')
    p.setting('BlobFolder', 'blobs.folder', '/var/blobs')
    p.module('FeedModule')
    p.bind('any FeedSource', 'any HTTPClient', '?EpisodeStore', shared=True, implementation='HTTPFeeds')
    p.bind('FeedParser', '[any EpisodeRule]')
    for name, *needs in [('LengthRule',), ('TitleRule',), ('LanguageRule', 'LanguageDetector')]:
        p.bind('[any EpisodeRule]', *needs, contribution='element', implementation=name)
    p.bind('LanguageDetector', shared=True)
    p.bind('FeedUpdater', 'any FeedSource', 'FeedParser', 'EpisodeStore', 'any Log', shared=True)
    p.bind('SearchService', 'EpisodeStore', 'LanguageDetector')
    p.step('Refresh feeds', 'FeedUpdater')
    p.step('Warm search', 'SearchService')
    p.step('Nightly refresh', 'FeedUpdater', kind='event')
    p.module('DownloadModule')
    p.bind('Downloads', 'DownloadQueue', 'any BlobStore', 'any Log')
    p.launch('DownloadQueue', 'any HTTPClient', '?any BlobStore', '@Parallelism', 'any Clock')
    p.bind('any HTTPClient', '@UserAgent', 'any Log', shared=True, implementation='AsyncClient')
    p.step('Resume downloads', 'DownloadQueue')
    p.setting('Parallelism', 'downloads.parallelism', '4')
    p.setting('UserAgent', 'http.userAgent', 'Podcasts/1')
    p.module('BasicsModule')
    p.bind('any Log', 'any Clock|Monotonic', '@LogLevel', shared=True, implementation='ConsoleLog')
    p.bind('any Clock', kind='value', implementation='SystemClock')
    p.bind('any Clock|Monotonic', kind='value', implementation='MonotonicClock')
    p.step('Logging', 'any Log', kind='prepare')
    p.setting('LogLevel', 'log.level', 'info')
    p.component('ListenerSession', parent=0)
    p.root('SessionRoot', 'Listener', 'Subscriptions', 'Recommendations', p.key('DovetailLaunch.ChildLauncher<Podcasts.Playback>'))
    p.bind(request, kind='componentFactory', child=2, builtIn=True)
    p.children('Playback', request)
    p.bind('Listener', kind='seed', builtIn=True)
    p.module('SubscriptionModule')
    p.bind('Subscriptions', 'Listener', 'ListenerStore', 'FeedUpdater', shared=True)
    p.bind('Recommendations', 'Subscriptions', 'SearchService', 'any Log')
    p.bind('History', 'ListenerStore', 'Listener', 'any Clock', shared=True)
    p.step('Greet', 'Listener', 'any Log')
    p.component('Playback', parent=1)
    p.root('Player', 'Episode', 'Progress', 'AudioStream')
    p.bind('Episode', kind='seed', builtIn=True)
    p.bind('Progress', 'Episode', 'History', 'any Clock', shared=True)
    p.bind('AudioStream', 'Episode', 'any BlobStore', 'any HTTPClient')
    p.step('Count play', 'Progress', 'any Log')
    return p.document()

"""Programs of others that look at the page: axe-core and Mermaid, as packages of PyPI contain them.

They are downloaded once, into .build/page, by pip, and read out of the packages. Nothing is installed.
"""
import hashlib, os, subprocess, sys, zipfile

# The package, the file in it, and the SHA-256 of the package.
PACKAGES = {
    'axe-core': ('axe-playwright-python==0.1.8', 'axe_playwright_python/axe.min.js',
                 'fdd263c998388f1a8e67cad02677e612d946248bd44d163be5e8650ea31f95f8'),
    'Mermaid': ('artoo-mermaid==11.16.0', 'artoo_mermaid/assets/mermaid.min.js',
                'fa6d2c8c0fbc4be09a456bfdd62f92eb85e44299a02460b1f4fd4f200a19f01d'),
}


def script(name, folder):
    """The text of a program; None where it cannot be had."""
    package, file, checksum = PACKAGES[name]
    os.makedirs(folder, exist_ok=True)
    start = package.split('==')[0].replace('-', '_')
    find = lambda: next((f'{folder}/{one}' for one in os.listdir(folder) if one.startswith(start) and one.endswith('.whl')), None)
    if not find():
        # What the packages require of Python does not matter: no Python of theirs is run.
        done = subprocess.run(
            [sys.executable, '-m', 'pip', 'download', '--quiet', '--disable-pip-version-check', '--no-deps', '--only-binary=:all:',
             '--python-version', '3.13', '--dest', folder, package], capture_output=True, text=True, timeout=300)
        if done.returncode != 0 or not find():
            print(f'{name} cannot be had: {(done.stderr.strip() or "pip failed").splitlines()[-1]}')
            return None
    wheel = find()
    with open(wheel, 'rb') as bytes:
        if hashlib.sha256(bytes.read()).hexdigest() != checksum:
            os.remove(wheel)
            raise SystemExit(f'error: {wheel} is not the {package} that Scripts/tools/page/packages.py names')
    with zipfile.ZipFile(wheel) as archive:
        return archive.read(file).decode()

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

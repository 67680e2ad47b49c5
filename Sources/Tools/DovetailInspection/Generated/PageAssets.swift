// Written by `Scripts/generate page`. Do not edit. Its sources are in Sources/Tools/DovetailInspection/Page.

/// What the page consists of, apart from its data.
enum PageAssets {
    static let shell = ##"""
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta http-equiv="Content-Security-Policy"
          content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:">
        <meta name="color-scheme" content="light dark">
        <link rel="icon" href="data:,">
        <title>{{title}} · object graph</title>
        <style>
        {{style}}
        </style>
        </head>
        <body>
        <a class="skip" href="#table-tab">Skip to the table of bindings</a>
        <header>
          <h1>{{title}} <small id="totals"></small></h1>
          <div class="search" role="search">
            <label for="query" class="hidden">Find a binding</label>
            <input id="query" type="search" placeholder="Find a binding  ( / )" autocomplete="off" spellcheck="false">
            <ul id="results" aria-label="Bindings found" hidden></ul>
          </div>
          <details id="filters">
            <summary>Filters <span id="filter-count"></span></summary>
            <form id="filter-form"><button type="reset">Clear all filters</button></form>
          </details>
          <div class="tabs" role="tablist" aria-label="Views">
            <button role="tab" id="changes-tab" aria-controls="changes" aria-selected="false" tabindex="-1">Changes</button>
            <button role="tab" id="picture-tab" aria-controls="picture" aria-selected="true">Picture</button>
            <button role="tab" id="modules-tab" aria-controls="modules" aria-selected="false" tabindex="-1">Modules</button>
            <button role="tab" id="table-tab" aria-controls="table" aria-selected="false" tabindex="-1">Table</button>
            <button role="tab" id="findings-tab" aria-controls="findings" aria-selected="false" tabindex="-1">Findings</button>
            <button role="tab" id="metrics-tab" aria-controls="metrics" aria-selected="false" tabindex="-1">Metrics</button>
          </div>
        </header>
        <div id="chips" role="group" aria-label="Active filters" hidden></div>
        <p id="status" class="hidden" role="status" aria-live="polite"></p>
        <noscript><p class="notice">This page requires JavaScript to draw the graph.
        Without it, use the text tree or the JSON document.</p></noscript>
        <main>
          <section id="changes" role="tabpanel" aria-labelledby="changes-tab" tabindex="0" hidden></section>
          <section id="picture" role="tabpanel" aria-labelledby="picture-tab">
            <nav class="bar" aria-label="Position in the graph"><ol id="crumbs"></ol></nav>
            <canvas id="canvas" tabindex="0" role="application" aria-roledescription="graph"
              aria-label="Picture of the graph. Arrow keys move from box to box, Enter opens a module or selects a binding, Backspace closes its module, Shift and arrow keys move the picture, plus and minus zoom, 0 shows all. The tables have the same content."></canvas>
            <div class="zoom" role="group" aria-label="Zoom">
              <button id="zoom-in" aria-label="Zoom in">+</button>
              <button id="zoom-out" aria-label="Zoom out">−</button>
              <button id="zoom-fit" aria-label="Show all">⤢</button>
            </div>
            <details id="legend">
              <summary>Legend</summary>
              <div class="scroll" tabindex="0"><ul id="legend-rows"></ul></div>
            </details>
          </section>
          <section id="modules" role="tabpanel" aria-labelledby="modules-tab" tabindex="0" hidden></section>
          <section id="table" role="tabpanel" aria-labelledby="table-tab" tabindex="0" hidden>
            <div class="toolbar narrow"><label>Sort by <select id="table-sort"></select></label>
              <button id="table-turn" type="button" class="plain">Reverse the order</button></div>
            <table>
              <caption id="table-caption"></caption>
              <thead><tr id="table-head"></tr></thead>
              <tbody id="table-body"></tbody>
            </table>
            <button id="more" hidden>Show more</button>
          </section>
          <section id="findings" role="tabpanel" aria-labelledby="findings-tab" tabindex="0" hidden></section>
          <section id="metrics" role="tabpanel" aria-labelledby="metrics-tab" tabindex="0" hidden></section>
          <aside id="panel" aria-label="Selected binding" tabindex="-1" hidden></aside>
        </main>
        <script id="graph" type="application/json">
        {{data}}
        </script>
        <script>
        {
        {{script}}
        }
        </script>
        </body>
        </html>

        """##

    static let style = ##"""
        :root {
          --back: #f6f8fb; --paper: #ffffff; --ink: #0f172a; --soft: #475569; --rule: #d3dbe6; --edge: #76859b; --frame: #eef2f7; --inner: #f8fafc;
          --accent: #1d4ed8; --accent-soft: #dbeafe; --line: #64748b; --parent: #7c3aed; --collection: #0f766e; --time: #a21caf;
          --error: #b91c1c; --error-soft: #fde4e4; --affected: #b6400a; --affected-soft: #fdebdc; --warning: #8f5506; --warning-soft: #fdf6cf;
          --added: #15703a; --added-soft: #dff5e6; --removed: #b3124b; --removed-soft: #fde3ec; --changed: #6b4fc8; --changed-soft: #ece8fb;
          --stripe-light: 35%;
          font: 14px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
        }
        @media (prefers-color-scheme: dark) {
          :root {
            --back: #0b1120; --paper: #18233a; --ink: #e6ebf3; --soft: #a9b6ca; --rule: #33425c; --edge: #71829d; --frame: #101a2e; --inner: #0d1628;
            --accent: #93c5fd; --accent-soft: #1e3a5f; --line: #8293ad; --parent: #c4b5fd; --collection: #5eead4; --time: #e879f9;
            --error: #fb8b8b; --error-soft: #4a1d22; --affected: #fb9d5c; --affected-soft: #46280f; --warning: #f5cc45; --warning-soft: #3c340c;
            --added: #6fdc98; --added-soft: #123923; --removed: #ff94b8; --removed-soft: #47162a; --changed: #bfaefc; --changed-soft: #2c2456;
            --stripe-light: 62%;
          }
        }
        * { box-sizing: border-box; }
        [hidden] { display: none !important; }
        html, body { height: 100%; margin: 0; }
        body { display: flex; flex-direction: column; background: var(--back); color: var(--ink); }
        .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
        .skip { position: absolute; left: 8px; top: -60px; z-index: 9; padding: 8px 12px; background: var(--paper); color: var(--accent); }
        .skip:focus { top: 8px; }
        :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
        section:focus-visible { outline-offset: -2px; }
        button, input, select { font: inherit; color: inherit; }
        button { touch-action: manipulation; }
        header { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 14px; padding: 7px 16px; background: var(--paper);
          border-bottom: 1px solid var(--rule); position: relative; z-index: 3; }
        h1 { font-size: 16px; margin: 0; overflow-wrap: anywhere; }
        h1 small { font-weight: 400; font-size: 12.5px; color: var(--soft); margin-left: 6px; }
        .search { position: relative; flex: 1 1 220px; max-width: 380px; }
        .search input { width: 100%; padding: 5px 10px; border: 1px solid var(--edge); border-radius: 7px; background: var(--back); }
        .search input::placeholder { color: var(--soft); opacity: 1; }
        #results { position: absolute; inset: calc(100% + 4px) 0 auto 0; max-height: 60vh; overflow: auto; margin: 0; padding: 4px;
          list-style: none; background: var(--paper); border: 1px solid var(--edge); border-radius: 8px; box-shadow: 0 8px 24px #0003; }
        #results button { display: block; width: 100%; padding: 5px 8px; text-align: left; border: 0; border-radius: 6px; background: none;
          overflow-wrap: anywhere; cursor: pointer; }
        #results button small { display: block; color: var(--soft); font-size: 12px; }
        #results button:hover, #results button:focus { background: var(--accent-soft); }
        summary { cursor: pointer; }
        #filters > summary { padding: 4px 10px; border: 1px solid var(--edge); border-radius: 7px; list-style: none; }
        #filters > summary::after { content: " ▾"; color: var(--soft); }
        #filters[open] > summary { background: var(--accent-soft); }
        #filters form { position: absolute; top: calc(100% + 4px); left: 16px; right: 16px; z-index: 2; display: flex; flex-wrap: wrap; gap: 8px 20px;
          max-width: 1000px; max-height: calc(100vh - 80px); overflow: auto; padding: 12px 16px; background: var(--paper); border: 1px solid var(--edge);
          border-radius: 8px; box-shadow: 0 8px 24px #0003; }
        #filters fieldset { flex: 1 1 200px; min-width: 0; margin: 0; padding: 0; border: 0; }
        #filters legend { padding: 0; font-size: 12px; font-weight: 600; color: var(--soft); }
        #filters .values { max-height: 210px; overflow: auto; }
        #filters label { display: grid; grid-template-columns: auto 1fr auto; gap: 7px; align-items: baseline; padding: 2px 4px 2px 2px; font-size: 13px;
          border-radius: 4px; overflow-wrap: anywhere; cursor: pointer; }
        #filters label:hover { background: var(--accent-soft); }
        #filters label.none { color: var(--soft); }
        #filters button { flex: 1 1 100%; }
        #filter-count, #found-count { color: var(--accent); font-weight: 600; }
        .count { display: inline-block; padding: 0 6px; border-radius: 99px; background: var(--frame); color: var(--soft); font-size: 12px; font-weight: 400;
          font-variant-numeric: tabular-nums; }
        form button, #more, .zoom button, button.plain { padding: 4px 12px; border: 1px solid var(--edge); border-radius: 7px; background: var(--paper); cursor: pointer; font-size: 13px; }
        form button:hover, #more:hover, .zoom button:hover, button.plain:hover { background: var(--accent-soft); }
        #chips { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 6px; padding: 5px 16px; background: var(--paper); border-bottom: 1px solid var(--rule); font-size: 12.5px; }
        .chip { padding: 1px 9px; border: 1px solid var(--accent); border-radius: 99px; background: var(--accent-soft); color: var(--ink); overflow-wrap: anywhere; cursor: pointer; }
        .chip.plain { border-color: var(--edge); background: none; font-size: inherit; padding: 1px 9px; }
        .tabs { display: flex; gap: 2px; margin-left: auto; }
        .tabs button { padding: 4px 11px; border: 0; border-radius: 7px; background: none; color: var(--soft); cursor: pointer; white-space: nowrap; }
        .tabs button:hover { background: var(--frame); }
        .tabs button[aria-selected="true"] { background: var(--accent-soft); color: var(--accent); font-weight: 600; }
        .notice { padding: 16px; }
        main { flex: 1; min-height: 0; display: flex; position: relative; }
        main > section { flex: 1; min-width: 0; overflow: auto; position: relative; }
        #picture { display: flex; flex-direction: column; overflow: hidden; }
        .bar { display: flex; align-items: center; min-height: 30px; padding: 0 16px; border-bottom: 1px solid var(--rule); background: var(--paper); font-size: 13px; }
        #crumbs { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 4px; margin: 0; padding: 0 90px 0 0; list-style: none; }
        #crumbs li { overflow-wrap: anywhere; line-height: 1.4; }
        #crumbs li + li::before { content: "› "; color: var(--soft); }
        #crumbs [aria-current] { display: inline-block; padding: 3px 0; font-weight: 600; }
        #canvas { display: block; flex: 1; width: 100%; min-height: 0; touch-action: none; cursor: grab; }
        #canvas:focus-visible { outline-offset: -3px; }
        .zoom { position: absolute; right: 12px; bottom: 12px; display: flex; flex-direction: column; gap: 4px; }
        .zoom button { width: 34px; height: 34px; padding: 0; font-size: 17px; }
        #legend { position: absolute; right: 12px; top: 1px; z-index: 2; max-width: calc(100% - 76px); background: var(--paper); border: 1px solid var(--edge);
          border-radius: 8px; font-size: 12px; }
        #legend summary { padding: 2px 10px; font-size: 13px; }
        #legend .scroll { max-height: 56vh; overflow: auto; }
        #legend ul { margin: 0; padding: 2px 14px 10px; list-style: none; columns: 2 220px; }
        #legend li { display: flex; align-items: center; gap: 8px; padding: 1px 0; break-inside: avoid; }
        #legend .head { padding-top: 6px; font-weight: 600; color: var(--soft); break-after: avoid; }
        #legend .sample { flex: none; width: 34px; height: 18px; }
        #panel { width: 372px; max-width: 45%; overflow: auto; overflow-x: hidden; padding: 12px 16px 28px; background: var(--paper); border-left: 1px solid var(--rule); }
        #panel:focus { outline: 0; }
        #panel h2 { margin: 0 32px 2px 0; font-size: 16px; overflow-wrap: anywhere; }
        #panel > h3, #metrics h2 { margin: 16px 0 4px; font-size: 12.5px; color: var(--soft); }
        #panel .close { position: sticky; float: right; top: 0; width: 30px; height: 30px; border: 0; border-radius: 6px;
          background: var(--paper); font-size: 18px; cursor: pointer; }
        .tools, .toolbar { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 16px; margin: 8px 0; }
        .segments { display: inline-flex; flex-wrap: wrap; align-items: center; font-size: 12.5px; }
        .segments > span { margin-right: 8px; color: var(--soft); }
        .segments button { padding: 2px 9px; border: 1px solid var(--edge); background: var(--paper); cursor: pointer; margin-left: -1px; }
        .segments span + button { border-radius: 7px 0 0 7px; margin-left: 0; }
        .segments button:last-child { border-radius: 0 7px 7px 0; }
        .segments button[aria-pressed="true"] { background: var(--accent-soft); color: var(--accent); font-weight: 600; }
        .stepper { display: flex; align-items: center; gap: 8px; font-size: 13px; }
        .stepper button { width: 28px; height: 26px; padding: 0; border: 1px solid var(--edge); border-radius: 6px; background: var(--paper); cursor: pointer; }
        .stepper button:disabled { border-color: var(--rule); color: var(--soft); cursor: default; }
        .quiet { margin: 2px 0; font-size: 12.5px; color: var(--soft); }
        code { font: 12px/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace; overflow-wrap: anywhere; color: var(--soft); }
        a code { color: var(--accent); }
        .place { overflow-wrap: anywhere; }
        .copy { padding: 0 6px; border: 1px solid var(--rule); border-radius: 5px; background: none; color: var(--soft); font-size: 11px; cursor: pointer; }
        .copy:hover { border-color: var(--edge); color: var(--ink); }
        .badges { display: flex; flex-wrap: wrap; gap: 4px; margin: 8px 0; }
        .badge { padding: 1px 8px; border: 1px solid var(--edge); border-radius: 99px; font-size: 12px; overflow-wrap: anywhere; }
        .error { --tone: var(--error); --tone-soft: var(--error-soft); }
        .affected { --tone: var(--affected); --tone-soft: var(--affected-soft); }
        .warning { --tone: var(--warning); --tone-soft: var(--warning-soft); }
        .added { --tone: var(--added); --tone-soft: var(--added-soft); }
        .removed { --tone: var(--removed); --tone-soft: var(--removed-soft); }
        .changed { --tone: var(--changed); --tone-soft: var(--changed-soft); }
        .badge:is(.error, .affected, .warning, .added, .removed, .changed) { color: var(--tone); border-color: var(--tone); }
        .icon { width: 12px; height: 12px; margin-right: 5px; vertical-align: -1px; flex: none; }
        .icon path { fill: var(--tone); stroke: var(--tone); }
        .icon.affected path { fill: none; stroke-width: 2; }
        .sign { display: inline-block; min-width: 16px; padding: 0 2px; border-radius: 4px; background: var(--tone); color: var(--paper); font-size: 12px; font-weight: 700; line-height: 16px; text-align: center; text-decoration: none; }
        .tally { color: var(--tone); font-size: 12px; white-space: nowrap; }
        .tally .icon { margin-right: 0; }
        dl { display: grid; grid-template-columns: max-content 1fr; gap: 2px 12px; margin: 8px 0; font-size: 13px; }
        dt { color: var(--soft); }
        dd { margin: 0; overflow-wrap: anywhere; min-width: 0; }
        del { color: var(--removed); } ins { color: var(--added); text-decoration: none; }
        .points { margin: 0; padding: 0; list-style: none; }
        .points li { display: flex; align-items: baseline; gap: 8px; }
        .points small { color: var(--soft); font-size: 12px; }
        .points .link { max-width: 100%; overflow-wrap: break-word; }
        ol.points { counter-reset: step; }
        ol.points li::before { counter-increment: step; content: counter(step); min-width: 16px; color: var(--soft); font-size: 12px; text-align: right; }
        #metrics ol.points li::before { display: none; }
        .link { padding: 3px 0; border: 0; background: none; color: var(--accent); text-align: left; overflow-wrap: anywhere; cursor: pointer; }
        .link:hover { text-decoration: underline; }
        #modules, #table, #findings, #metrics, #changes { --side: 16px; padding: 10px var(--side) 0; }
        /* A list has a shadow at its lower edge while there is more below. The blank space after the last row covers the shadow: its own
           shadow fills what a short list leaves blank. */
        main > section:not(#picture)::before { content: ""; display: block; position: sticky; top: calc(100% - 12px); z-index: 1; height: 12px;
          margin: 0 calc(-1 * var(--side)) -12px; background: linear-gradient(transparent, #0f172a40); pointer-events: none; }
        main > section:not(#picture)::after { content: ""; display: block; position: relative; z-index: 2; height: 32px;
          margin: 0 calc(-1 * var(--side)); background: var(--back); box-shadow: 0 50vh 0 50vh var(--back); pointer-events: none; }
        #modules h2, #changes h2 { margin: 14px 0 6px; font-size: 14px; }
        #modules h2:first-child { margin-top: 2px; }
        #modules h2 small { font-weight: 400; color: var(--soft); font-size: 12.5px; }
        .modules { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(300px, 100%), 1fr)); gap: 6px; align-items: start; }
        details.module, details.group { background: var(--paper); border: 1px solid var(--rule); border-radius: 8px; }
        details.module > summary, details.group > summary { display: flex; align-items: baseline; flex-wrap: wrap; gap: 2px 8px; padding: 7px 12px; overflow-wrap: anywhere; list-style: none; }
        details.module > summary::before, details.group > summary::before { content: "▸"; width: 10px; color: var(--soft); }
        details.module[open] > summary::before, details.group[open] > summary::before { content: "▾"; }
        details.module > :not(summary) { margin: 0 12px 8px 30px; }
        .module-tools { display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: center; justify-content: space-between; }
        details.group { margin: 0 0 6px; }
        details.group > :not(summary) { margin: 0 12px 10px 30px; }
        .about { color: var(--soft); font-size: 13px; }
        .lead { font-weight: 600; margin: 4px 0; }
        .explanation { padding: 2px 12px; border-left: 3px solid var(--rule); color: var(--soft); font-size: 13px; max-width: 90ch; }
        .explanation p { margin: 4px 0; }
        .part h2 { margin: 10px 0 2px; font-size: 13px; }
        article { padding: 3px 0; border-top: 1px solid var(--rule); overflow-wrap: anywhere; display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 12px; }
        article:first-child { border-top: 0; }
        article > details { flex: 1 1 320px; min-width: 0; }
        article > details > summary { padding: 2px 0; list-style: none; }
        article > details > summary::before { content: "▸"; display: inline-block; width: 14px; color: var(--soft); }
        article > details[open] > summary::before { content: "▾"; }
        article > details > :not(summary) { margin-left: 16px; font-size: 13px; }
        article p { margin: 3px 0; }
        article .id { color: var(--soft); font-size: 12px; }
        article > .place { font-size: 12px; }
        #panel article { border: 1px solid var(--rule); border-radius: 8px; padding: 4px 8px; margin-bottom: 4px; }
        .change { padding: 3px 0; }
        .change .sign { flex: none; }
        .change > div { min-width: 0; overflow-wrap: anywhere; }
        .differences { margin: 2px 0 4px; font-size: 12.5px; }
        #table { container-type: inline-size; }
        .toolbar.narrow { display: none; }
        .toolbar select { padding: 3px 6px; border: 1px solid var(--edge); border-radius: 6px; background: var(--paper); }
        table { border-collapse: collapse; width: 100%; background: var(--paper); font-size: 13px; }
        caption { text-align: left; padding: 2px 0 6px; color: var(--soft); }
        th, td { padding: 3px 7px; border-bottom: 1px solid var(--rule); text-align: left; vertical-align: top; overflow-wrap: anywhere; }
        thead th { position: sticky; top: -10px; background: var(--paper); padding: 0; overflow-wrap: normal; z-index: 1; box-shadow: 0 1px var(--rule); }
        thead button { width: 100%; padding: 6px 7px; border: 0; background: none; font-weight: 600; text-align: left; cursor: pointer; }
        thead [aria-sort="ascending"] button::after { content: " ↑"; color: var(--accent); }
        thead [aria-sort="descending"] button::after { content: " ↓"; color: var(--accent); }
        tr[aria-current] :is(th, td) { background: var(--accent-soft); }
        td.number { text-align: right; font-variant-numeric: tabular-nums; overflow-wrap: normal; }
        tbody th { font-weight: 400; min-width: 120px; }
        tbody th .link { padding: 0; }
        td.short { white-space: nowrap; }
        /* Columns may break anywhere, because names may be of any length, but not where common words would. */
        td { min-width: 56px; }
        td:is([data-title="Kind"], [data-title="State"]) { min-width: 76px; }
        td[data-title="Isolation"] { min-width: 92px; }
        td.number { min-width: 0; }
        td:last-child { min-width: 104px; }
        td .place, td .place code { font-size: 11.5px; }
        @container (max-width: 900px) {
          th, td { padding: 3px 5px; }
          table { font-size: 12px; }
          thead button { padding: 5px; }
          tbody th { min-width: 96px; }
          td:last-child { min-width: 80px; }
        }
        @container (max-width: 760px) {
          .toolbar.narrow { display: flex; }
          table, caption, tbody { display: block; }
          thead { display: none; }
          tbody tr { display: flex; flex-wrap: wrap; gap: 0 14px; padding: 6px 8px; border-bottom: 1px solid var(--rule); font-size: 13px; }
          tbody th, tbody td { display: block; padding: 0; border: 0; min-width: 0; }
          tbody th { flex: 1 1 100%; font-weight: 600; }
          tbody td.empty { display: none; }
          tbody td::before { content: attr(data-title) " "; color: var(--soft); font-size: 12px; }
          td.number { text-align: left; }
        }
        #more { margin: 12px 0; }
        #metrics .figures { display: flex; flex-wrap: wrap; gap: 8px; }
        #metrics .figures div { padding: 8px 14px; background: var(--paper); border: 1px solid var(--rule); border-radius: 8px; font-size: 13px; }
        #metrics .figures b { display: block; font-size: 18px; font-variant-numeric: tabular-nums; }
        #metrics .columns { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(240px, 100%), 1fr)); gap: 0 24px; }
        #metrics small { min-width: 28px; text-align: right; }
        @media (max-width: 700px) {
          header { padding: 7px 10px; gap: 6px 8px; }
          h1 { flex: 1 1 100%; font-size: 15px; }
          .search { flex: 1 1 160px; }
          .tabs { margin: 0; width: 100%; flex-wrap: wrap; }
          .tabs button { flex: 1 1 auto; padding: 6px 4px; font-size: 13px; }
          .tabs .count { padding: 0 4px; font-size: 11px; }
          .tabs #modules-tab { order: -1; }
          #filters form { left: 8px; right: 8px; }
          #modules, #table, #findings, #metrics, #changes { --side: 10px; padding-top: 8px; }
          .bar { padding: 3px 10px; }
          details.module > summary, details.group > summary { padding: 10px; }
          details.group > :not(summary), details.module > :not(summary) { margin: 0 10px 8px 12px; }
          .points li { padding: 3px 0; }
          .zoom { right: 8px; bottom: 8px; }
          #legend { right: 8px; }
          #legend ul { columns: 1; }
          #panel { position: absolute; inset: auto 0 0 0; width: auto; max-width: none; max-height: 62%; border: 0; z-index: 2;
            border-top: 1px solid var(--rule); border-radius: 14px 14px 0 0; box-shadow: 0 -8px 24px #0003; }
        }
        @media print {
          :root { --back: #fff; --paper: #fff; --ink: #000; --soft: #333; --rule: #999; --frame: #fff; --inner: #fff; --accent: #000; }
          html, body, main { height: auto; display: block; }
          .search, #filters, #chips, .tabs, .bar, .zoom, #legend, .skip, #more, #panel .close, .copy, .toolbar, .segments, .stepper button { display: none !important; }
          main > section[hidden] { display: block !important; }
          main > section { overflow: visible; break-before: page; }
          main > section::before, main > section::after { display: none !important; }
          main > section#picture { break-before: auto; height: 60vh; display: flex !important; }
          #panel { width: auto; max-width: none; border: 1px solid var(--rule); }
          #table { container-type: normal; }
          thead th { position: static; }
          table { width: 100%; font-size: 10px; }
          table th, table td, td.short { padding: 2px 4px; white-space: normal; min-width: 0 !important; }
          tbody th, tbody th .link, td .place { overflow-wrap: anywhere; font-size: inherit; }
          article, tr { break-inside: avoid; }
        }

        """##

    static let script = ##"""
        // What the page shows: points (bindings, collections, missing keys) with their dependencies.
        const data = JSON.parse(document.getElementById('graph').textContent);
        const lineKinds = ['eager', 'deferred', 'weak', 'contribution', 'of the parent', 'builds'];
        const markWords = ['', 'warning', 'affected', 'error'];
        const changeWords = ['', 'added', 'removed', 'changed'];
        const changeSigns = ['', '+', '−', '~'];

        // A location from three numbers of a row: file, line, column.
        const placeAt = (row, start = 0) => {
            if (row === undefined || row.length < start + 3 || row[start] < 0) return null;
            const [name, path = ''] = data.files[row[start]];
            const [line, column] = [row[start + 1], row[start + 2]];
            return { name, path, line, column, text: `${name}:${line}:${column}` };
        };

        const components = data.components.map(([name, full, parent, scope], id) => ({ id, name, full, parent, scope, modules: [], points: [], change: 0 }));
        const modules = data.modules.map((row, id) => {
            const [name, full, component, includedBy] = row;
            return { id, name, full, component, includedBy, place: placeAt(row, 4), points: [], change: 0 };
        });
        for (const module of modules) components[module.component]?.modules.push(module);

        const points = data.points.map((row, id) => {
            const [key, kind, component, module, scope, isolation, flags, mark, , , , via, depth, dominator, dominated, ownName, detail = ''] = row;
            const [keyName, full] = data.keys[key];
            const place = placeAt(row, 8);
            const name = ownName || keyName;
            const word = data.words[kind];
            // What the row says last is the default of a setting, and the implementation of any other binding.
            const [implementation, fallback] = word === 'setting' ? ['', detail] : [detail, ''];
            return {
                id, name, full, kind: word, implementation, fallback, component, module, isolation: data.words[isolation], mark, place, via, depth,
                dominator, dominated, scope: data.words[scope],
                // What is created at launch is shared as well, and says so by its kind.
                isShared: (flags & 1) > 0 && !['launched', 'prepared', 'step', 'child launcher'].includes(word), isUnused: (flags & 2) > 0,
                isReplacement: (flags & 4) > 0, isDefault: (flags & 8) > 0, overridesDefault: (flags & 16) > 0,
                needs: [], neededBy: [], isShown: true, change: 0, findings: [],
                // In the picture: an element is told apart by its implementation, and the kind is in the second line.
                title: word === 'contribution' && implementation !== '' && name.startsWith('element ') ? implementation
                    : word === 'contribution' && implementation !== '' ? name.replace(/^entry (.*) of \[.*\]$/, `$1: ${implementation}`)
                    : word === 'contribution' ? name.replace(/^entry (.*) of \[.*\]$/, '$1')
                    : word === 'component factory' || word === 'child launcher' ? name.replace(/^\w+<(.*)>$/, '$1')
                    : word === 'setting' ? name.replace(/^setting /, '') : word === 'step' ? name.replace(/^step "(.*)"$/, '$1') : name,
                text: (name + '\n' + full + '\n' + detail + '\n' + (place?.text ?? '')).toLowerCase(),
            };
        });

        // Kinds of lines are numbers that index `lineKinds`.
        const lines = [];
        for (let i = 0; i < data.lines.length; i += 3) {
            const line = { from: points[data.lines[i]], to: points[data.lines[i + 1]], kind: data.lines[i + 2], change: 0 };
            line.crosses = line.to.component >= 0 && line.from.component !== line.to.component;
            line.from.needs.push(line);
            line.to.neededBy.push(line);
            lines.push(line);
        }
        const isDeferred = (line) => line.kind === 1 || line.kind === 5;

        // What differs from an older graph, where the page was given one.
        const difference = data.difference ?? null;
        if (difference !== null) {
            for (const [list, states] of [[points, difference.points], [components, difference.components], [modules, difference.modules]]) {
                for (let i = 0; i < states.length; i += 2) list[states[i]].change = states[i + 1];
            }
            for (const id of difference.addedLines) lines[id].change = 1;
            for (const id of difference.removedLines) lines[id].change = 2;
        }

        // The module in which a point is drawn: collections belong to the module of their component, missing keys to that of a requester.
        const ownModule = (component) => components[component]?.modules[0]?.id ?? -1;
        for (const point of points) {
            const requester = point.neededBy[0]?.from;
            if (point.module >= 0) point.home = point.module;
            else if (point.component >= 0) point.home = ownModule(point.component);
            else point.home = requester === undefined ? -1 : requester.module >= 0 ? requester.module : ownModule(requester.component);
            if (point.home < 0) point.home = ownModule(0);
            if (point.home < 0) continue;
            modules[point.home].points.push(point);
            components[modules[point.home].component]?.points.push(point);
        }

        // How often and how long the factories were called, where the page was given a trace of a run; times are in nanoseconds.
        const run = data.run ?? null;
        for (const [id, calls, unfinished, own, total, longest, threads] of run?.points ?? []) {
            points[id].times = { calls, unfinished, own, total, longest, threads };
        }
        const longestOwn = points.reduce((longest, point) => Math.max(longest, point.times?.own ?? 0), 1);
        const duration = (time) =>
            time < 999950 ? (time / 1e3).toFixed(1) + ' µs'
            : time < 9995000 ? (time / 1e6).toFixed(2) + ' ms'
            : time < 999950000 ? (time / 1e6).toFixed(1) + ' ms'
            : (time / 1e9).toFixed(2) + ' s';

        const findings = data.findings.map((row, id) => {
            const about = row.points.map((point) => points[point]);
            const finding = {
                id, kind: row.id, severity: row.severity, message: row.message, place: placeAt(row.place), path: row.path ?? [],
                notes: (row.notes ?? []).map((note) => ({ text: data.remarks[note[0]], place: placeAt(note, 1) })),
                help: (row.help ?? []).map((help) => data.remarks[help]), points: about,
                module: about.find((point) => point.home >= 0)?.home ?? -1,
            };
            for (const point of about) point.findings.push(finding);
            return finding;
        });

        const number = (count) => (count < 1000 ? String(count) : String(count).replace(/\B(?=(\d{3})+$)/g, '\u202f'));
        // One definition for all counts of this page: a binding is what a module or the library declares; collections and missing keys are none.
        const isBinding = (point) => point.module >= 0;
        const countBindings = (some) => some.reduce((count, point) => count + (isBinding(point) ? 1 : 0), 0);
        // In words: `12 bindings, 1 collection, 2 missing keys`.
        const inWords = (some) => {
            const [collections, missing] = ['collection', 'missing'].map((kind) => some.filter((point) => point.kind === kind).length);
            const bindings = countBindings(some);
            return [bindings > 0 || collections + missing === 0 ? plural(bindings, 'binding') : '', collections > 0 ? plural(collections, 'collection') : '',
                missing > 0 ? plural(missing, 'missing key') : ''].filter(Boolean).join(', ');
        };
        const plural = (count, noun) => `${number(count)} ${noun}${count === 1 ? '' : 's'}`;
        // The size of the graph; of a difference, that of the new one.
        const totals = Object.fromEntries(Object.entries({ bindings: points.filter(isBinding), modules, components }).map(([name, some]) => [name, some.filter((one) => one.change !== 2).length]));
        // The kind where the name does not say it.
        const kindOf = (point) => (point.kind === 'factory' || point.name.startsWith(point.kind) ? '' : point.kind);
        const componentName = (point) => components[point.component]?.name ?? '';
        const moduleName = (point) => modules[point.module]?.name ?? '';
        const moduleOf = (point) => modules[point.home];

        // From the outermost component or module down to the one at `index`.
        const chain = (list, index, next) => {
            const names = [];
            for (let at = index; at >= 0 && names.length <= list.length; at = list[at][next]) names.unshift(list[at].name);
            return names;
        };

        // What several files change. A link to this page restores the first part.
        const state = {
            selected: null,
            hops: 1,
            // Which of the paths from the root to the selected point is shown.
            step: 0,
            // Modules and components that have been opened or closed by hand, by id.
            openModules: new Set(),
            openComponents: new Set(),
            filters: { query: '', chosen: {} },
            tab: 'picture',

            // The points that the filters let pass.
            found: points,
            // The rows of the table that are shown.
            shownRows: 0,
            // The module that was opened last.
            lastOpened: null,
            // What is drawn, and its boxes under the pointer and at the keyboard.
            scene: null,
            hovered: null,
            cursor: null,
        };

        // Filters: values of one facet are alternatives, facets are combined.

        const ownership = (point) => {
            const values = [];
            if (point.kind === 'launched' || point.kind === 'prepared') values.push('created at launch');
            else if (point.kind === 'step' || point.kind === 'setting' || point.kind === 'child launcher') return values;
            else if (point.isShared) values.push(`shared in ${point.scope || 'its component'}`);
            else if (point.kind === 'factory' || point.kind === 'contribution') values.push('created each time');
            else if (point.kind === 'value' || point.kind === 'seed') values.push(point.kind === 'value' ? 'evaluated once' : 'passed in');
            if (point.neededBy.some(isDeferred)) values.push('requested deferred');
            if (point.neededBy.some((line) => line.kind === 2)) values.push('requested weakly');
            return values;
        };
        const severity = (point) => {
            const values = new Set(point.findings.map((finding) => finding.severity));
            if (point.kind === 'missing') values.add('error');
            if (point.mark === 2) values.add('affected');
            return values.size > 0 ? [...values] : ['none'];
        };
        const states = (point) => [
            ...(point.isUnused ? ['unused'] : []), ...(point.kind === 'missing' ? ['missing'] : []), ...(point.isReplacement ? ['replacement'] : []),
            ...(point.isDefault ? ['default'] : []), ...(point.overridesDefault ? ['overrides a default'] : []),
            ...(point.times ? ['called in the run'] : []),
        ];

        const facets = [
            ...(difference === null ? [] : [{ name: 'change', title: 'Change', values: (p) => [p.change > 0 ? changeWords[p.change] : 'unchanged'] }]),
            { name: 'severity', title: 'Severity', values: severity },
            { name: 'ownership', title: 'Ownership', values: ownership },
            { name: 'kind', title: 'Kind', values: (p) => [p.kind] },
            { name: 'isolation', title: 'Isolation', values: (p) => (p.isolation ? [p.isolation] : []) },
            { name: 'state', title: 'State', values: states },
            { name: 'component', title: 'Component', values: (p) => (componentName(p) ? [componentName(p)] : []) },
            { name: 'module', title: 'Module', values: (p) => (moduleName(p) ? [moduleName(p)] : []) },
        ];
        for (const facet of facets) {
            state.filters.chosen[facet.name] = new Set();
            facet.of = points.map(facet.values);
            facet.all = [...new Set(facet.of.flat())].sort();
            facet.ofBindings = new Set(facet.of.filter((_, id) => isBinding(points[id])).flat());
        }

        // Marks what passes the filters, counts what each value would leave, and returns what passes, best match first.
        const applyFilters = () => {
            const query = state.filters.query.trim().toLowerCase();
            const words = query.split(/\s+/).filter(Boolean);
            const active = facets.filter((facet) => state.filters.chosen[facet.name].size > 0);
            for (const facet of facets) facet.counts = new Map();
            // Bindings are counted; collections and missing keys only for the values that they alone have.
            const count = (facet, id) => {
                for (const value of facet.of[id]) {
                    if (isBinding(points[id]) || !facet.ofBindings.has(value)) facet.counts.set(value, (facet.counts.get(value) ?? 0) + 1);
                }
            };
            const found = [];
            for (const point of points) {
                point.isShown = false;
                if (!words.every((word) => point.text.includes(word))) continue;
                const missed = active.filter((facet) => !facet.of[point.id].some((value) => state.filters.chosen[facet.name].has(value)));
                if (missed.length === 1) count(missed[0], point.id);
                if (missed.length > 0) continue;
                for (const facet of facets) count(facet, point.id);
                point.isShown = true;
                found.push(point);
            }
            const rank = (point) => {
                const name = point.name.toLowerCase();
                return name === query ? 0 : name.startsWith(query) ? 1 : name.includes(query) ? 2 : 3;
            };
            return query === '' ? found : found.map((point) => [rank(point), point])
                .sort((a, b) => a[0] - b[0] || b[1].neededBy.length - a[1].neededBy.length || a[1].id - b[1].id)
                .map(([, point]) => point);
        };
        const isFiltered = () => state.filters.query.trim() !== '' || facets.some((facet) => state.filters.chosen[facet.name].size > 0);

        // What surrounds a point, and how the roots lead to it.

        // The points within some requests of a point, with their distances: negative for those that require it.
        const neighborhood = (center, hops) => {
            const distances = new Map([[center, 0]]);
            for (const [sign, next] of [[1, (p) => p.needs.map((l) => l.to)], [-1, (p) => p.neededBy.map((l) => l.from)]]) {
                let edge = [center];
                for (let hop = 1; hop <= hops; hop++) {
                    const further = [];
                    for (const point of edge) {
                        for (const other of next(point)) {
                            if (distances.has(other)) continue;
                            distances.set(other, sign * hop);
                            further.push(other);
                        }
                    }
                    edge = further;
                }
            }
            return distances;
        };

        // The simple paths from the roots to a point, shortest first. The search goes backward and is guided by the exact distance to
        // the nearest root, so that it finds a path with nearly every step; it ends after `limit` paths or a number of steps.
        const findPaths = (target, limit = 200, steps = 20000) => {
            if (target.depth < 0) return { paths: [], isComplete: true };
            const buckets = [];
            const push = (node) => { (buckets[node.length + node.point.depth] ??= []).push(node); };
            push({ point: target, next: null, length: 0 });
            const paths = [];
            let cost = 0;
            for (let cheapest = 0; cheapest < buckets.length; cheapest++) {
                const bucket = buckets[cheapest] ?? [];
                while (bucket.length > 0) {
                    const node = bucket.pop();
                    if (node.point.depth === 0) {
                        const path = [];
                        for (let at = node; at !== null; at = at.next) path.push(at.point);
                        paths.push(path);
                        if (paths.length >= limit) return { paths, isComplete: false };
                    }
                    for (const { from } of node.point.neededBy) {
                        if (from.depth < 0) continue;
                        let isNew = true;
                        for (let at = node; at !== null && isNew; at = at.next) { isNew = at.point !== from; cost++; }
                        if (isNew) push({ point: from, next: node, length: node.length + 1 });
                    }
                    if (cost > steps * 10) return { paths, isComplete: false };
                }
            }
            return { paths, isComplete: true };
        };

        // The number of paths where requests have no cycle; null where they have one.
        const countPaths = (target) => {
            const ancestors = new Map([[target, 0]]);
            const queue = [target];
            for (let at = 0; at < queue.length; at++) {
                for (const { from } of queue[at].neededBy) {
                    if (from.depth < 0) continue;
                    if (!ancestors.has(from)) queue.push(from);
                    ancestors.set(from, (ancestors.get(from) ?? 0) + 1);
                }
            }
            if (ancestors.get(target) > 0) return null;
            const counts = new Map([[target, 1]]);
            const ready = [target];
            let total = 0;
            for (let at = 0; at < ready.length; at++) {
                const count = counts.get(ready[at]);
                if (ready[at].depth === 0) total += count;
                for (const { from } of ready[at].neededBy) {
                    if (from.depth < 0) continue;
                    counts.set(from, (counts.get(from) ?? 0) + count);
                    ancestors.set(from, ancestors.get(from) - 1);
                    if (ancestors.get(from) === 0) ready.push(from);
                }
            }
            return ready.length === ancestors.size ? total : null;
        };

        let known = { target: null };
        const pathsTo = (target) => {
            if (known.target !== target) {
                const { paths, isComplete } = findPaths(target);
                const count = isComplete ? paths.length : countPaths(target);
                known = { target, paths, count, isComplete };
            }
            return known;
        };
        // The path that is shown, as points from a root.
        const shownPath = () => {
            if (state.selected === null) return [];
            const { paths } = pathsTo(state.selected);
            return paths[Math.min(state.step, paths.length - 1)] ?? [];
        };
        // In words: how many paths there are.
        const pathCount = ({ paths, count, isComplete }) => {
            if (isComplete) return plural(paths.length, 'path');
            if (count === null) return `more than ${plural(paths.length, 'path')}`;
            return count < 1e6 ? plural(count, 'path') : `about ${count.toExponential(1).replace(/e\+?/, ' × 10^')} paths`;
        };

        // Layered layout of boxes: dependencies lead to the right, or down. Close to linear: a fixed number of sweeps, each of which sorts.

        // The layer of each box, by the longest path to it; edges that close a cycle do not count. Boxes without edges have none (−1).
        const ranksOf = (count, next) => {
            const [mark, order] = [new Uint8Array(count), []];
            const forward = next.map(() => []);
            for (let start = 0; start < count; start++) {
                if (mark[start] > 0) continue;
                const stack = [[start, 0]];
                mark[start] = 1;
                while (stack.length > 0) {
                    const top = stack[stack.length - 1];
                    const [node, at] = top;
                    if (at < next[node].length) {
                        top[1]++;
                        const target = next[node][at];
                        if (mark[target] !== 1) forward[node].push(target);
                        if (mark[target] === 0) { mark[target] = 1; stack.push([target, 0]); }
                    } else { mark[node] = 2; order.push(node); stack.pop(); }
                }
            }
            const ranks = new Int32Array(count);
            const isTarget = new Uint8Array(count);
            for (let i = count - 1; i >= 0; i--) {
                for (const target of forward[order[i]]) {
                    isTarget[target] = 1;
                    ranks[target] = Math.max(ranks[target], ranks[order[i]] + 1);
                }
            }
            // What nothing leads to moves next to what it leads to.
            for (let node = 0; node < count; node++) {
                if (isTarget[node]) continue;
                ranks[node] = forward[node].length === 0 ? -1 : forward[node].reduce((least, t) => Math.min(least, ranks[t]), Infinity) - 1;
            }
            return ranks;
        };

        // The positions nearest to the `wanted` ones (least squares) at which boxes of these sizes do not overlap. `wanted` is sorted.
        const apart = (wanted, sizes, gap) => {
            const count = wanted.length;
            const [sums, counts, result] = [new Float64Array(count), new Int32Array(count), new Float64Array(count)];
            let [blocks, before] = [0, 0];
            for (let i = 0; i < count; i++) {
                let [sum, size] = [wanted[i] - sizes[i] / 2 - before, 1];
                before += sizes[i] + gap;
                for (; blocks > 0 && sums[blocks - 1] * size > sum * counts[blocks - 1]; blocks--) {
                    sum += sums[blocks - 1];
                    size += counts[blocks - 1];
                }
                sums[blocks] = sum;
                counts[blocks++] = size;
            }
            before = 0;
            for (let block = 0, i = 0; block < blocks; block++) {
                for (let rest = counts[block]; rest > 0; rest--, i++) {
                    result[i] = sums[block] / counts[block] + before;
                    before += sizes[i] + gap;
                }
            }
            return result;
        };

        // Arranges boxes `{ w, h }` with edges `[from, to]`. Layers taller than `limit` are split; layers beyond `length` begin a new band.
        // With `routes`, an edge that passes layers gets room in each of them, and a way through it: `routes[edge]` are its points.
        const arrange = (boxes, edges, { isDown, limit, length = Infinity, gap = 14, layerGap = 56, ranks = null, routes = false }) => {
            let count = boxes.length;
            const across = boxes.map((box) => (isDown ? box.w : box.h));
            const along = boxes.map((box) => (isDown ? box.h : box.w));
            const [next, previous] = [boxes.map(() => []), boxes.map(() => [])];
            for (const [from, to] of edges) {
                if (from === to) continue;
                next[from].push(to);
                previous[to].push(from);
            }
            const rank = Array.from(ranks ?? ranksOf(count, next));
            const bends = new Map();
            if (routes) {
                const used = [...new Set(rank)].filter((one) => one !== -1 || ranks !== null).sort((a, b) => a - b);
                const place = new Map(used.map((one, i) => [one, i]));
                for (const [edge, [from, to]] of edges.entries()) {
                    const [first, last] = [place.get(rank[from]), place.get(rank[to])];
                    if (first === undefined || last === undefined || last - first < 2) continue;
                    const points = [];
                    let before = from;
                    next[from].splice(next[from].indexOf(to), 1);
                    previous[to].splice(previous[to].indexOf(from), 1);
                    for (let layer = first + 1; layer < last; layer++) {
                        rank.push(used[layer]);
                        across.push(4);
                        along.push(0);
                        next.push([]);
                        previous.push([before]);
                        next[before].push(count);
                        points.push(count);
                        before = count++;
                    }
                    next[before].push(to);
                    previous[to].push(before);
                    bends.set(edge, points);
                }
            }
            const byRank = new Map();
            const alone = [];
            for (let i = 0; i < count; i++) {
                if (rank[i] === -1 && ranks === null) { alone.push(i); continue; }
                if (!byRank.has(rank[i])) byRank.set(rank[i], []);
                byRank.get(rank[i]).push(i);
            }
            let layers = [...byRank.keys()].sort((a, b) => a - b).map((key) => byRank.get(key));
            const at = new Float64Array(count);
            const spread = (layer) => {
                const positions = apart(layer.map((i) => at[i]), layer.map((i) => across[i]), gap);
                layer.forEach((i, index) => { at[i] = positions[index] + across[i] / 2; });
            };
            for (const layer of layers) spread(layer);
            const wanted = new Float64Array(count);
            const byWish = (a, b) => wanted[a] - wanted[b] || at[a] - at[b] || a - b;
            const sweep = (rounds) => {
                for (let round = 0; round < rounds; round++) {
                    const isForward = round % 2 === 0;
                    const sides = isForward ? previous : next;
                    for (let turn = 0; turn < layers.length; turn++) {
                        const layer = layers[isForward ? turn : layers.length - 1 - turn];
                        for (const i of layer) {
                            let sum = 0;
                            for (const other of sides[i]) sum += at[other];
                            wanted[i] = sides[i].length === 0 ? at[i] : sum / sides[i].length;
                        }
                        layer.sort(byWish);
                        for (const i of layer) at[i] = wanted[i];
                        spread(layer);
                    }
                }
            };
            sweep(4);
            layers = layers.flatMap((layer) => {
                const size = layer.reduce((sum, i) => sum + across[i] + gap, -gap);
                const parts = Math.min(layer.length, Math.max(1, Math.ceil(size / Math.max(limit, 1))));
                if (parts === 1) return [layer];
                const split = Array.from({ length: parts }, () => []);
                layer.forEach((i, index) => split[index % parts].push(i));
                return split;
            });
            for (const layer of layers) spread(layer);
            sweep(4);
            // Boxes without edges fill layers of their own, at the end.
            for (let start = 0; start < alone.length;) {
                const layer = [];
                let size = 0;
                while (start < alone.length && (layer.length === 0 || size + across[alone[start]] <= Math.max(limit, size))) {
                    size += across[alone[start]] + gap;
                    layer.push(alone[start++]);
                    if (size > limit) break;
                }
                let position = 0;
                for (const i of layer) { at[i] = position + across[i] / 2; position += across[i] + gap; }
                layers.push(layer);
            }
            // Bands, one beside the other.
            const [mainOf, crossOf] = [new Float64Array(count), new Float64Array(count)];
            let [band, main, cross, mainSize, crossSize] = [[], 0, 0, 0, 0];
            const finish = () => {
                let [least, most] = [Infinity, -Infinity];
                for (const i of band) { least = Math.min(least, at[i] - across[i] / 2); most = Math.max(most, at[i] + across[i] / 2); }
                for (const i of band) crossOf[i] = cross + at[i] - across[i] / 2 - least;
                if (band.length > 0) crossSize = cross + most - least;
                cross = crossSize + gap * 2;
                [band, main] = [[], 0];
            };
            const sizeOf = new Float64Array(count);
            for (const layer of layers) {
                const size = layer.reduce((most, i) => Math.max(most, along[i]), 0);
                if (band.length > 0 && main + size > length) finish();
                for (const i of layer) { mainOf[i] = main; sizeOf[i] = size; band.push(i); }
                mainSize = Math.max(mainSize, main + size);
                main += size + layerGap;
            }
            finish();
            const [x, y] = isDown ? [crossOf, mainOf] : [mainOf, crossOf];
            const ways = new Map([...bends].map(([edge, points]) => [edge, points.map((i) => (isDown ? [crossOf[i] + 2, mainOf[i], sizeOf[i]] : [mainOf[i], crossOf[i] + 2, sizeOf[i]]))]));
            return { x, y, w: isDown ? crossSize : mainSize, h: isDown ? mainSize : crossSize, isDown, ways };
        };

        // The arrangement that is largest in a room of this shape: to the right or down, in layers, layers in bands, or rows that ignore the
        // lines. With a `variant`, the arrangement that an earlier result had.
        const fitting = (boxes, edges, room, options = {}) => {
            let best = null;
            const area = boxes.reduce((sum, box) => sum + (box.w + 50) * (box.h + 30), 1);
            const side = Math.sqrt(area * room.h / room.w);
            const factors = boxes.length > 400 ? [1] : boxes.length > 120 ? [0.8, 1.3] : [0.65, 1, 1.5];
            const consider = (isDown, factor, mode, bonus) => {
                const limit = factor * (isDown ? area / side : side);
                const form = {
                    layers: { limit }, ways: { limit: Infinity, routes: true }, rows: { limit }, bands: { limit, length: (isDown ? side : area / side) * 1.15 },
                }[mode];
                const result = arrange(boxes, mode === 'rows' ? [] : edges, { ...options, ...form, isDown });
                result.scale = Math.min(room.w / Math.max(result.w, 1), room.h / Math.max(result.h, 1));
                result.variant = { isDown, factor, mode };
                const worth = Math.min(result.scale, room.enough ?? Infinity) * bonus;
                if (best === null || worth > best.worth) best = { ...result, worth };
            };
            if (options.variant) {
                consider(options.variant.isDown, options.variant.factor, options.variant.mode, 1);
                return best;
            }
            for (const isDown of [false, true]) {
                if (options.mayRoute && edges.length <= 160) consider(isDown, 1, 'ways', 1.4);
                for (const factor of factors) {
                    // Lines that follow the layers are shorter than those of bands and rows.
                    consider(isDown, factor, 'layers', 1.25);
                    if (options.mayPack) consider(isDown, factor, 'rows', 1); else consider(isDown, factor, 'bands', 0.85);
                }
            }
            return best;
        };

        // The layout of a small graph: every box in a layer, dependencies lead to the next layers, and lines pass between the boxes.
        //
        // The four steps are those of Sugiyama: layers, an order in each layer with few crossings, positions, and lines. Lines to one box that
        // pass several layers share one way, so that twenty bindings that require a log are one line with twenty ends. The boxes of a lane (a
        // component) are neighbors in every layer, so that a frame fits around them.

        // The edges without cycles: those that close one are turned around. Returns for each edge whether it was.
        const turnedEdges = (count, edges) => {
            const next = Array.from({ length: count }, () => []);
            const hasSource = new Uint8Array(count);
            edges.forEach(([from, to], edge) => { next[from].push([to, edge]); hasSource[to] = 1; });
            const [state, isTurned] = [new Uint8Array(count), edges.map(() => false)];
            const visit = (start) => {
                const stack = [[start, 0]];
                state[start] = 1;
                while (stack.length > 0) {
                    const top = stack[stack.length - 1];
                    if (top[1] === next[top[0]].length) { state[top[0]] = 2; stack.pop(); continue; }
                    const [to, edge] = next[top[0]][top[1]++];
                    if (state[to] === 1) isTurned[edge] = true;
                    if (state[to] === 0) { state[to] = 1; stack.push([to, 0]); }
                }
            };
            for (let node = 0; node < count; node++) if (state[node] === 0 && !hasSource[node]) visit(node);
            for (let node = 0; node < count; node++) if (state[node] === 0) visit(node);
            return isTurned;
        };

        // The layer of each box: as few layers as there must be with at most `most` boxes of the largest lane in each, and short lines.
        const layersOf = (boxes, edges, most) => {
            const count = boxes.length;
            const [next, previous] = [0, 1].map(() => Array.from({ length: count }, () => []));
            for (const [from, to] of edges) { next[from].push(to); previous[to].push(from); }
            const rank = new Int32Array(count);
            const waiting = previous.map((some) => some.length);
            const ready = waiting.flatMap((left, node) => (left === 0 ? [node] : []));
            for (let at = 0; at < ready.length; at++) {
                for (const to of next[ready[at]]) {
                    rank[to] = Math.max(rank[to], rank[ready[at]] + 1);
                    if (--waiting[to] === 0) ready.push(to);
                }
            }
            let depth = Math.max(0, ...rank);
            // A small lane has less room in a layer than a large one.
            const laneSizes = new Map();
            for (const { lane } of boxes) laneSizes.set(lane, (laneSizes.get(lane) ?? 0) + 1);
            const largest = Math.max(...laneSizes.values());
            const room = new Map([...laneSizes].map(([lane, size]) => [lane, Math.max(2, Math.ceil(size / (depth + 1)) + 1, Math.round(most * size / largest))]));
            room.set([...laneSizes].find(([, size]) => size === largest)[0], most);
            const sizes = new Map();
            const sizeOf = (node, layer) => sizes.get(`${boxes[node].lane} ${layer}`) ?? 0;
            const change = (node, layer, by) => { sizes.set(`${boxes[node].lane} ${layer}`, sizeOf(node, layer) + by); };
            const move = (node, layer) => { change(node, rank[node], -1); rank[node] = layer; change(node, layer, 1); };
            const isFull = (node, layer) => sizeOf(node, layer) >= room.get(boxes[node].lane);
            const first = (node) => previous[node].reduce((most, other) => Math.max(most, rank[other] + 1), 0);
            const last = (node) => next[node].reduce((most, other) => Math.min(most, rank[other] - 1), depth);
            const isAlone = (node) => next[node].length + previous[node].length === 0;
            for (let node = 0; node < count; node++) if (!isAlone(node)) change(node, rank[node], 1);
            const tighten = () => {
                for (let round = 0; round < 8; round++) {
                    for (let node = 0; node < count; node++) {
                        if (isAlone(node)) continue;
                        const [low, high] = [first(node), last(node)];
                        // All lines to one box are one line: only the first of them counts.
                        const isDrawnOn = next[node].length > Math.min(1, previous[node].length);
                        const choices = Array.from({ length: high - low + 1 }, (_, at) => (isDrawnOn ? high - at : low + at));
                        const wanted = choices.find((layer) => layer === rank[node] || !isFull(node, layer));
                        if (wanted !== undefined && wanted !== rank[node]) move(node, wanted);
                    }
                }
            };
            tighten();
            for (let layer = 0; layer <= depth && depth < 200; layer++) {
                for (const [lane, limit] of room) {
                    const own = [...rank.keys()].filter((node) => rank[node] === layer && boxes[node].lane === lane && !isAlone(node));
                    if (own.length <= limit) continue;
                    // What leads nowhere moves on first.
                    own.sort((a, b) => last(b) - last(a) || next[a].length - next[b].length || a - b);
                    const movers = own.slice(0, own.length - limit);
                    if (movers.some((node) => last(node) <= layer)) {
                        for (let node = 0; node < count; node++) if (rank[node] > layer && !isAlone(node)) move(node, rank[node] + 1);
                        depth++;
                    }
                    for (const node of movers) move(node, layer + 1);
                    // A box that moved pushes those that it leads to.
                    for (const node of ready) if (rank[node] < first(node)) move(node, first(node));
                    depth = Math.max(depth, ...rank);
                }
            }
            tighten();
            // Boxes without lines fill the layers that have room.
            for (let node = 0; node < count; node++) {
                if (!isAlone(node)) continue;
                let best = 0;
                for (let layer = 1; layer <= depth; layer++) if (sizeOf(node, layer) < sizeOf(node, best)) best = layer;
                rank[node] = best;
                change(node, best, 1);
            }
            return rank;
        };

        // The crossings between two layers: of every two lines whose ends are in opposite order.
        const crossingsBetween = (pairs) => {
            let count = 0;
            for (let i = 0; i < pairs.length; i++) {
                for (let j = 0; j < i; j++) if ((pairs[i][0] - pairs[j][0]) * (pairs[i][1] - pairs[j][1]) < 0) count++;
            }
            return count;
        };

        // Boxes `{ w, h, lane }` in layers. `ways[edge]` are the points `[x, y, size]` that an edge passes: a line of this size along the layers.
        //
        // A `free` edge does not say in which layer a box is: a component that another one builds begins where its own dependencies say.
        const layered = (boxes, edges, { isFree, isDown, most, gap = 12, layerGap = 44, laneGap = 0 }) => {
            const turned = turnedEdges(boxes.length, edges.filter((_, edge) => !isFree[edge]));
            const binding = edges.filter((_, edge) => !isFree[edge]).map(([from, to], at) => (turned[at] ? [to, from] : [from, to]));
            const rank = Array.from(layersOf(boxes, binding, most));
            // What is tall is in the last layer, so that only that one is.
            if (isDown) boxes.forEach((box, node) => { if (box.isLast) rank[node] = Math.max(...rank); });
            const isTurned = edges.map(([from, to]) => rank[from] > rank[to]);
            const straight = edges.map(([from, to], edge) => (isTurned[edge] ? [to, from] : [from, to]));
            // Half of the gap belongs to the boxes, so that ways are nearer to each other than boxes are.
            const across = boxes.map((box) => (isDown ? box.w : box.h) + gap / 2);
            const along = boxes.map((box) => (isDown ? box.h : box.w));
            const lane = boxes.map((box) => box.lane);
            const trunks = new Map();
            const passes = straight.map(([from, to]) => {
                const points = [];
                for (let layer = rank[from] + 1; layer < rank[to]; layer++) {
                    const key = `${to} ${layer}`;
                    if (!trunks.has(key)) {
                        trunks.set(key, rank.length);
                        rank.push(layer);
                        across.push(2);
                        along.push(0);
                        lane.push(lane[to]);
                    }
                    points.push(trunks.get(key));
                }
                return points;
            });
            const count = rank.length;
            const [next, previous] = [0, 1].map(() => Array.from({ length: count }, () => []));
            const known = new Set();
            straight.forEach(([from, to], edge) => {
                if (rank[from] === rank[to]) return;
                let before = from;
                for (const node of [...passes[edge], to]) {
                    const key = before * count + node;
                    if (!known.has(key)) { known.add(key); next[before].push(node); previous[node].push(before); }
                    before = node;
                }
            });
            const depth = Math.max(...rank) + 1;
            const order = bestOrder(count, depth, rank, lane, next, previous);
            const place = positions(order, across, lane, next, previous, boxes.length, gap / 2, laneGap);

            // Along the layers.
            const starts = [], sizes = [];
            let at = 0;
            order.layers.forEach((layer, index) => {
                starts.push(at);
                sizes.push(Math.max(0, ...layer.map((node) => along[node])));
                const lines = layer.reduce((sum, node) => sum + next[node].length, 0);
                at += sizes[index] + (index + 1 < depth ? layerGap + Math.min(20, lines * 0.6) : 0);
            });
            const crossOf = (node) => place[node] - (isDown ? boxes[node].w : boxes[node].h) / 2;
            // In the middle of their layer, so that lines have equal room on both sides.
            const mainOf = (node) => starts[rank[node]] + (isDown ? (sizes[rank[node]] - along[node]) / 2 : 0);
            const x = boxes.map((_, node) => (isDown ? crossOf(node) : mainOf(node)));
            const y = boxes.map((_, node) => (isDown ? mainOf(node) : crossOf(node)));
            const ways = edges.map((_, edge) => {
                const [first, last] = straight[edge];
                if (rank[first] === rank[last]) return null;
                // Out of the layer of the box, through those in between, into that of the last one.
                const through = [first, ...passes[edge], last].map((node) => {
                    const isEnd = node === first || node === last;
                    const [low, high] = node === first ? [mainOf(node) + along[node], starts[rank[node]] + sizes[rank[node]]]
                        : node === last ? [starts[rank[node]], mainOf(node)] : [starts[rank[node]], starts[rank[node]] + sizes[rank[node]]];
                    return { cross: place[node], low, high, isEnd };
                });
                const points = isTurned[edge] ? through.reverse().map(({ cross, low, high }) => [cross, high, low - high]) : through.map(({ cross, low, high }) => [cross, low, high - low]);
                return points.map(([cross, main, size]) => (isDown ? [cross, main, size] : [main, cross, size]));
            });
            const h = Math.max(0, ...place.map((one, node) => one + across[node] / 2));
            return { x, y, w: isDown ? h : at, h: isDown ? at : h, isDown, ways, crossings: order.crossings, depth };
        };

        // An order of the nodes in each layer with few crossings; the nodes of a lane stay together.
        const bestOrder = (count, depth, rank, lane, next, previous) => {
            const natural = Array.from({ length: depth }, () => []);
            for (let node = 0; node < count; node++) natural[rank[node]].push(node);
            for (const layer of natural) layer.sort((a, b) => lane[a] - lane[b] || a - b);
            const at = new Float64Array(count);
            const number = (layers) => { for (const layer of layers) layer.forEach((node, index) => { at[node] = index; }); };
            const crossings = (layers) => {
                number(layers);
                let sum = 0;
                for (const layer of layers) sum += crossingsBetween(layer.flatMap((node) => next[node].map((to) => [at[node], at[to]])));
                return sum;
            };
            // What two neighbors would cost in this order and in the other.
            const cost = (a, b) => {
                let sum = 0;
                for (const side of [next, previous]) for (const one of side[a]) for (const other of side[b]) if (at[one] > at[other]) sum++;
                return sum;
            };
            const swapNeighbors = (layers) => {
                for (let round = 0; round < 6; round++) {
                    let hasChanged = false;
                    for (const layer of layers) {
                        for (let i = 0; i + 1 < layer.length; i++) {
                            const [a, b] = [layer[i], layer[i + 1]];
                            if (lane[a] !== lane[b] || cost(a, b) <= cost(b, a)) continue;
                            [layer[i], layer[i + 1]] = [b, a];
                            [at[a], at[b]] = [i + 1, i];
                            hasChanged = true;
                        }
                    }
                    if (!hasChanged) return;
                }
            };
            let best = { layers: natural, crossings: crossings(natural) };
            // Fixed numbers instead of random ones: the same graph has the same picture.
            let seed = 1;
            const dice = () => { seed = (seed * 48271) % 2147483647; return seed / 2147483647; };
            for (let attempt = 0; attempt < 6 && best.crossings > 0; attempt++) {
                const layers = natural.map((layer) => {
                    const wish = new Map(layer.map((node, index) => [node, attempt === 0 ? index : attempt === 1 ? -index : dice()]));
                    return [...layer].sort((a, b) => lane[a] - lane[b] || wish.get(a) - wish.get(b));
                });
                number(layers);
                for (let sweep = 0; sweep < 14; sweep++) {
                    const isForward = sweep % 2 === 0;
                    for (let turn = 0; turn < depth; turn++) {
                        const layer = layers[isForward ? turn : depth - 1 - turn];
                        const wish = new Map(layer.map((node) => {
                            const side = (isForward ? previous : next)[node];
                            const others = side.length > 0 ? side : (isForward ? next : previous)[node];
                            return [node, others.length === 0 ? at[node] : others.reduce((sum, other) => sum + at[other], 0) / others.length];
                        }));
                        layer.sort((a, b) => lane[a] - lane[b] || wish.get(a) - wish.get(b) || at[a] - at[b]);
                        layer.forEach((node, index) => { at[node] = index; });
                    }
                    swapNeighbors(layers);
                    const found = crossings(layers);
                    if (found < best.crossings) best = { layers: layers.map((layer) => [...layer]), crossings: found };
                }
            }
            number(best.layers);
            return best;
        };

        // Positions across the layers, near the middle of what a node is connected to; ways are as straight as possible.
        const positions = ({ layers }, across, lane, next, previous, boxCount, gap, laneGap) => {
            const at = new Float64Array(across.length);
            const spread = (layer, wanted) => {
                const found = apart(wanted, layer.map((node) => across[node]), gap);
                layer.forEach((node, index) => { at[node] = found[index] + across[node] / 2; });
            };
            for (const layer of layers) spread(layer, layer.map(() => 0));
            for (let round = 0; round < 24; round++) {
                for (let turn = 0; turn < layers.length; turn++) {
                    const layer = layers[round % 2 === 0 ? turn : layers.length - 1 - turn];
                    spread(layer, layer.map((node) => {
                        let [sum, weight] = [0, 0];
                        for (const other of [...next[node], ...previous[node]]) {
                            const own = (node >= boxCount ? 2 : 1) * (other >= boxCount ? 3 : 1);
                            sum += own * at[other];
                            weight += own;
                        }
                        return weight === 0 ? at[node] : sum / weight;
                    }));
                }
            }
            // Lanes, one after the other, each hardly wider than its widest layer.
            const lanes = [...new Set(lane)].sort((a, b) => a - b);
            let from = 0;
            for (const one of lanes) {
                const rows = layers.map((layer) => layer.filter((node) => lane[node] === one)).filter((row) => row.length > 0);
                const widest = Math.max(...rows.map((row) => row.reduce((sum, node) => sum + across[node] + gap, -gap)));
                const middles = rows.flat().map((node) => at[node]).sort((a, b) => a - b);
                const low = middles[middles.length >> 1] - widest * 0.55;
                const high = low + widest * 1.1;
                for (const row of rows) {
                    let edge = low;
                    for (const node of row) { at[node] = Math.max(at[node], edge + across[node] / 2); edge = at[node] + across[node] / 2 + gap; }
                    edge = high;
                    for (const node of [...row].reverse()) { at[node] = Math.min(at[node], edge - across[node] / 2); edge = at[node] - across[node] / 2 - gap; }
                }
                const least = Math.min(...rows.flat().map((node) => at[node] - across[node] / 2));
                for (const node of rows.flat()) at[node] += from - least;
                from = Math.max(...rows.flat().map((node) => at[node] + across[node] / 2)) + laneGap;
            }
            return at;
        };

        // Names that are too long for their place.

        // The name without the last argument of its last generic type: `Map<Key, Value>`, `Map<Key, …>`, `Map<…>`; null if none is left.
        const withoutArgument = (text) => {
            const lists = [...text.matchAll(/<((?:[^<>]|<…>)*)>/g)].filter((list) => list[1] !== '…');
            if (lists.length === 0) return null;
            const { 0: all, 1: inside, index } = lists[lists.length - 1];
            const names = inside.split(', ');
            const rest = names.slice(0, names[names.length - 1] === '…' ? -2 : -1);
            return `${text.slice(0, index)}<${[...rest, '…'].join(', ')}>${text.slice(index + all.length)}`;
        };

        // The text, shortened until it fits: first the arguments of generic types, from the end, then the end itself. The beginning tells names
        // apart, so it stays.
        const shortened = (text, fits) => {
            for (let short = text; short !== null; short = withoutArgument(short)) {
                if (fits(short)) return short;
                text = short;
            }
            const letters = Array.from(text.slice(0, 400));
            const cut = (count) => letters.slice(0, count).join('') + '…';
            let [low, high] = [1, letters.length];
            while (low < high) {
                const middle = Math.ceil((low + high) / 2);
                if (fits(cut(middle))) low = middle; else high = middle - 1;
            }
            return cut(low);
        };

        // The scene: which boxes, frames and links are drawn, and where. A small graph is drawn in layers; a large one as modules that open in
        // place, and a selection has a scene of its own, its neighborhood.

        const smallGraph = 72;
        const manyModules = 72;
        const bindingHeight = 38;
        const rowHeight = 17;
        const titleHeight = 26;
        const padding = 12;

        const ruler = document.createElement('canvas').getContext('2d');
        const fontFamily = 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';
        const fontOf = (size, isBold) => `${isBold ? '600 ' : ''}${size}px ${fontFamily}`;
        const widths = new Map();
        const textWidth = (text, size = 12, isBold = false) => {
            const key = `${size}${isBold}${text}`;
            if (!widths.has(key)) {
                ruler.font = fontOf(size, isBold);
                widths.set(key, ruler.measureText(text).width);
            }
            return widths.get(key);
        };
        const between = (least, value, most) => Math.min(most, Math.max(least, value));

        const filledModules = modules.filter((module) => module.points.length > 0);
        const filledComponents = components.filter((component) => component.points.length > 0);
        // The settings of a module are one box, with a row for each.
        const settingsOf = new Map(modules.map((module) => [module.id, module.points.filter((point) => point.kind === 'setting')]).filter(([, some]) => some.length > 1));
        const foldedSettings = [...settingsOf.values()].reduce((sum, some) => sum + some.length - 1, 0);
        const isSmall = points.length - foldedSettings <= smallGraph;

        // How the page opens: everything in a small graph; modules; in a large graph only components.
        const openAtFirst = () => {
            const openComponents = filledModules.length <= manyModules || filledComponents.length === 1 ? filledComponents : [];
            return { modules: new Set(isSmall ? filledModules.map((m) => m.id) : []), components: new Set(openComponents.map((c) => c.id)) };
        };
        const closeAll = () => ({ modules: state.openModules, components: state.openComponents } = openAtFirst());
        closeAll();

        const inner = (list, of) => {
            const pairs = new Map();
            for (const line of lines) {
                const [from, to] = [of(line.from), of(line.to)];
                if (from === to || from < 0 || to < 0) continue;
                const key = from * list.length + to;
                const pair = pairs.get(key);
                if (pair) pair.weight++; else pairs.set(key, { from, to, weight: 1 });
            }
            return [...pairs.values()];
        };
        const moduleLinks = inner(modules, (p) => p.home);
        const componentLinks = inner(components, (p) => modules[p.home]?.component ?? -1);
        const within = (links, of) => {
            const result = new Map();
            for (const link of links) {
                const key = of(link.from);
                if (key !== of(link.to)) continue;
                if (!result.has(key)) result.set(key, []);
                result.get(key).push(link);
            }
            return result;
        };
        const linksInComponent = within(moduleLinks, (id) => modules[id].component);
        const linesInModule = (() => {
            const result = new Map();
            for (const line of lines) {
                if (line.from.home !== line.to.home) continue;
                if (!result.has(line.from.home)) result.set(line.from.home, []);
                result.get(line.from.home).push(line);
            }
            return result;
        })();

        const summary = (some) => {
            const counts = { all: countBindings(some), errors: 0, warnings: 0, affected: 0, shown: 0, changes: [0, 0, 0, 0] };
            for (const point of some) {
                if (point.mark === 3) counts.errors++;
                if (point.mark === 1) counts.warnings++;
                if (point.mark === 2) counts.affected++;
                if (point.isShown && isBinding(point)) counts.shown++;
                counts.changes[point.change]++;
            }
            return counts;
        };
        const outside = (point) => point.neededBy.reduce((sum, line) => sum + (line.from.home === point.home ? 0 : 1), 0);

        // What the second line of a binding's box says, the most important first. In a small graph it names the module, which has no frame there.
        const detailsOf = (point, namesModule) => [point.times ? duration(point.times.own) : '', point.implementation !== point.title ? point.implementation : '', point.fallback,
            point.kind === 'factory' ? '' : point.kind, namesModule && filledModules.length > 1 ? moduleOf(point)?.name ?? '' : '', point.isShared ? 'shared' : '',
            point.isolation && point.isolation !== 'nonisolated' ? point.isolation : '', point.isUnused ? 'unused' : ''].filter(Boolean);
        // Texts are as large as can be read in a picture that is a little smaller than its natural size.
        const legible = 1.09;
        const compactHeight = 24;
        const bindingBox = (point, { most = 230, namesModule = false, isCompact = false } = {}) => {
            const marks = point.mark > 0 || point.change > 0 ? 44 : 26;
            if (isCompact) {
                const width = textWidth(shortened(point.title, (text) => textWidth(text, 11, true) <= most - marks), 11, true) * legible + marks - 5;
                return { kind: 'binding', point, isCompact, w: Math.ceil(between(60, width, most)), h: compactHeight };
            }
            const title = textWidth(shortened(point.title, (text) => textWidth(text, 12, true) <= most - marks), 12, true) * (namesModule ? legible : 1) + marks;
            const detail = namesModule ? textWidth(detailsOf(point, true)[0] ?? 'factory', 11) * legible + 24 : 0;
            return { kind: 'binding', point, w: Math.ceil(between(namesModule ? 84 : 104, Math.max(title, Math.min(detail, 190)), most + 20)), h: bindingHeight };
        };
        const settingsBox = (module, some) => {
            const width = Math.max(textWidth(`Settings · ${module.name}`, 12, true), ...some.map((point) => textWidth(point.title, 11) + 8)) * legible + 26;
            return { kind: 'settings', isLast: true, settings: module, rows: some, top: 24, w: Math.ceil(between(110, width, 250)), h: 24 + some.length * rowHeight + 7 };
        };
        const changeText = (counts) => [1, 2, 3].filter((i) => counts.changes[i] > 0).map((i) => changeSigns[i] + counts.changes[i]).join(' ');
        // What the second line of a closed box says.
        const cardDetails = (item, counts) => {
            const all = isFiltered() ? `${number(counts.shown)} of ${plural(counts.all, 'binding')}` : inWords(item.points);
            if (difference !== null && counts.changes[1] + counts.changes[2] + counts.changes[3] > 0) return [all, changeText(counts)];
            if (item.modules) return [all, plural(item.modules.length, 'module')];
            return [all, counts.errors > 0 ? plural(counts.errors, 'error') : '', counts.warnings > 0 ? plural(counts.warnings, 'warning') : ''].filter(Boolean);
        };
        // A closed module: its counts and, where there is room, the bindings that others require most.
        const moduleBox = (module, rows, most = 250) => {
            const counts = summary(module.points);
            let shown = [];
            if (rows > 0) {
                const isChosen = isFiltered();
                const ranked = module.points.map((p) => [(p.change > 0 || (isChosen && p.isShown) ? 1e6 : 0) + outside(p) * 1000 + p.neededBy.length, p]);
                shown = ranked.sort((a, b) => b[0] - a[0] || a[1].id - b[1].id).slice(0, rows).map(([, p]) => p);
            }
            const width = Math.max(textWidth(module.name, 13, true) + (counts.errors + counts.warnings + counts.affected > 0 ? 48 : 32) + (module.change > 0 ? 20 : 0), 140, ...shown.map((p) => textWidth(p.name, 12) + 46));
            const more = module.points.length > shown.length && shown.length > 0 ? 1 : 0;
            const detail = textWidth(cardDetails(module, counts).join(' · '), 13) + 26;
            return { kind: 'module', module, counts, rows: shown, more, top: 48, w: Math.ceil(between(140, Math.max(width, detail) * (most > 250 ? legible : 1), most)), h: 48 + (shown.length > 0 ? (shown.length + more) * rowHeight + 8 : 0) };
        };
        // A closed component: its counts and, where there is room, its largest modules.
        const componentBox = (component, rows) => {
            const own = component.modules.filter((module) => module.points.length > 0);
            const shown = rows > 0 ? [...own].sort((a, b) => b.points.length - a.points.length || a.id - b.id).slice(0, rows).sort((a, b) => a.id - b.id) : [];
            const more = own.length > shown.length && shown.length > 0 ? 1 : 0;
            const top = 72;
            return {
                kind: 'component', component, counts: summary(component.points), rows: shown, more, top,
                w: Math.ceil(between(220, textWidth(component.name, 15, true) + 60, 300)), h: top + (shown.length > 0 ? (shown.length + more) * rowHeight + 8 : 2),
            };
        };

        // The arrangement of the first view, in which modules open and close: what else is there stays where it is, as far as there is room.
        let plan = { key: '' };
        const overview = (room) => {
            const key = `${Math.round(room.w)} ${Math.round(room.h)}`;
            const first = openAtFirst();
            const hasLayers = isSmall || (filledModules.length <= fewModules && first.components.size === filledComponents.length);
            if (plan.key !== key) plan = { key, ...(hasLayers ? {} : search(room, first)) };
            const same = (a, b) => a.size === b.size && [...a].every((id) => b.has(id));
            const isUnchanged = same(first.modules, state.openModules) && same(first.components, state.openComponents);
            if (hasLayers && isUnchanged) return plan.layers ??= isSmall ? layersScene(room) : moduleLayersScene(room);
            const isFirst = isUnchanged && !isFiltered();
            const best = isFirst ? plan.best : build(room, { modules: state.openModules, components: state.openComponents }, { form: 1.3, hasWays: true, componentForm: plan.componentForm ?? 1.5, rows: plan.rows ?? 4 }, { variants: plan.variants ?? new Map(), outer: plan.outer });
            return flat(best);
        };

        // Tries how much closed boxes can show, and shapes of modules and components, until all fit at full size.
        const search = (room, open) => {
            const shape = room.w / room.h;
            const closed = filledModules.filter((m) => open.components.has(m.component) && !open.modules.has(m.id));
            const hasOpen = open.modules.size > 0;
            const hasClosed = filledComponents.some((component) => !open.components.has(component.id));
            const sizes = [...closed.map((module) => [module.points.length, 48]), ...filledComponents.filter((c) => !open.components.has(c.id)).map((c) => [c.modules.length, 72])];
            let best = null;
            for (const rows of (closed.length === 0 && !hasClosed) || closed.length > 90 ? [0] : [24, 16, 10, 6, 4, 2, 0]) {
                // Not worth a try where the boxes alone are larger than the room.
                if (rows > 0 && sizes.reduce((sum, [count, top]) => sum + 190 * (top + 20 + rowHeight * Math.min(rows, count)), 0) > room.w * room.h) continue;
                const caches = { contents: new Map(), cards: new Map() };
                for (const hasWays of hasOpen ? [true, false] : [false]) {
                    for (const form of hasOpen ? [shape, 0.6, 1, 1.5, 2.4] : [1]) {
                        for (const componentForm of filledComponents.length === 1 ? [shape] : [0.7, 1.5, 3]) {
                            const options = { form, hasWays, componentForm, rows };
                            const result = build(room, open, options, { variants: new Map() }, caches);
                            const worth = Math.min(result.all.scale, 1.1) * (hasWays ? 1.08 : 1);
                            if (best === null || worth > best.worth) best = { best: result, worth, ...options };
                        }
                    }
                }
                if (best.best.all.scale >= 1) break;
                if (rows > 0) best = null;
            }
            best.variants = best.best.variants;
            best.outer = best.best.all.variant;
            return best;
        };

        const build = (room, open, { form, hasWays, componentForm, rows }, { variants: known, outer }, caches = { contents: new Map(), cards: new Map() }) => {
            const isNarrow = room.w < 600;
            const variants = new Map(known);
            // The modules of a component that is opened by hand are many: they show only their counts.
            const startsOpen = openAtFirst().components;
            const remembered = (cache, key, make) => {
                if (!cache.has(key)) cache.set(key, make());
                return cache.get(key);
            };
            const contentOf = (module) => remembered(caches.contents, `${module.id} ${form} ${hasWays}`, () => {
                const boxes = module.points.map(bindingBox);
                const index = new Map(module.points.map((point, i) => [point, i]));
                const own = linesInModule.get(module.id) ?? [];
                const edges = own.map((l) => [index.get(l.from), index.get(l.to)]);
                return { boxes, lines: own, ...fitting(boxes, edges, { w: form, h: 1 }, { gap: 12, layerGap: isNarrow ? 30 : 36, mayRoute: hasWays, mayPack: boxes.length > 60 }) };
            });
            const blockOf = (module, isOnly) => {
                if (!open.modules.has(module.id)) return remembered(caches.cards, module, () => moduleBox(module, startsOpen.has(module.component) ? rows : 0));
                const content = contentOf(module);
                if (isOnly) return { kind: 'content', module, content, w: content.w, h: content.h };
                const title = textWidth(module.name, 12, true) + 90;
                return { kind: 'frame', module, content, w: Math.max(content.w, Math.min(title, 260)) + padding * 2, h: content.h + titleHeight + padding * 2 };
            };
            const layerGap = isNarrow ? 30 : difference === null ? 46 : 84;
            const frames = filledComponents.map((component) => {
                if (!open.components.has(component.id)) return remembered(caches.cards, component, () => componentBox(component, rows));
                const own = component.modules.filter((m) => m.points.length > 0);
                const blocks = own.map((m) => blockOf(m, own.length === 1));
                const index = new Map(own.map((m, i) => [m.id, i]));
                const edges = (linksInComponent.get(component.id) ?? []).map((l) => [index.get(l.from), index.get(l.to)]);
                const target = filledComponents.length === 1 ? { w: room.w, h: room.h } : { w: componentForm, h: 1 };
                const content = fitting(blocks, edges, target, { gap: 16, layerGap, mayPack: true, variant: variants.get(component.id) });
                variants.set(component.id, content.variant);
                const title = textWidth(component.name, 13, true) + 110;
                return { kind: 'frame', component, blocks, content, w: Math.max(content.w, Math.min(title, 280)) + padding * 2 + 4, h: content.h + titleHeight + padding * 2 + 4 };
            });
            const index = new Map(filledComponents.map((c, i) => [c.id, i]));
            const edges = componentLinks.map((l) => [index.get(l.from), index.get(l.to)]);
            const all = frames.length === 0 ? { x: [], y: [], w: 0, h: 0, scale: 1 }
                : fitting(frames, edges, { ...room, enough: 1 }, { gap: 24, layerGap: isNarrow ? 30 : 46, mayPack: true, variant: outer });
            return { frames, all, variants };
        };

        // From nested to flat.
        const flat = (best) => {
            const scene = { kind: 'overview', boxes: [], frames: [], ways: new Map(), w: best.all.w, h: best.all.h };
            const place = (block, x, y) => {
                if (block.kind === 'frame') scene.frames.push({ ...block, x, y });
                if (block.kind === 'binding' || block.kind === 'module' || block.kind === 'component') { scene.boxes.push(Object.assign(block, { x, y })); return; }
                const [left, top] = block.kind === 'content' ? [x, y] : [x + padding + (block.component ? 2 : 0), y + titleHeight + padding];
                for (const [edge, points] of block.content.lines ? block.content.ways : []) {
                    scene.ways.set(block.content.lines[edge], points.map(([a, b, size]) => [a + left, b + top, size]));
                }
                const parts = block.blocks ?? block.content.boxes;
                parts.forEach((part, i) => place(Object.assign(part, { group: block.content }), left + block.content.x[i], top + block.content.y[i]));
            };
            best.frames.forEach((frame, i) => place(frame, best.all.x[i], best.all.y[i]));
            scene.level = state.openModules.size > 0 ? 'bindings' : state.openComponents.size > 0 ? 'modules' : 'components';
            return connected(scene);
        };

        // A small graph: every box in a layer, in the arrangement that is clearest and largest.
        // The scale at which the texts of boxes are as large as they must be at least.
        const readable = 0.92;
        const layersScene = (room) => {
            const full = layersOfBoxes(room, layerBoxes(false));
            // Boxes of one line where those of two are too many to be read at once.
            if (full.scale >= readable || room.w < 600) return sceneOfLayers(full);
            const compact = layersOfBoxes(room, layerBoxes(true));
            return sceneOfLayers(compact.scale > full.scale ? compact : full);
        };
        // A graph of a few modules: each is a box in a layer, with as many of its bindings as there is room for.
        const fewModules = 24;
        const moduleLayersScene = (room) => {
            let best = null;
            for (const rows of [8, 5, 3, 0]) {
                const found = layersOfBoxes(room, filledModules.map((module) => Object.assign(moduleBox(module, rows, 330), { lane: module.component })));
                if (best === null || found.scale > best.scale) best = found;
                if (best.scale >= readable) break;
            }
            return sceneOfLayers(best);
        };
        const layerBoxes = (isCompact) => {
            const folded = new Set([...settingsOf.values()].flat());
            const boxes = [];
            const names = new Map();
            // Where there are few boxes, they can be wide.
            const most = between(230, 9600 / (points.length + 1), 420);
            for (const module of modules) {
                const own = module.points.filter((point) => !folded.has(point));
                for (const point of own) {
                    const box = bindingBox(point, { most, namesModule: true, isCompact });
                    // Two names that would be cut to the same text are not cut.
                    const short = shortened(point.title, (text) => textWidth(text, isCompact ? 11 : 12, true) <= 204);
                    if (names.has(short) && names.get(short) !== point.title) Object.assign(box, bindingBox(point, { namesModule: true, isCompact, most: 600 }));
                    names.set(short, point.title);
                    boxes.push(Object.assign(box, { lane: module.component }));
                }
                if (settingsOf.has(module.id)) boxes.push(Object.assign(settingsBox(module, settingsOf.get(module.id)), { lane: module.component }));
            }
            return boxes;
        };
        const pointsIn = (box) => (box.point ? [box.point] : box.module ? box.module.points : box.rows);
        const layersOfBoxes = (room, boxes) => {
            const isNarrow = room.w < 600;
            const isCompact = boxes.some((box) => box.isCompact);
            const index = new Map(boxes.flatMap((box, i) => pointsIn(box).map((point) => [point, i])));
            const pairs = new Map();
            for (const line of lines) {
                const [from, to] = [index.get(line.from), index.get(line.to)];
                if (from === undefined || to === undefined || from === to) continue;
                if (!pairs.has(`${from} ${to}`)) pairs.set(`${from} ${to}`, { edge: [from, to], lines: [] });
                pairs.get(`${from} ${to}`).lines.push(line);
            }
            const edges = [...pairs.values()].map((pair) => pair.edge);
            const isFree = [...pairs.values()].map((pair) => pair.lines.every((line) => line.kind === 5));
            const hasFrames = filledComponents.length > 1;
            let best = null;
            for (const isDown of boxes.length === 0 ? [] : isNarrow ? [true] : [false, true]) {
                for (const most of [...new Set([Infinity, 16, 13, 11, 9, 8, 7, 6, 5, 4].map((one) => Math.min(one, boxes.length)))]) {
                    const found = layered(boxes, edges, { isFree, isDown, most, gap: isDown ? 14 : 10, layerGap: isDown ? (isCompact ? 18 : 24) : 34, laneGap: hasFrames ? (isDown ? 0 : titleHeight) + padding * 2 + 12 : 0 });
                    const [w, h] = [found.w + (hasFrames ? padding * 2 : 0), found.h + (hasFrames ? titleHeight + padding * 2 : 0)];
                    const scale = Math.min(room.w / w, room.h / h);
                    // What can be read without zooming is large enough; then fewer crossings count.
                    const worth = (Math.min(scale, readable) + Math.max(0, Math.min(scale, 1.2) - readable) / 5) * (1 - Math.min(0.3, found.crossings / (edges.length + 8) / 5));
                    if (best === null || worth > best.worth) best = { ...found, worth, scale };
                }
            }
            return { boxes, best, pairs, hasFrames, scale: best?.scale ?? 1 };
        };
        const sceneOfLayers = ({ boxes, best, pairs, hasFrames }) => {
            if (boxes.length === 0) return connected({ kind: 'overview', level: 'bindings', boxes, frames: [], ways: new Map(), w: 0, h: 0 });
            const shift = hasFrames ? [padding, padding + titleHeight] : [0, 0];
            const group = { isDown: best.isDown };
            boxes.forEach((box, i) => Object.assign(box, { x: best.x[i] + shift[0], y: best.y[i] + shift[1], group }));
            const frames = !hasFrames ? [] : filledComponents.map((component) => {
                const own = boxes.filter((box) => box.lane === component.id);
                if (own.length === 0) return null;
                const [left, top] = [Math.min(...own.map((box) => box.x)), Math.min(...own.map((box) => box.y))];
                const [right, bottom] = [Math.max(...own.map((box) => box.x + box.w)), Math.max(...own.map((box) => box.y + box.h))];
                return { kind: 'frame', component, isLane: true, x: left - padding, y: top - titleHeight - padding, w: Math.max(right - left, 150) + padding * 2, h: bottom - top + titleHeight + padding * 2 };
            }).filter(Boolean);
            const ways = new Map();
            [...pairs.values()].forEach((pair, edge) => {
                const way = best.ways[edge]?.map(([x, y, size]) => [x + shift[0], y + shift[1], size]);
                if (way) for (const line of pair.lines) ways.set(line, way);
            });
            const right = Math.max(...boxes.map((box) => box.x + box.w), ...frames.map((frame) => frame.x + frame.w));
            const bottom = Math.max(...boxes.map((box) => box.y + box.h), ...frames.map((frame) => frame.y + frame.h));
            return connected({ kind: 'overview', isLayers: true, level: boxes.some((box) => box.module) ? 'modules' : 'bindings', boxes, frames, ways, w: right, h: bottom });
        };

        // The boxes of points, and the links between boxes: lines where both ends are bindings, and sums of lines elsewhere.
        const connected = (scene) => {
            scene.boxOf = new Map();
            for (const box of scene.boxes) {
                if (box.kind === 'binding') scene.boxOf.set(box.point, box);
                for (const point of box.kind === 'module' ? box.module.points : box.kind === 'component' ? box.component.points : box.kind === 'settings' ? box.rows : []) scene.boxOf.set(point, box);
                box.links = [];
            }
            const sums = new Map();
            scene.links = [];
            scene.boxes.forEach((box, index) => { box.index = index; });
            const some = scene.kind === 'focus' ? new Set(scene.boxes.flatMap((box) => (box.point ? box.point.needs : []))) : lines;
            for (const line of some) {
                const [from, to] = [scene.boxOf.get(line.from), scene.boxOf.get(line.to)];
                if (!from || !to || from === to) continue;
                if (from.kind === 'binding' && to.kind === 'binding') { scene.links.push({ from, to, line, weight: 1, change: line.change, way: scene.ways.get(line) }); continue; }
                const key = from.index * scene.boxes.length + to.index;
                let sum = sums.get(key);
                if (!sum) {
                    sum = { from, to, weight: 0, changes: [0, 0, 0, 0], isDeferred: true, crosses: line.crosses, way: scene.ways.get(line) };
                    sums.set(key, sum);
                    scene.links.push(sum);
                }
                sum.weight++;
                sum.changes[line.change]++;
                if (!isDeferred(line) && line.kind !== 2) sum.isDeferred = false;
            }
            for (const link of scene.links) { link.from.links.push(link); link.to.links.push(link); }
            scene.heaviest = scene.links.reduce((most, link) => Math.max(most, link.weight), 1);
            return scene;
        };

        // The neighborhood of the selected point, and the path from a root.
        const focus = (room) => {
            const center = state.selected;
            const distances = neighborhood(center, state.hops);
            const path = shownPath();
            const onPath = new Set(path);
            const ranks = [], boxes = [];
            const add = (box, rank) => { boxes.push(box); ranks.push(rank); };
            const columns = new Map();
            for (const [point, distance] of distances) {
                if (!columns.has(distance)) columns.set(distance, []);
                columns.get(distance).push(point);
            }
            const isDown = room.w < room.h * 0.9;
            const perColumn = Math.max(12, Math.floor((isDown ? room.w / 170 : room.h / 54) * (isDown ? 6 : 2)));
            const weight = (p) => (onPath.has(p) ? 1e9 : 0) + p.change * 1e7 + p.mark * 1e6 + p.neededBy.length + p.needs.length;
            for (const [distance, some] of columns) {
                const shown = some.length <= perColumn ? some : [...some].sort((a, b) => weight(b) - weight(a) || a.id - b.id).slice(0, perColumn - 1);
                for (const point of shown) add(bindingBox(point), distance);
                if (shown.length < some.length) add({ kind: 'more', count: some.length - shown.length, w: 120, h: bindingHeight }, distance);
            }
            // What of the path is beyond the neighborhood is to the left of it, without its middle where it is long.
            const before = path.filter((point) => !distances.has(point));
            const shownBefore = before.length <= 3 ? before : [before[0], null, before[before.length - 1]];
            shownBefore.forEach((point, i) => {
                const rank = -state.hops - shownBefore.length + i;
                add(point === null ? { kind: 'more', isPath: true, count: before.length - 2, w: 96, h: bindingHeight } : bindingBox(point), rank);
            });
            const index = new Map(boxes.map((box, i) => [box.point, i]));
            const [edges, edgeLines] = [[], []];
            boxes.forEach((box, i) => {
                for (const line of box.point?.needs ?? []) {
                    const to = index.get(line.to);
                    if (to !== undefined && ranks[to] > ranks[i]) { edges.push([i, to]); edgeLines.push(line); }
                }
                // A box that represents several others is placed near the box that it is connected to.
                if (box.kind === 'more') edges.push(ranks[i] < 0 ? [i, index.get(center)] : [index.get(center), i]);
            });
            const limits = isDown ? [Infinity, room.w - 20] : [Infinity, room.h - 40, room.h * 0.6];
            const all = limits.map((limit) => arrange(boxes, edges, { isDown, limit, gap: 14, layerGap: isDown ? 44 : 62, ranks, routes: edges.length <= 160 && limit === Infinity }))
                .map((one) => ({ ...one, scale: Math.min(room.w / one.w, room.h / one.h) })).sort((a, b) => Math.min(b.scale, 1.1) - Math.min(a.scale, 1.1))[0];
            boxes.forEach((box, i) => Object.assign(box, { x: all.x[i], y: all.y[i], distance: ranks[i], group: all }));
            const ways = new Map([...all.ways].map(([edge, points]) => [edgeLines[edge], points]));
            const scene = connected({ kind: 'focus', level: 'focus', boxes, frames: [], ways, w: all.w, h: all.h, isDown });
            const pathStep = boxes.find((box) => box.isPath);
            if (pathStep) {
                const [first, last] = [scene.boxOf.get(before[0]), scene.boxOf.get(before[before.length - 1])];
                for (const [from, to] of [[first, pathStep], [pathStep, last]]) {
                    const link = { from, to, weight: 1, isPath: true };
                    scene.links.push(link);
                    from.links.push(link);
                    to.links.push(link);
                }
                scene.links = scene.links.filter((link) => !(link.from === first && link.to === last) || link.line);
            }
            // One heading above each side.
            scene.headings = [];
            for (const [sign, title, count] of [[-1, 'required by', center.neededBy.length], [1, 'depends on', center.needs.length]]) {
                const near = boxes.filter((box) => box.distance === sign);
                if (near.length === 0) continue;
                const [x, y] = [Math.min(...near.map((b) => b.x)), Math.min(...near.map((b) => b.y))];
                scene.headings.push({ text: `${title} ${number(count)}`, x, y: y - 8 });
            }
            return scene;
        };

        // The drawing of a scene: only what is in view, text never smaller than can be read.

        const byId = (id) => document.getElementById(id);
        const canvas = byId('canvas');
        const pen = canvas.getContext('2d');
        const panel = byId('panel');
        const view = { x: 0, y: 0, scale: 1, isMoved: false };
        const smallestText = 11;
        let isScheduled = false;
        let palette = {};
        let labels = [];

        const readPalette = () => {
            const style = getComputedStyle(document.documentElement);
            for (const name of ['back', 'paper', 'ink', 'soft', 'rule', 'edge', 'frame', 'inner', 'accent', 'accent-soft', 'line', 'parent', 'collection',
                'error', 'error-soft', 'affected', 'affected-soft', 'warning', 'warning-soft', 'added', 'added-soft', 'removed', 'removed-soft',
                'changed', 'changed-soft', 'stripe-light', 'time']) {
                palette[name] = style.getPropertyValue('--' + name).trim();
            }
        };
        const stripe = (module) => `hsl(${(module.id * 137.5) % 360} 55% ${palette['stripe-light']})`;

        const schedule = () => {
            if (isScheduled) return;
            isScheduled = true;
            requestAnimationFrame(() => { isScheduled = false; draw(); });
        };

        // The part of the canvas that nothing covers: on narrow screens the panel lies over the drawing.
        const room = () => {
            const covered = !panel.hidden && getComputedStyle(panel).position === 'absolute' ? panel.offsetHeight : 0;
            return { w: Math.max(canvas.clientWidth - 40, 80), h: Math.max(canvas.clientHeight - covered - 48, 80) };
        };

        const show = (left, top, width, height, { least = 0.00001, most = 1.25 } = {}) => {
            const free = room();
            view.scale = Math.max(least, Math.min(free.w / Math.max(width, 1), free.h / Math.max(height, 1), most));
            const shift = (size, extent) => (size * view.scale <= extent + 1 ? (size - extent / view.scale) / 2 : 0);
            view.x = left + shift(width, free.w) - 20 / view.scale;
            view.y = top + shift(height, free.h) - 28 / view.scale;
            schedule();
        };
        const showAll = () => { if (state.scene) show(0, 0, state.scene.w, state.scene.h); };
        // A first view is readable: what does not fit is reached by panning.
        const showFirst = () => {
            if (!state.scene) return;
            view.isMoved = false;
            show(0, 0, state.scene.w, state.scene.h, { least: 0.86, most: 1.35 });
            const free = room();
            const box = state.scene.kind === 'focus' ? state.scene.boxOf.get(state.selected) : null;
            if (box) {
                if (state.scene.w > free.w) view.x = box.x + box.w / 2 - (free.w / 2 + 20) / view.scale;
                if (state.scene.h > free.h) view.y = box.y + box.h / 2 - (free.h / 2 + 28) / view.scale;
            }
        };
        const showBoxes = (boxes) => {
            if (boxes.length === 0) return;
            const left = Math.min(...boxes.map((b) => b.x)), top = Math.min(...boxes.map((b) => b.y));
            const [w, h] = [Math.max(...boxes.map((b) => b.x + b.w)) - left, Math.max(...boxes.map((b) => b.y + b.h)) - top];
            show(left, top, w, h, { least: 0.86, most: 1.25 });
            const chosen = state.scene.boxOf.get(state.selected);
            const free = room();
            if (chosen && boxes.includes(chosen)) {
                if (w > free.w) view.x = chosen.x + chosen.w / 2 - (free.w / 2 + 20) / view.scale;
                if (h > free.h) view.y = chosen.y + chosen.h / 2 - (free.h / 2 + 28) / view.scale;
            }
        };

        const zoom = (factor, atX = canvas.clientWidth / 2, atY = canvas.clientHeight / 2) => {
            const scale = Math.min(4, Math.max(0.02, view.scale * factor));
            view.x += atX / view.scale - atX / scale;
            view.y += atY / view.scale - atY / scale;
            view.scale = scale;
            view.isMoved = true;
            schedule();
        };

        const at = (clientX, clientY) => {
            const bounds = canvas.getBoundingClientRect();
            return [view.x + (clientX - bounds.left) / view.scale, view.y + (clientY - bounds.top) / view.scale];
        };
        const contains = (box, x, y, height = box.h) => x >= box.x && x <= box.x + box.w && y >= box.y && y <= box.y + height;
        // What is below the pointer: a box, a row of a box, or the title of a frame.
        const hit = (clientX, clientY) => {
            if (!state.scene) return null;
            const [x, y] = at(clientX, clientY);
            const box = state.scene.boxes.find((one) => contains(one, x, y));
            if (box) {
                const row = box.rows ? Math.floor((y - box.y - box.top) / rowHeight) : -1;
                const item = row >= 0 ? box.rows[row] : undefined;
                return { box, point: box.point ?? (box.module || box.settings ? item : undefined), module: box.component ? item : undefined };
            }
            const frame = [...state.scene.frames].reverse().find((one) => !one.isLane && contains(one, x, y, titleHeight + 6));
            return frame ? { frame } : null;
        };

        // The ends of a link: at the sides of the boxes that face each other.
        const ends = ({ from, to, way }) => {
            if (way) {
                // A line that closes a cycle leads back.
                const isBack = from.group.isDown ? to.y < from.y : to.x < from.x;
                if (from.group.isDown) {
                    return [from.x + from.w / 2, isBack ? from.y : from.y + from.h, to.x + to.w / 2, isBack ? to.y + to.h : to.y, 0, isBack ? -1 : 1];
                }
                return [isBack ? from.x : from.x + from.w, from.y + from.h / 2, isBack ? to.x + to.w : to.x, to.y + to.h / 2, isBack ? -1 : 1, 0];
            }
            const right = to.x - (from.x + from.w), left = from.x - (to.x + to.w);
            const below = to.y - (from.y + from.h), above = from.y - (to.y + to.h);
            const [middleX, middleY] = [from.x + from.w / 2, from.y + from.h / 2];
            const [toX, toY] = [to.x + to.w / 2, to.y + to.h / 2];
            const [across, down] = [Math.max(right, left), Math.max(below, above)];
            if (across < 0 && down < 0) return [middleX, middleY, toX, toY, 0, 0];
            // Boxes that were arranged together are connected along their layers.
            const isAcross = from.group && from.group === to.group ? (from.group.isDown ? down <= 0 : across > 0) : across >= down;
            if (isAcross && across > 0) {
                return right >= left ? [from.x + from.w, middleY, to.x, toY, 1, 0] : [from.x, middleY, to.x + to.w, toY, -1, 0];
            }
            return below >= above ? [middleX, from.y + from.h, toX, to.y, 0, 1] : [middleX, from.y, toX, to.y + to.h, 0, -1];
        };
        const curve = (link) => {
            const [x1, y1, x2, y2, dx, dy] = link.ends ??= ends(link);
            const bend = Math.max(18, (dx !== 0 ? Math.abs(x2 - x1) : Math.abs(y2 - y1)) / 2);
            return [x1, y1, x1 + dx * bend, y1 + dy * bend, x2 - dx * bend, y2 - dy * bend, x2, y2];
        };
        const traceLine = (link, to = pen) => {
            if (link.way) { traceWay(link, to); return; }
            const [x1, y1, ax, ay, bx, by, x2, y2] = curve(link);
            to.moveTo(x1, y1);
            to.bezierCurveTo(ax, ay, bx, by, x2, y2);
        };
        // Through the room that the layers in between have for it: straight through a layer, and curved from one to the next.
        const traceWay = (link, to) => {
            const { isDown } = link.from.group;
            const [startX, startY, endX, endY] = link.ends ??= ends(link);
            let [x, y] = [startX, startY];
            to.moveTo(x, y);
            const reach = (x2, y2) => {
                const bend = (isDown ? y2 - y : x2 - x) / 2;
                if (isDown) to.bezierCurveTo(x, y + bend, x2, y2 - bend, x2, y2); else to.bezierCurveTo(x + bend, y, x2 - bend, y2, x2, y2);
                [x, y] = [x2, y2];
            };
            for (const [px, py, size] of link.way) {
                reach(px, py);
                if (isDown) y = py + size; else x = px + size;
                to.lineTo(x, y);
            }
            reach(endX, endY);
        };
        // A line as the points of a polygon, as fine as is needed to see what it crosses.
        const pointsOf = (link) => {
            const found = [];
            traceLine(link, {
                moveTo: (x, y) => { found.push([x, y]); },
                lineTo: (x, y) => { found.push([x, y]); },
                bezierCurveTo: (ax, ay, bx, by, x, y) => {
                    const [px, py] = found[found.length - 1];
                    for (let step = 1; step <= 12; step++) {
                        const [t, u] = [step / 12, 1 - step / 12];
                        found.push([u * u * u * px + 3 * u * u * t * ax + 3 * u * t * t * bx + t * t * t * x, u * u * u * py + 3 * u * u * t * ay + 3 * u * t * t * by + t * t * t * y]);
                    }
                },
            });
            return found;
        };
        const traceArrow = (link) => {
            const [x1, y1, x2, y2, dx, dy] = link.ends ??= ends(link);
            const size = between(5, 6 / view.scale, 9);
            const [ux, uy] = dx === 0 && dy === 0 ? [Math.sign(x2 - x1), 0] : [dx, dy];
            pen.moveTo(x2, y2);
            pen.lineTo(x2 - ux * size - uy * size / 2, y2 - uy * size - ux * size / 2);
            pen.lineTo(x2 - ux * size + uy * size / 2, y2 - uy * size + ux * size / 2);
            pen.closePath();
        };
        // A link from one component into another begins with a square.
        const traceSquare = (link) => { pen.rect(link.ends[0] - 3, link.ends[1] - 3, 6, 6); };

        // The styles of links: what they mean is in the dashes and the ends as well as in the color.
        const dashes = { eager: [], deferred: [7, 5], weak: [8, 3, 2, 3], contribution: [2, 3] };
        const styleOf = (link) => {
            if (link.change === 1) return { color: 'added', dash: [], extra: 1.2 };
            if (link.change === 2) return { color: 'removed', dash: [3, 4], extra: 1 };
            if (link.isPath) return { color: 'accent', dash: [2, 4], extra: 1 };
            if (!link.line) {
                const extra = Math.log2(link.weight) * 0.55;
                if (link.changes[1] === link.weight) return { color: 'added', dash: [], extra };
                if (link.changes[2] === link.weight) return { color: 'removed', dash: [3, 4], extra };
                if (link.changes[1] + link.changes[2] > 0) return { color: 'changed', dash: [], extra };
                return { color: link.crosses ? 'parent' : 'line', dash: link.isDeferred ? dashes.deferred : [], extra };
            }
            const kind = link.line.kind;
            const dash = kind === 2 ? dashes.weak : kind === 3 || kind === 4 ? dashes.contribution : isDeferred(link.line) ? dashes.deferred : [];
            return { color: kind === 3 ? 'collection' : link.line.crosses || kind >= 4 ? 'parent' : 'line', dash, extra: 0 };
        };

        // What is emphasized: the neighborhood of the selection, else what is below the pointer, else what passes the filters.
        const emphasis = () => {
            if (state.selected && state.scene.kind === 'focus') {
                const path = new Set(shownPath());
                return { path, isStrong: () => true, isNear: (link) => link.from.point === state.selected || link.to.point === state.selected };
            }
            if (state.selected) {
                const distances = neighborhood(state.selected, state.hops);
                const path = new Set(shownPath());
                const chosen = state.scene.boxOf.get(state.selected);
                const isIn = (box) => (box.point ? distances.has(box.point) || path.has(box.point) : [...distances.keys(), ...path].some((p) => state.scene.boxOf.get(p) === box));
                return { path, isStrong: isIn, isNear: (link) => link.from === chosen || link.to === chosen || (state.hops > 1 && isIn(link.from) && isIn(link.to)) };
            }
            const target = state.hovered ?? (document.activeElement === canvas ? state.cursor : null);
            if (target?.links?.length > 0) {
                const near = new Set([target, ...target.links.flatMap((link) => [link.from, link.to])]);
                return { path: null, isStrong: () => true, isNear: (link) => link.from === target || link.to === target, isQuiet: (link) => !(near.has(link.from) && near.has(link.to)) };
            }
            if (isFiltered()) {
                const isShown = (box) => (box.point ? box.point.isShown : box.settings ? box.rows.some((point) => point.isShown) : box.counts ? box.counts.shown > 0 : true);
                return { path: null, isStrong: isShown, isNear: null };
            }
            return null;
        };

        const strokeLinks = (some, emphasized, isEmphasized) => {
            const groups = new Map();
            for (const link of some) {
                const style = styleOf(link);
                const key = `${style.color} ${style.dash} ${style.extra.toFixed(1)}`;
                if (!groups.has(key)) groups.set(key, { style, links: [] });
                groups.get(key).links.push(link);
            }
            const thin = Math.max(1, 0.9 / view.scale);
            for (const { style, links: group } of groups.values()) {
                pen.globalAlpha = emphasized === null ? between(0.35, 0.9 - group.length / 500, 0.9) : isEmphasized ? 1 : 0.16;
                pen.strokeStyle = pen.fillStyle = palette[style.color];
                pen.lineWidth = thin * (1 + style.extra) * (isEmphasized ? 1.5 : 1);
                pen.setLineDash(style.dash);
                pen.beginPath();
                group.forEach((link) => traceLine(link));
                pen.stroke();
                pen.setLineDash([]);
                if (view.scale < 0.35) continue;
                pen.beginPath();
                group.forEach(traceArrow);
                for (const link of group) if (link.line?.crosses || link.crosses) traceSquare(link);
                pen.fill();
            }
        };

        const drawLinks = (win, strong) => {
            const visible = state.scene.links.filter(({ from, to }) =>
                Math.max(from.x + from.w, to.x + to.w) >= win.left && Math.min(from.x, to.x) <= win.right
                && Math.max(from.y + from.h, to.y + to.h) >= win.top && Math.min(from.y, to.y) <= win.bottom);
            if (strong === null) { strokeLinks(visible, null, false); return; }
            const isNear = strong.isNear ?? ((link) => strong.isStrong(link.from) && strong.isStrong(link.to));
            const near = visible.filter(isNear);
            const rest = visible.filter((link) => !isNear(link));
            const isFocus = state.scene.kind === 'focus';
            strokeLinks(rest, isFocus ? null : strong, false);
            strokeLinks(near, strong, true);
            if (!strong.path || strong.path.size === 0) return;
            const path = [...strong.path];
            const steps = new Set(path.slice(1).map((point, i) => `${path[i].id} ${point.id}`));
            const inPath = visible.filter((link) => link.line ? steps.has(`${link.line.from.id} ${link.line.to.id}`) : link.isPath);
            pen.globalAlpha = 1;
            pen.strokeStyle = pen.fillStyle = palette.accent;
            pen.lineWidth = Math.max(2.4, 2 / view.scale);
            for (const dash of [[], dashes.deferred]) {
                const group = inPath.filter((link) => (styleOf(link).dash.length > 0) === (dash.length > 0));
                pen.setLineDash(dash);
                pen.beginPath();
                group.forEach((link) => traceLine(link));
                pen.stroke();
                pen.setLineDash([]);
                pen.beginPath();
                group.forEach(traceArrow);
                pen.fill();
            }
        };

        const fitted = (text, width) => shortened(text, (one) => pen.measureText(one).width <= width);
        // Writes text of this size in the plane, larger where it would be too small on screen, and remembers where it is.
        const write = (kind, text, x, y, width, { size = 12, isBold = false, color = 'ink', isDim = false, align = 'left' } = {}) => {
            const real = Math.max(size, smallestText / view.scale);
            if (width * view.scale < 14 || text === '') return 0;
            pen.font = fontOf(real, isBold);
            const shown = fitted(text, width);
            const length = pen.measureText(shown).width;
            const left = align === 'right' ? x - length : align === 'center' ? x - length / 2 : x;
            pen.fillStyle = palette[color] ?? color;
            pen.fillText(shown, left, y);
            labels.push({ kind, text: shown, size: real * view.scale, left, top: y - real * 0.78, right: left + length, bottom: y + real * 0.22, isDim });
            return length;
        };

        // The shapes of marks, on a square of 12: an error is an octagon, a warning a triangle, an affected binding an open diamond.
        const markShapes = ['', 'M6 .5l6 11H0z', 'M6 0l6 6-6 6-6-6z', 'M3.5 0h5L12 3.5v5L8.500 12h-5L0 8.500v-5z'];
        const markPaths = markShapes.map((shape) => (shape ? new Path2D(shape) : null));
        const markColors = ['', 'warning', 'affected', 'error'];
        const drawMark = (mark, x, y, size = 11) => {
            pen.save();
            pen.translate(x, y);
            pen.scale(size / 12, size / 12);
            pen.fillStyle = pen.strokeStyle = palette[markColors[mark]];
            if (mark === 2) { pen.lineWidth = 2; pen.stroke(markPaths[2]); } else pen.fill(markPaths[mark]);
            pen.restore();
        };
        const changeColors = ['', 'added', 'removed', 'changed'];
        const drawChange = (change, x, y) => {
            pen.fillStyle = palette[changeColors[change]];
            pen.beginPath();
            pen.roundRect(x, y, 15, 15, 4);
            pen.fill();
            pen.fillStyle = palette.paper;
            pen.font = fontOf(13, true);
            pen.textAlign = 'center';
            pen.fillText(changeSigns[change], x + 7.5, y + 12);
            pen.textAlign = 'left';
        };

        const shape = (box, radius, fill, stroke, width, dash = []) => {
            pen.fillStyle = fill;
            pen.strokeStyle = stroke;
            pen.lineWidth = width * Math.max(1, 0.7 / view.scale);
            pen.setLineDash(dash);
            pen.beginPath();
            pen.roundRect(box.x, box.y, box.w, box.h, radius);
            pen.fill();
            pen.stroke();
            pen.setLineDash([]);
        };
        const ring = (box) => {
            pen.strokeStyle = palette.accent;
            pen.lineWidth = 2 / view.scale;
            pen.beginPath();
            pen.roundRect(box.x - 4, box.y - 4, box.w + 8, box.h + 8, 10);
            pen.stroke();
        };

        const drawBinding = (box, isDim) => {
            const p = box.point;
            const tone = p.change > 0 ? changeColors[p.change] : markColors[p.mark];
            const isChosen = p === state.selected;
            shape(box, p.kind === 'collection' ? 1 : 8, tone === '' ? palette.paper : palette[tone + '-soft'],
                isChosen ? palette.accent : tone === '' ? palette.edge : palette[tone], isChosen ? 3.5 : p.isShared ? 2.5 : 1,
                p.isUnused || p.kind === 'missing' || p.change === 2 ? [4, 3] : []);
            const module = moduleOf(p);
            if (module) {
                pen.fillStyle = stripe(module);
                pen.fillRect(box.x + 3, box.y + box.h * 0.18, 3, box.h * 0.64);
            }
            if (p.times) {
                pen.fillStyle = palette.time;
                pen.fillRect(box.x + 10, box.y + box.h - 4, Math.max(2, (box.w - 20) * p.times.own / longestOwn), 3);
            }
            if (view.scale * box.h < 16) return;
            let right = box.x + box.w - 7;
            if (p.mark > 0) { drawMark(p.mark, right - 11, box.y + 6); right -= 16; }
            if (p.change > 0) { drawChange(p.change, right - 15, box.y + 4); right -= 20; }
            const hasTwo = !box.isCompact && view.scale * box.h >= 30;
            write('name', p.title, box.x + 11, box.y + (hasTwo ? 16 : box.h / 2 + 4), right - box.x - 11, { size: box.isCompact ? 11 : 12, isBold: true, isDim });
            if (!hasTwo) return;
            const words = detailsOf(p, state.scene.kind === 'focus' || state.scene.isLayers);
            pen.font = fontOf(Math.max(11, smallestText / view.scale), false);
            while (words.length > 1 && pen.measureText(words.join(' · ')).width > box.w - 20) words.pop();
            write('detail', words.length > 0 ? words.join(' · ') : 'factory', box.x + 11, box.y + 30, box.w - 20, { size: 11, color: 'soft', isDim });
        };

        // The settings of a module, a row for each.
        const drawSettings = (box, isDim) => {
            const isChosen = box.rows.includes(state.selected);
            shape(box, 8, palette.paper, isChosen ? palette.accent : palette.edge, isChosen ? 3.5 : 1);
            pen.fillStyle = stripe(box.settings);
            pen.fillRect(box.x + 3, box.y + 7, 3, box.h - 14);
            write('name', filledModules.length > 1 ? `Settings · ${box.settings.name}` : 'Settings', box.x + 11, box.y + 16, box.w - 16, { isBold: true, isDim });
            box.rows.forEach((point, i) => {
                const y = box.y + box.top + i * rowHeight + 12;
                const sign = point.change > 0 ? `${changeSigns[point.change]} ` : '';
                const mark = point.mark > 0 ? 14 : 0;
                if (point.mark > 0) drawMark(point.mark, box.x + 11, y - 9, 9);
                write('row', sign + point.title, box.x + 11 + mark, y, box.w - 18 - mark, { size: 11, color: point === state.selected ? 'accent' : 'ink', isBold: point === state.selected, isDim });
            });
        };

        const drawCard = (box, isDim) => {
            const item = box.module ?? box.component;
            const { counts } = box;
            const worst = counts.errors > 0 ? 3 : counts.warnings > 0 ? 1 : counts.affected > 0 ? 2 : 0;
            const differs = difference !== null && counts.changes[1] + counts.changes[2] + counts.changes[3] > 0;
            const tone = item.change > 0 ? changeColors[item.change] : '';
            shape(box, 8, palette.paper, tone ? palette[tone] : differs ? palette.changed : palette.edge, tone || differs ? 2 : 1.2, item.change === 2 ? [4, 3] : []);
            if (box.module) {
                pen.fillStyle = stripe(box.module);
                pen.fillRect(box.x + 4, box.y + 8, 4, 32);
            }
            if (view.scale * 40 < 16) return;
            const isLarge = box.kind === 'component';
            let right = box.x + box.w - 10;
            if (worst > 0) { drawMark(worst, right - 11, box.y + 9); right -= 16; }
            if (item.change > 0) { drawChange(item.change, right - 15, box.y + 7); right -= 20; }
            const left = box.x + (isLarge ? 14 : 15);
            write('name', item.name, left, box.y + (isLarge ? 25 : 19), right - left - 4, { size: isLarge ? 15 : 13, isBold: true, isDim });
            const bad = [counts.errors > 0 ? plural(counts.errors, 'error') : '', counts.warnings > 0 ? plural(counts.warnings, 'warning') : '',
                counts.affected > 0 ? `${number(counts.affected)} affected` : ''];
            const detail = { size: 11, color: 'soft', isDim };
            write('detail', cardDetails(item, counts).join(' · '), left, box.y + (isLarge ? 43 : 36), box.w - 28, detail);
            if (isLarge) write('detail', bad.filter(Boolean).join(' · ') || 'no findings', left, box.y + 60, box.w - 28, detail);
            if (!box.rows || box.rows.length === 0) return;
            pen.strokeStyle = palette.rule;
            pen.lineWidth = 1;
            pen.beginPath();
            pen.moveTo(box.x + 12, box.y + box.top - 2);
            pen.lineTo(box.x + box.w - 12, box.y + box.top - 2);
            pen.stroke();
            box.rows.forEach((row, i) => {
                const y = box.y + box.top + i * rowHeight + 13;
                const sign = row.change > 0 ? `${changeSigns[row.change]} ` : '';
                if (row.mark > 0) drawMark(row.mark, box.x + 14, y - 9, 9);
                if (isLarge) { pen.fillStyle = stripe(row); pen.fillRect(box.x + 14, y - 9, 3, 11); }
                const indent = row.mark > 0 ? 28 : isLarge ? 24 : 15;
                const taken = write('row', number(isLarge ? countBindings(row.points) : row.neededBy.length), box.x + box.w - 12, y, 44, { ...detail, align: 'right' });
                const isSoft = isFiltered() && !(isLarge ? row.points.some((point) => point.isShown) : row.isShown);
                write('row', sign + row.name, box.x + indent, y, box.w - indent - 20 - taken, { color: isSoft ? 'soft' : 'ink', isDim });
            });
            if (!box.more) return;
            const rest = (isLarge ? box.component.modules : box.module.points).length - box.rows.length;
            write('row', `and ${number(rest)} more`, box.x + (isLarge ? 24 : 15), box.y + box.top + box.rows.length * rowHeight + 13, box.w - 40, detail);
        };

        const drawFrames = (win) => {
            for (const frame of state.scene.frames) {
                if (frame.x > win.right || frame.x + frame.w < win.left || frame.y > win.bottom || frame.y + frame.h < win.top) continue;
                const isComponent = frame.component !== undefined;
                const item = frame.component ?? frame.module;
                pen.globalAlpha = 1;
                const tone = item.change > 0 ? changeColors[item.change] : '';
                shape(frame, 12, isComponent ? palette.frame : palette.inner, tone ? palette[tone] : palette.rule, tone ? 2 : 1, item.change === 2 ? [4, 3] : []);
            }
        };
        // The titles of frames, over the lines.
        const drawTitles = (win) => {
            for (const frame of state.scene.frames) {
                if (frame.x > win.right || frame.x + frame.w < win.left || frame.y > win.bottom || frame.y + titleHeight < win.top) continue;
                if (frame.w * view.scale < 70) continue;
                const isComponent = frame.component !== undefined;
                const item = frame.component ?? frame.module;
                const scope = isComponent && item.scope ? ` · ${item.scope}` : '';
                const size = isComponent ? 13 : 12;
                const name = `${item.change > 0 ? changeSigns[item.change] + ' ' : ''}${item.name}`;
                const tail = `${number(countBindings(item.points))}${frame.isLane ? '' : '  ×'}`;
                const right = frame.x + frame.w - 12;
                const plate = (text, x, bold, real) => {
                    pen.font = fontOf(Math.max(real, smallestText / view.scale), bold);
                    pen.fillStyle = isComponent ? palette.frame : palette.inner;
                    pen.fillRect(x, frame.y + 6, Math.min(pen.measureText(text).width + 6, frame.w - 40), 18);
                };
                pen.globalAlpha = 1;
                pen.font = fontOf(Math.max(11, smallestText / view.scale), false);
                plate(tail, right - pen.measureText(tail).width - 3, false, 11);
                const taken = write('frame', tail, right, frame.y + 20, 80, { size: 11, color: 'soft', align: 'right' });
                plate(name, frame.x + 15, true, size);
                if (!isComponent) {
                    pen.fillStyle = stripe(frame.module);
                    pen.fillRect(frame.x + 8, frame.y + 8, 4, 14);
                }
                const used = write('frame', name, frame.x + 18, frame.y + 20, frame.w - 42 - taken, { size, isBold: true });
                if (scope !== '') plate(scope, frame.x + 18 + used, false, 11);
                write('frame', scope, frame.x + 18 + used, frame.y + 20, frame.w - 46 - taken - used, { size: 11, color: 'soft' });
            }
        };

        // Points on a line, the best places for its weight first.
        const weightPlaces = (link) => {
            if (link.way) {
                const points = pointsOf(link);
                return [0.5, 0.3, 0.7, 0.15, 0.85].map((part) => points[Math.round(part * (points.length - 1))]);
            }
            const [x1, y1, ax, ay, bx, by, x2, y2] = curve(link);
            return [0.5, 0.38, 0.62, 0.26, 0.74].map((t) => {
                const u = 1 - t;
                return [u * u * u * x1 + 3 * u * u * t * ax + 3 * u * t * t * bx + t * t * t * x2, u * u * u * y1 + 3 * u * u * t * ay + 3 * u * t * t * by + t * t * t * y2];
            });
        };
        // The weights of links, where they overlap neither a box nor another text.
        const drawWeights = (win, strong) => {
            const size = Math.max(11, smallestText / view.scale);
            const taken = labels.map((l) => [l.left, l.top, l.right, l.bottom]);
            for (const box of state.scene.boxes) taken.push([box.x, box.y, box.x + box.w, box.y + box.h]);
            const isNear = strong === null ? () => true : strong.isNear ?? ((link) => strong.isStrong(link.from) && strong.isStrong(link.to));
            const some = state.scene.links.filter((link) => !link.line && !link.isPath && link.weight + link.changes[1] + link.changes[2] > 1 && isNear(link)).sort((a, b) => b.weight - a.weight);
            for (const link of some.slice(0, 240)) {
                const changes = [1, 2].filter((i) => link.changes[i] > 0).map((i) => changeSigns[i] + link.changes[i]).join(' ');
                const text = changes === '' ? number(link.weight) : `${number(link.weight)} (${changes})`;
                pen.font = fontOf(size, false);
                const width = pen.measureText(text).width + 6;
                for (const [x, y] of weightPlaces(link)) {
                    const [left, top, right, bottom] = [x - width / 2, y - size * 0.65, x + width / 2, y + size * 0.65];
                    if (left < win.left || right > win.right || top < win.top || bottom > win.bottom) continue;
                    if (taken.some((b) => left < b[2] + 2 && right > b[0] - 2 && top < b[3] + 1 && bottom > b[1] - 1)) continue;
                    taken.push([left, top, right, bottom]);
                    pen.globalAlpha = 1;
                    pen.fillStyle = palette.back;
                    pen.beginPath();
                    pen.roundRect(left, top, right - left, bottom - top, 4);
                    pen.fill();
                    write('weight', text, x, y + size * 0.36, width + 20, { size: 11, color: 'soft', align: 'center' });
                    break;
                }
            }
        };

        // A map of the scene in the corner, where not all of it can be seen.
        const drawMap = (win, ratio) => {
            if (win.left <= 4 && win.top <= 4 && win.right >= state.scene.w - 4 && win.bottom >= state.scene.h - 4) return;
            if (canvas.clientWidth < 600) return;
            const scale = Math.min(150 / state.scene.w, 100 / state.scene.h);
            const [w, h] = [state.scene.w * scale, state.scene.h * scale];
            const [left, top] = [canvas.clientWidth - w - 66, canvas.clientHeight - h - 16];
            pen.setTransform(ratio, 0, 0, ratio, 0, 0);
            pen.globalAlpha = 0.92;
            pen.fillStyle = palette.paper;
            pen.strokeStyle = palette.edge;
            pen.lineWidth = 1;
            pen.beginPath();
            pen.roundRect(left - 5, top - 5, w + 10, h + 10, 6);
            pen.fill();
            pen.stroke();
            pen.globalAlpha = 1;
            pen.fillStyle = palette.soft;
            for (const box of state.scene.boxes) pen.fillRect(left + box.x * scale, top + box.y * scale, Math.max(1, box.w * scale), Math.max(1, box.h * scale));
            pen.strokeStyle = palette.accent;
            pen.lineWidth = 2;
            const x = between(0, win.left * scale, w), y = between(0, win.top * scale, h);
            pen.strokeRect(left + x, top + y, between(0, win.right * scale, w) - x, between(0, win.bottom * scale, h) - y);
        };

        let drawnBoxes = [];
        const draw = () => {
            const ratio = window.devicePixelRatio || 1;
            const [width, height] = [Math.round(canvas.clientWidth * ratio), Math.round(canvas.clientHeight * ratio)];
            labels = [];
            drawnBoxes = [];
            if (width === 0 || height === 0 || state.scene === null) return;
            if (canvas.width !== width || canvas.height !== height) { canvas.width = width; canvas.height = height; }
            pen.setTransform(1, 0, 0, 1, 0, 0);
            pen.globalAlpha = 1;
            pen.fillStyle = palette.back;
            pen.fillRect(0, 0, width, height);
            pen.setTransform(ratio * view.scale, 0, 0, ratio * view.scale, -view.x * ratio * view.scale, -view.y * ratio * view.scale);
            const win = { left: view.x, top: view.y, right: view.x + canvas.clientWidth / view.scale, bottom: view.y + canvas.clientHeight / view.scale };
            const strong = emphasis();
            drawFrames(win);
            drawLinks(win, strong);
            drawTitles(win);
            for (const box of state.scene.boxes) {
                if (box.x > win.right || box.x + box.w < win.left || box.y > win.bottom || box.y + box.h < win.top) continue;
                const isDim = strong !== null && !strong.isStrong(box);
                drawnBoxes.push({ box, isDim });
                pen.globalAlpha = 1;
                // A dimmed box covers the lines below it as well.
                if (isDim) { pen.fillStyle = palette.back; pen.fillRect(box.x, box.y, box.w, box.h); pen.globalAlpha = 0.28; }
                if (box.kind === 'binding') drawBinding(box, isDim);
                else if (box.kind === 'settings') drawSettings(box, isDim);
                else if (box.kind === 'more') {
                    shape(box, 8, palette.back, palette.edge, 1, [2, 3]);
                    write('name', box.isPath ? `${box.count} steps` : `and ${number(box.count)} more`, box.x + box.w / 2, box.y + 23, box.w - 12, { color: 'soft', align: 'center' });
                } else drawCard(box, isDim);
                pen.globalAlpha = 1;
                if (box === state.cursor && document.activeElement === canvas) ring(box);
            }
            for (const heading of state.scene.headings ?? []) write('heading', heading.text, heading.x, heading.y, 220, { size: 11, color: 'soft', isBold: true });
            drawWeights(win, strong);
            drawMap(win, ratio);
        };

        // The elements of lists and panels. Strings are always set as text, never as HTML, because names can contain any character.

        const status = byId('status');

        const element = (tag, attributes = {}, ...children) => {
            const node = document.createElement(tag);
            for (const [name, value] of Object.entries(attributes)) {
                if (name === 'onclick') node.addEventListener('click', value); else if (value !== null) node.setAttribute(name, value);
            }
            node.append(...children.filter((child) => child !== null && child !== ''));
            return node;
        };

        const icon = (mark) => {
            const box = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
            box.setAttribute('viewBox', '-1 -1 14 14');
            box.setAttribute('class', `icon ${markColors[mark]}`);
            box.setAttribute('role', 'img');
            box.setAttribute('aria-label', markWords[mark]);
            const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
            path.setAttribute('d', markShapes[mark]);
            box.append(path);
            return box;
        };
        const changeSign = (change) => element('span', { class: `sign ${changeColors[change]}`, title: changeWords[change] }, changeSigns[change]);
        const hiddenText = (text) => element('span', { class: 'hidden' }, text);

        // A link to a point. The panel shows the point when the link is clicked.
        const link = (point) => element('button', { class: 'link', type: 'button', 'data-point': point.id },
            ...(point.change > 0 ? [changeSign(point.change), ' '] : []), ...(point.mark > 0 ? [icon(point.mark)] : []), point.name);

        // A location: a link to the editor where the page knows one, and a button that copies it.
        const address = (place) => {
            if (!data.editor || !place.path) return null;
            const path = encodeURI(place.path.replace(/\\/g, '/')).replace(/[?#&+]/g, encodeURIComponent);
            const values = { path: path.startsWith('/') ? path : '/' + path, line: place.line, column: place.column };
            return data.editor.replace(/\{(path|line|column)\}/g, (_, name) => values[name]);
        };
        const copy = async (text, button) => {
            try {
                await navigator.clipboard.writeText(text);
            } catch {
                // A page from a disk may not be allowed to write to the clipboard by itself.
                const area = element('textarea', { class: 'hidden', 'aria-hidden': 'true' });
                area.value = text;
                document.body.append(area);
                area.select();
                document.execCommand('copy');
                area.remove();
                button.focus();
            }
            button.textContent = 'Copied';
            status.textContent = `Copied ${text}`;
            setTimeout(() => { button.textContent = 'Copy'; }, 1500);
        };
        const placeNode = (place, { canCopy = true } = {}) => {
            if (place === null) return '';
            const url = address(place);
            const text = element('code', {}, place.text);
            const node = element('span', { class: 'place' }, url === null ? text : element('a', { href: url, title: 'Open in the editor' }, text));
            if (!canCopy) return node;
            const button = element('button', { class: 'copy', type: 'button', 'aria-label': `Copy ${place.text}` }, 'Copy');
            button.addEventListener('click', () => copy(place.path ? `${place.path}:${place.line}:${place.column}` : place.text, button));
            node.append(' ', button);
            return node;
        };

        // Long lists come in pieces, so that a binding that 5 000 others need opens at once.
        const list = (tag, entries, render, piece = 100) => {
            const node = element(tag, { class: 'points' });
            const more = (from) => {
                for (const entry of entries.slice(from, from + piece)) node.append(render(entry));
                if (entries.length <= from + piece) return;
                const button = element('button', { class: 'link', type: 'button' }, `and ${number(entries.length - from - piece)} more`);
                const item = element('li', {}, button);
                button.addEventListener('click', () => { item.remove(); more(from + piece); });
                node.append(item);
            };
            more(0);
            return node;
        };

        const definition = (rows) => {
            const node = element('dl');
            for (const [term, value] of rows) {
                if (value !== '' && value !== null) node.append(element('dt', {}, term), element('dd', {}, value));
            }
            return node;
        };

        const explanation = (id) => data.explanations.find((one) => one.id === id) ?? null;
        // Paragraphs of a text; lines inside of them were only broken to be short.
        const paragraphs = (text) => text.split('\n\n').map((part) => element('p', {}, part.replace(/\n/g, ' ')));

        // A part that is filled when it is first opened.
        const folded = (title, fill, { isOpen = false, style = '' } = {}) => {
            const node = element('details', { class: style }, element('summary', {}, ...title));
            let isFilled = false;
            const open = () => {
                if (!node.open || isFilled) return;
                isFilled = true;
                node.append(...fill());
            };
            node.addEventListener('toggle', open);
            node.fill = open;
            if (isOpen) { node.open = true; open(); }
            return node;
        };
        const counted = (count) => element('span', { class: 'count' }, number(count));

        // The counts of marks, each with its shape and its word.
        const markCounts = (counts) => [[3, counts.errors], [1, counts.warnings], [2, counts.affected]]
            .filter(([, count]) => count > 0).map(([mark, count]) =>
                element('span', { class: `tally ${markColors[mark]}` }, icon(mark), ` ${number(count)}`));
        const changeCounts = (counts) => [1, 2, 3].filter((i) => counts.changes[i] > 0)
            .map((i) => element('span', { class: `tally ${changeColors[i]}` }, `${changeSigns[i]}${number(counts.changes[i])}`, hiddenText(` ${changeWords[i]}`)));

        // The address holds what is shown: `#full name?parameters`. A link to a selection alone is `#full name`.

        const firstTab = () => (difference !== null ? 'changes' : matchMedia('(max-width: 700px)').matches ? 'modules' : 'picture');
        const moduleAddress = (module) => `${components[module.component]?.full ?? ''}/${module.full}`;

        let isReading = false;
        const writeAddress = () => {
            if (isReading) return;
            const parameters = new URLSearchParams();
            const chosen = state.selected;
            if (chosen) {
                const alike = points.filter((point) => point.full === chosen.full);
                if (alike.length > 1 && alike[0] !== chosen) parameters.set('nth', String(alike.indexOf(chosen) + 1));
                if (state.hops !== 1) parameters.set('hops', String(state.hops));
                if (state.step > 0) parameters.set('path', String(state.step + 1));
            }
            if (state.filters.query.trim() !== '') parameters.set('find', state.filters.query.trim());
            for (const facet of facets) for (const value of state.filters.chosen[facet.name]) parameters.append(facet.name, value);
            if (state.tab !== firstTab()) parameters.set('tab', state.tab);
            if (sorting.column >= 0) parameters.set('sort', (sorting.direction < 0 ? '-' : '') + columns[sorting.column][0]);
            const first = openAtFirst();
            const differs = (a, b) => a.size !== b.size || [...a].some((id) => !b.has(id));
            if (differs(first.modules, state.openModules) || differs(first.components, state.openComponents)) {
                parameters.set('open', '');
                for (const id of state.openComponents) if (!first.components.has(id)) parameters.append('open', components[id].full);
                for (const id of state.openModules) parameters.append('open', moduleAddress(modules[id]));
            }
            const text = parameters.toString();
            history.replaceState(null, '', '#' + (chosen ? encodeURIComponent(chosen.full) : '') + (text ? '?' + text : ''));
        };

        const readAddress = () => {
            const hash = location.hash.slice(1);
            const at = hash.indexOf('?');
            let wanted = '';
            try { wanted = decodeURIComponent(at < 0 ? hash : hash.slice(0, at)); } catch { wanted = ''; }
            const parameters = new URLSearchParams(at < 0 ? '' : hash.slice(at + 1));
            isReading = true;
            state.hops = between(1, Number(parameters.get('hops')) || 1, 3);
            state.filters.query = query.value = parameters.get('find') ?? '';
            for (const facet of facets) {
                const known = new Set(facet.all);
                state.filters.chosen[facet.name] = new Set(parameters.getAll(facet.name).filter((value) => known.has(value)));
            }
            const sort = parameters.get('sort') ?? '';
            sorting.column = columns.findIndex(([title]) => title === sort.replace(/^-/, ''));
            sorting.direction = sort.startsWith('-') ? -1 : 1;
            const open = parameters.getAll('open');
            closeAll();
            if (open.length > 0) {
                state.openModules = new Set(modules.filter((module) => open.includes(moduleAddress(module))).map((module) => module.id));
                for (const component of components) if (open.includes(component.full)) state.openComponents.add(component.id);
                for (const id of state.openModules) state.openComponents.add(modules[id].component);
                state.lastOpened = modules[[...state.openModules].pop()] ?? null;
            }
            const tab = byId(`${parameters.get('tab') ?? firstTab()}-tab`);
            const alike = wanted === '' ? [] : points.filter((point) => point.full === wanted);
            const point = alike[(Number(parameters.get('nth')) || 1) - 1] ?? alike[0] ?? null;
            refresh({ writes: false });
            showTab(tab?.getAttribute('role') === 'tab' ? tab : byId(`${firstTab()}-tab`), { writes: false });
            if (point !== state.selected) select(point);
            state.step = Math.max(0, (Number(parameters.get('path')) || 1) - 1);
            if (point && state.step > 0) showPanel(point);
            isReading = false;
        };
        window.addEventListener('hashchange', readAddress);

        // Pointer and keyboard on the picture; opening and closing of modules.
        // Builds the scene again, and moves the view: to a module that was opened, to the neighborhood of the selection, or to the whole.
        // A selection in a small graph leaves the boxes where they are.

        const rebuild = ({ keepsView = false, keepsBoxes = false, around = null } = {}) => {
            if (canvas.clientWidth === 0) { state.scene = null; return; }
            const isFocus = state.selected !== null && !isSmall;
            const before = state.scene?.kind;
            if (!keepsBoxes || before !== 'overview' || isFocus) {
                state.scene = isFocus ? focus(room()) : overview(room());
                state.hovered = null;
                const item = (box) => box.point ?? box.module ?? box.component;
                if (state.cursor) state.cursor = state.scene.boxes.find((box) => item(box) === item(state.cursor)) ?? null;
            }
            crumbsPart();
            schedule();
            const free = room();
            if (around && (state.scene.w * 0.86 > free.w || state.scene.h * 0.86 > free.h)) {
                const target = [...state.scene.frames, ...state.scene.boxes].find((one) => one.module === around || one.component === around);
                if (target) show(target.x, target.y, target.w, target.h, { least: 0.86, most: 1.15 });
                else if (state.scene.isLayers) showBoxes(state.scene.boxes.filter((box) => (box.settings ?? box.module ?? moduleOf(box.point)) === around));
                view.isMoved = true;
            } else if (around || isFocus || before === undefined || (before === 'focus' && !keepsView)) {
                showFirst();
            } else if (state.selected !== null && !keepsView) {
                const near = neighborhood(state.selected, state.hops);
                const path = shownPath();
                showBoxes(state.scene.boxes.filter((box) => box.point && (near.has(box.point) || path.includes(box.point))));
            }
        };
        const openModule = (module) => {
            state.openModules.add(module.id);
            state.openComponents.add(module.component);
            state.lastOpened = module;
            if (state.selected) { panel.hidden = true; state.selected = null; }
            if (state.tab !== 'picture') showTab(byId('picture-tab'));
            canvas.focus();
            requestAnimationFrame(() => rebuild({ around: module }));
            status.textContent = `${module.name} is open: ${inWords(module.points)}`;
            writeAddress();
        };
        const toggleFrame = (item, isModule) => {
            const open = isModule ? state.openModules : state.openComponents;
            if (open.has(item.id)) {
                open.delete(item.id);
                if (!isModule) for (const module of item.modules) state.openModules.delete(module.id);
            } else open.add(item.id);
            state.lastOpened = isModule && open.has(item.id) ? item : null;
            rebuild({ around: item });
            writeAddress();
            status.textContent = `${item.name} is ${open.has(item.id) ? 'open' : 'closed'}`;
        };

        // Where one is: graph, component, module, binding. Each leads back.
        const crumbsPart = () => {
            const start = openAtFirst();
            const isStart = state.selected === null && [...state.openModules].every((id) => start.modules.has(id)) && [...state.openComponents].every((id) => start.components.has(id))
                && state.openModules.size === start.modules.size && state.openComponents.size === start.components.size;
            const crumb = (text, act) => element('li', {}, act ? element('button', { type: 'button', class: 'link', onclick: act }, text) : element('span', { 'aria-current': 'page' }, text));
            const whole = isSmall ? 'All bindings' : filledModules.length > manyModules && filledComponents.length > 1 ? 'All components' : 'All modules';
            const reset = () => {
                closeAll();
                state.lastOpened = null;
                view.isMoved = false;
                if (state.selected) select(null); else { rebuild(); showFirst(); }
                writeAddress();
            };
            const items = [crumb(whole, isStart ? null : reset)];
            const chosen = state.selected;
            const module = chosen ? moduleOf(chosen) : state.lastOpened;
            if (module) {
                const component = components[module.component];
                if (filledComponents.length > 1 && component) {
                    items.push(crumb(component.name, () => { closeAll(); state.openComponents.add(component.id); if (chosen) { panel.hidden = true; state.selected = null; } state.lastOpened = null; requestAnimationFrame(() => rebuild({ around: component })); writeAddress(); }));
                }
                if (!(component && component.modules.length === 1)) items.push(crumb(module.name, chosen ? () => openModule(module) : null));
            }
            if (chosen) items.push(crumb(chosen.name, null));
            byId('crumbs').replaceChildren(...items);
        };

        // What a click or the enter key does to a box.
        const activate = (target) => {
            if (!target) { if (state.selected) select(null); return; }
            if (target.frame) { toggleFrame(target.frame.module ?? target.frame.component, target.frame.module !== undefined); return; }
            const { box, point, module } = target;
            if (module) { openModule(module); return; }
            if (point) select(point, { move: state.scene.kind === 'focus' || box.kind !== 'binding' || isSmall });
            else if (box.module) { state.lastOpened = box.module; toggleFrame(box.module, true); }
            else if (box.component) toggleFrame(box.component, false);
            else if (box.settings) select(box.rows[0]);
            else if (box.kind === 'more') panel.focus();
        };

        const pointers = new Map();
        let travelled = 0;
        canvas.addEventListener('pointerdown', (event) => {
            canvas.setPointerCapture(event.pointerId);
            pointers.set(event.pointerId, event);
            if (pointers.size === 1) travelled = 0;
        });
        canvas.addEventListener('pointermove', (event) => {
            const last = pointers.get(event.pointerId);
            if (!last) {
                const target = hit(event.clientX, event.clientY);
                canvas.style.cursor = target ? 'pointer' : 'grab';
                canvas.title = target?.point?.full ?? target?.box?.module?.full ?? target?.box?.component?.full ?? '';
                if ((target?.box ?? null) !== state.hovered) { state.hovered = target?.box ?? null; schedule(); }
                return;
            }
            const others = [...pointers.values()].filter((other) => other.pointerId !== event.pointerId);
            if (others.length === 1) {
                const [other] = others;
                const before = Math.hypot(last.clientX - other.clientX, last.clientY - other.clientY);
                const after = Math.hypot(event.clientX - other.clientX, event.clientY - other.clientY);
                const bounds = canvas.getBoundingClientRect();
                const middle = [(event.clientX + other.clientX) / 2 - bounds.left, (event.clientY + other.clientY) / 2 - bounds.top];
                if (before > 0) zoom(after / before, ...middle);
            } else {
                view.x -= (event.clientX - last.clientX) / view.scale;
                view.y -= (event.clientY - last.clientY) / view.scale;
                view.isMoved = true;
            }
            travelled += Math.abs(event.clientX - last.clientX) + Math.abs(event.clientY - last.clientY);
            pointers.set(event.pointerId, event);
            schedule();
        });
        const release = (event) => {
            if (!pointers.delete(event.pointerId) || event.type !== 'pointerup' || travelled > 6) return;
            activate(hit(event.clientX, event.clientY));
        };
        canvas.addEventListener('pointerup', release);
        canvas.addEventListener('pointercancel', release);
        canvas.addEventListener('pointerleave', () => { if (state.hovered) { state.hovered = null; schedule(); } });
        canvas.addEventListener('wheel', (event) => {
            event.preventDefault();
            const bounds = canvas.getBoundingClientRect();
            zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), event.clientX - bounds.left, event.clientY - bounds.top);
        }, { passive: false });

        // The keyboard moves a cursor from box to box.
        const nameOf = (box) => {
            if (box.point) return `${box.point.name}, ${[box.point.kind, markWords[box.point.mark], changeWords[box.point.change]].filter(Boolean).join(', ')}, depends on ${box.point.needs.length}, required by ${box.point.neededBy.length}`;
            if (box.settings) return `settings of ${box.settings.name}: ${box.rows.map((point) => point.title).join(', ')}`;
            if (box.module) return `module ${box.module.name}, ${inWords(box.module.points)}, closed`;
            if (box.component) return `component ${box.component.name}, ${inWords(box.component.points)}, closed`;
            return `${box.count} more, listed in the panel`;
        };
        const moveCursor = (dx, dy) => {
            if (!state.scene || state.scene.boxes.length === 0) return;
            const center = (box) => [box.x + box.w / 2, box.y + box.h / 2];
            let best = null;
            if (!state.cursor) best = { box: state.scene.boxOf.get(state.selected) ?? state.scene.boxes[0] };
            else {
                const [x, y] = center(state.cursor);
                for (const box of state.scene.boxes) {
                    if (box === state.cursor) continue;
                    const [ox, oy] = center(box);
                    const [forward, aside] = dx !== 0 ? [(ox - x) * dx, Math.abs(oy - y)] : [(oy - y) * dy, Math.abs(ox - x)];
                    if (forward <= 4) continue;
                    const cost = forward + aside * 2.5;
                    if (best === null || cost < best.cost) best = { box, cost };
                }
            }
            if (!best) return;
            state.cursor = best.box;
            const free = room();
            const [left, top, right, bottom] = [(state.cursor.x - view.x) * view.scale, (state.cursor.y - view.y) * view.scale, (state.cursor.x + state.cursor.w - view.x) * view.scale, (state.cursor.y + state.cursor.h - view.y) * view.scale];
            if (left < 8) view.x -= (8 - left) / view.scale;
            if (right > free.w + 32) view.x += (right - free.w - 32) / view.scale;
            if (top < 8) view.y -= (8 - top) / view.scale;
            if (bottom > free.h + 40) view.y += (bottom - free.h - 40) / view.scale;
            status.textContent = nameOf(state.cursor);
            schedule();
        };
        canvas.addEventListener('keydown', (event) => {
            const move = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
            if (move && event.shiftKey) {
                view.x += move[0] * 80 / view.scale;
                view.y += move[1] * 80 / view.scale;
                view.isMoved = true;
                schedule();
            } else if (move) moveCursor(...move);
            else if (event.key === 'Enter' || event.key === ' ') {
                if (!state.cursor) moveCursor(1, 0);
                else if (state.cursor.point || state.cursor.module || state.cursor.component) {
                    const isLarge = state.scene.kind === 'overview';
                    activate({ box: state.cursor, point: state.cursor.point });
                    if (isLarge && !state.cursor?.point && state.cursor) status.textContent = nameOf(state.cursor);
                } else activate({ box: state.cursor });
            } else if (event.key === 'Backspace' || event.key === 'c') {
                // Closes the module that the cursor is in.
                const module = state.cursor?.point ? moduleOf(state.cursor.point) : null;
                if (state.scene.kind !== 'overview' || !module || !state.openModules.has(module.id)) return;
                toggleFrame(module, true);
                state.cursor = state.scene.boxes.find((box) => box.module === module) ?? null;
            } else if (event.key === '+' || event.key === '=') zoom(1.25);
            else if (event.key === '-') zoom(0.8);
            else if (event.key === '0') showAll();
            else return;
            event.preventDefault();
        });
        canvas.addEventListener('focus', schedule);
        canvas.addEventListener('blur', schedule);
        byId('zoom-in').addEventListener('click', () => zoom(1.4));
        byId('zoom-out').addEventListener('click', () => zoom(1 / 1.4));
        byId('zoom-fit').addEventListener('click', showAll);

        document.addEventListener('keydown', (event) => {
            const isTyping = /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName) && event.target.type !== 'checkbox';
            if (event.key === '/' && !isTyping) { query.focus(); event.preventDefault(); }
            if (event.key === 'Escape') {
                if (!results.hidden) { results.hidden = true; query.focus(); }
                else if (byId('filters').open) { byId('filters').open = false; byId('filters').querySelector('summary').focus(); }
                else if (byId('legend').open) { byId('legend').open = false; byId('legend').querySelector('summary').focus(); }
                else if (state.selected) select(null);
            }
            const step = { '[': 'Previous path', ']': 'Next path' }[event.key];
            if (step && !isTyping && state.selected) panel.querySelector(`[aria-label="${step}"]`)?.click();
        });

        // The lists beside the picture: modules, table, metrics, changes.

        const addFrame = (node, ...children) => { node.replaceChildren(...children); };

        // Modules, by component: what a phone shows first.
        const modulesPart = () => {
            const ofModule = (module) => {
                const shown = module.points.filter((point) => point.isShown);
                const counts = summary(module.points);
                const title = [element('b', {}, module.name), counted(countBindings(shown)), ...(difference === null ? markCounts(counts) : changeCounts(counts))];
                return folded(title, () => {
                    const sorted = [...shown].sort((a, b) => outside(b) - outside(a) || b.neededBy.length - a.neededBy.length || a.id - b.id);
                    return [element('div', { class: 'module-tools' }, placeNode(module.place),
                        element('button', { type: 'button', class: 'plain', onclick: () => openModule(module) }, 'Show in picture')),
                        list('ul', sorted, (point) => element('li', {}, link(point),
                            element('small', {}, [point.name.includes(point.implementation) ? '' : point.implementation, kindOf(point), point.isShared ? 'shared' : '', point.neededBy.length > 0 ? `required by ${point.neededBy.length}` : ''].filter(Boolean).join(' · '))), 60)];
                }, { style: 'module', isOpen: isSmall || (isFiltered() && shown.length <= 20 && state.found.length <= 60) });
            };
            const parts = [];
            for (const component of components) {
                const some = isFiltered() ? component.modules.filter((module) => module.points.some((point) => point.isShown)) : component.modules;
                if (some.length === 0) continue;
                const scope = component.scope ? ` · ${component.scope}` : '';
                const count = (some.length === component.modules.length ? '' : `${number(some.length)} of `) + plural(component.modules.length, 'module');
                parts.push(element('h2', {}, component.name, element('small', {}, `${scope} · ${count}`)),
                    element('div', { class: 'modules' }, ...some.map(ofModule)));
            }
            addFrame(byId('modules'), ...(parts.length > 0 ? parts : [element('p', {}, points.length === 0 ? 'The graph has no bindings.' : 'No binding passes the filters.')]));
        };

        // Without the columns that would be empty or have the same word in every row.
        const differs = (value) => points.some((point) => value(point) !== value(points[0]));
        const columns = [
            ['Key', (p) => p.name],
            ...(difference === null ? [] : [['Change', (p) => changeWords[p.change]]]),
            ...(points.some((p) => p.implementation !== '') ? [['Implementation', (p) => p.implementation]] : []),
            ['Kind', (p) => p.kind], ...(components.length > 1 ? [['Component', componentName]] : []), ['Module', moduleName],
            ...(differs((p) => p.scope) ? [['Scope', (p) => p.scope]] : []),
            ...(points.some((p) => !['', 'nonisolated'].includes(p.isolation)) ? [['Isolation', (p) => p.isolation]] : []), ['Needs', (p) => p.needs.length], ['Required by', (p) => p.neededBy.length],
            ['Depth', (p) => (p.depth < 0 ? '' : p.depth)], ['Dominates', (p) => p.dominated],
            ...(run === null ? [] : [['Calls', (p) => p.times?.calls ?? 0], ['Own time', (p) => p.times?.own ?? 0, duration]]),
            ...(points.some((p) => p.mark > 0 || p.isUnused) ? [['State', (p) => [markWords[p.mark], p.isUnused ? 'unused' : ''].filter(Boolean).join(', ')]] : []),
            ['Bound at', (p) => p.place?.text ?? '', (_, p) => placeNode(p.place, { canCopy: false })],
        ];
        const sorting = { column: -1, direction: 1 };
        const pageSize = 200;
        state.shownRows = pageSize;

        const row = (point) => element('tr', { 'data-point': point.id, 'aria-current': point === state.selected ? 'true' : null }, ...columns.map(([title, value, shown = String], index) => {
            if (index === 0) return element('th', { scope: 'row' }, link(point));
            const content = shown(value(point), point);
            const isEmpty = content === '';
            return element('td', { class: [typeof value(point) === 'number' ? 'number' : '', typeof content === 'string' && content.length <= 22 ? 'short' : '', isEmpty ? 'empty' : ''].join(' ').trim(), 'data-title': title }, content);
        }));
        const compare = (a, b) => {
            if (typeof a === 'number' && typeof b === 'number') return a - b;
            return String(a) < String(b) ? -1 : String(a) > String(b) ? 1 : 0;
        };
        const tablePart = () => {
            const rows = [...state.found];
            if (sorting.column >= 0) {
                const value = columns[sorting.column][1];
                rows.sort((a, b) => sorting.direction * compare(value(a), value(b)) || a.id - b.id);
            }
            for (const [index, cell] of [...byId('table-head').children].entries()) {
                cell.setAttribute('aria-sort', sorting.column !== index ? 'none' : sorting.direction > 0 ? 'ascending' : 'descending');
            }
            byId('table-sort').value = String(sorting.column);
            byId('table-caption').textContent = inWords(state.found) + (state.found.length === points.length ? '' : ` (of ${inWords(points)})`);
            byId('table-body').replaceChildren(...rows.slice(0, state.shownRows).map(row));
            byId('more').hidden = rows.length <= state.shownRows;
            byId('more').textContent = `Show ${Math.min(pageSize, rows.length - state.shownRows)} more of ${rows.length}`;
        };
        const sortBy = (index, direction = sorting.column === index ? -sorting.direction : 1) => {
            Object.assign(sorting, { column: index, direction });
            tablePart();
            writeAddress();
        };
        byId('more').addEventListener('click', () => { state.shownRows += pageSize; tablePart(); });
        byId('table-head').append(...columns.map(([title], index) =>
            element('th', { scope: 'col', 'aria-sort': 'none' }, element('button', { type: 'button', onclick: () => sortBy(index) }, title))));
        byId('table-sort').append(element('option', { value: '-1' }, 'as declared'), ...columns.map(([title], index) => element('option', { value: String(index) }, title)));
        byId('table-sort').addEventListener('input', () => sortBy(Number(byId('table-sort').value), 1));
        byId('table-turn').addEventListener('click', () => sortBy(sorting.column, -sorting.direction));

        const metricsPart = () => {
            const figures = [['bindings', totals.bindings], ['modules', totals.modules], ['components', totals.components],
                ['requests', data.requests], ['deferred', lines.filter((l) => isDeferred(l) || l.kind === 2).length],
                ['unused', points.filter((p) => p.isUnused).length], ['missing', points.filter((p) => p.kind === 'missing').length],
                ['longest chain', data.longestChain.length],
                ...(run === null ? [] : [['calls in the run', run.calls], ['threads', run.threads], ['duration of the run', duration(run.length)]])];
            const top = (title, value, shown = String) => {
                const best = points.filter((p) => value(p) > 1).sort((a, b) => value(b) - value(a) || a.id - b.id).slice(0, 10);
                return element('div', {}, element('h2', {}, title),
                    list('ol', best, (p) => element('li', {}, element('small', {}, shown(value(p))), link(p))));
            };
            addFrame(byId('metrics'),
                element('div', { class: 'figures' }, ...figures.map(([name, value]) =>
                    element('div', {}, element('b', {}, typeof value === 'number' ? number(value) : value), name))),
                element('div', { class: 'columns' }, ...(run === null ? [] : [top('Longest own time', (p) => p.times?.own ?? 0, duration)]),
                    top('Most required (fan-in)', (p) => p.neededBy.length),
                    top('Most dependencies (fan-out)', (p) => p.needs.length), top('Largest dominators', (p) => p.dominated),
                    element('div', {}, element('h2', {}, `Longest chain (${data.longestChain.length})`),
                        list('ol', data.longestChain.map((id) => points[id]), (p) => element('li', {}, link(p))))));
        };

        if (difference !== null) byId('changes-tab').replaceChildren('Changes ', counted(difference.changes.length));
        // What differs from the older graph, a reviewer's list: by subject, then by what happened.
        const changesPart = () => {
            if (difference === null) return;
            const subjects = [['component', 'Components'], ['module', 'Modules'], ['binding', 'Bindings'], ['edge', 'Dependencies']];
            const parts = [];
            const total = {};
            for (const [subject, title] of subjects) {
                const some = difference.changes.filter((change) => change.subject === subject);
                if (some.length === 0) continue;
                const groups = [];
                for (const kind of ['added', 'removed', 'changed', 'moved']) {
                    const own = some.filter((change) => change.kind === kind);
                    // What moved to another module is marked as changed in the picture.
                    const sign = kind === 'moved' ? 3 : changeWords.indexOf(kind);
                    total[kind] = (total[kind] ?? 0) + own.length;
                    if (own.length === 0) continue;
                    groups.push(folded([changeSign(sign), ` ${kind} `, counted(own.length)], () => [list('ul', own, (change) => {
                        const point = points[change.point];
                        const name = point ? element('button', { type: 'button', class: 'link', 'data-point': point.id }, change.name) : element('b', {}, change.name);
                        const where = change.component.length > 0 ? `in ${change.component.join(' → ')}` : '';
                        return element('li', { class: 'change' }, changeSign(sign), element('div', {}, name, ' ', element('small', {}, where), ' ',
                            placeNode(placeAt(change.place), { canCopy: false }), change.differences.length > 0 ? differencesTable(change.differences) : ''));
                    })], { isOpen: own.length <= 40, style: 'group' }));
                }
                parts.push(element('h2', {}, title, ' ', counted(some.length)), ...groups);
            }
            const words = ['added', 'removed', 'changed', 'moved'].map((kind) => [kind, total[kind] ?? 0]).filter(([, count]) => count > 0).map(([kind, count]) => `${number(count)} ${kind}`).join(', ');
            const sizes = [['binding', points.filter(isBinding)], ['module', modules], ['component', components]].map(([noun, some]) => {
                const [before, now] = [1, 2].map((change) => some.filter((one) => one.change !== change).length);
                return plural(now, noun) + (before === now ? '' : ` (before: ${number(before)})`);
            });
            addFrame(byId('changes'), element('p', { class: 'lead' }, words === '' ? 'The graphs are equal.' : words),
                element('p', {}, `The graph has ${sizes.join(', ')}.`), ...parts);
        };

        // Findings: grouped by kind or by module, with their explanations and help.

        const grouping = { by: 'kind', order: 'severity', severity: '' };
        const isError = (one) => one.severity === 'error';

        const findingNode = (one, { isOpen = false, isAlone = false } = {}) => {
            const body = () => [
                one.path.length > 0 ? element('p', { class: 'trail' }, one.path.join(' → ')) : '',
                ...one.notes.map((note) => element('p', {}, 'note: ', note.text, note.place ? ' at ' : '', placeNode(note.place, { canCopy: false }))),
                ...one.help.map((help) => element('p', { class: 'help' }, element('b', {}, 'help: '), help)),
                one.points.length > 0 ? element('p', {}, 'Bindings: ') : '',
                one.points.length > 0 ? list('ul', one.points, (point) => element('li', {}, link(point)), 20) : '',
                ...(isAlone && explanation(one.kind) ? [folded([`Explain ${one.kind}`], () => paragraphs(explanation(one.kind).text))] : []),
            ];
            const mark = isError(one) ? 3 : 1;
            return element('article', { class: one.severity }, folded([icon(mark), element('span', { class: 'message' }, one.message), ' ',
                isAlone ? element('span', { class: 'id' }, one.kind) : ''], body, { isOpen }), one.place ? placeNode(one.place) : '');
        };

        const findingsPart = () => {
            const some = findings.filter((one) => (grouping.severity === '' || one.severity === grouping.severity)
                && (!isFiltered() || one.points.some((point) => point.isShown)));
            const keyOf = grouping.by === 'kind' ? (one) => one.kind : (one) => one.module;
            const groups = new Map();
            for (const one of some) {
                if (!groups.has(keyOf(one))) groups.set(keyOf(one), []);
                groups.get(keyOf(one)).push(one);
            }
            const titleOf = (key) => (grouping.by === 'kind' ? key : modules[key]?.name ?? 'No module');
            const errors = (group) => group.filter(isError).length;
            const orders = {
                severity: (a, b) => Number(errors(b[1]) > 0) - Number(errors(a[1]) > 0) || b[1].length - a[1].length,
                count: (a, b) => b[1].length - a[1].length,
                name: (a, b) => compare(titleOf(a[0]), titleOf(b[0])),
            };
            const sorted = [...groups].sort((a, b) => orders[grouping.order](a, b) || compare(titleOf(a[0]), titleOf(b[0])));
            const inGroup = {
                severity: (a, b) => Number(isError(b)) - Number(isError(a)), count: (a, b) => b.points.length - a.points.length, name: (a, b) => compare(a.message, b.message),
            };
            const nodes = sorted.map(([key, group]) => {
                const bad = errors(group);
                const mark = bad > 0 ? 3 : 1;
                const about = grouping.by === 'kind' ? explanation(key)?.summary ?? '' : [...new Set(group.map((one) => one.kind))].slice(0, 4).join(', ');
                const title = [icon(mark), element('b', {}, titleOf(key)), counted(group.length),
                    element('span', { class: 'about' }, about)];
                return folded(title, () => {
                    const text = grouping.by !== 'kind' ? '' : (explanation(key)?.text ?? '').replace(about, '').trim();
                    const ordered = [...group].sort((a, b) => inGroup[grouping.order](a, b) || a.id - b.id);
                    // Inside of a kind by module, inside of a module by kind.
                    const parts = new Map();
                    for (const one of ordered) {
                        const part = grouping.by === 'kind' ? titleOfModule(one.module) : one.kind;
                        if (!parts.has(part)) parts.set(part, []);
                        parts.get(part).push(one);
                    }
                    const listOf = (ones) => list('div', ones, (one) => findingNode(one, { isOpen: some.length === 1 }), 50);
                    return [text === '' ? '' : element('div', { class: 'explanation' }, ...paragraphs(text)),
                        ...(parts.size === 1 ? [listOf(ordered)] : [...parts].map(([part, ones]) => element('section', { class: 'part' }, element('h2', {}, part, ' ', counted(ones.length)), listOf(ones))))];
                }, { style: 'group', isOpen: sorted.length <= 2 && group.length <= 30 });
            });
            byId('findings-count').textContent = some.length === findings.length ? `${plural(findings.filter(isError).length, 'error')}, ${plural(findings.length - findings.filter(isError).length, 'warning')}`
                : `${number(some.length)} of ${plural(findings.length, 'finding')}`;
            byId('findings-list').replaceChildren(...nodes, ...(some.length > 0 ? [] : [element('p', {}, findings.length === 0 ? 'No findings.' : 'No finding passes the filters.')]));
        };
        const titleOfModule = (id) => modules[id]?.name ?? 'No module';

        const choices = (name, label, values) => {
            const node = element('div', { class: 'segments', role: 'group', 'aria-label': label }, element('span', {}, label));
            for (const [value, text] of values) {
                const button = element('button', { type: 'button', 'aria-pressed': String(grouping[name] === value) }, text);
                button.addEventListener('click', () => {
                    grouping[name] = value;
                    for (const other of node.querySelectorAll('button')) other.setAttribute('aria-pressed', String(other === button));
                    findingsPart();
                });
                node.append(button);
            }
            return node;
        };
        byId('findings').append(
            element('div', { class: 'toolbar' }, element('span', { id: 'findings-count', class: 'lead' }),
                choices('by', 'Group by', [['kind', 'kind'], ['module', 'module']]),
                choices('order', 'Sort by', [['severity', 'severity'], ['count', 'count'], ['name', 'name']]),
                choices('severity', 'Show', [['', 'all'], ['error', 'errors'], ['warning', 'warnings']])),
            element('div', { id: 'findings-list' }));
        byId('findings-tab').replaceChildren('Findings ', counted(findings.length));

        // The panel of one binding.

        const badges = (point) => {
            const words = [[point.change > 0 ? `${changeSigns[point.change]} ${changeWords[point.change]}` : '', changeColors[point.change]],
                [point.kind, ''], [point.isShared ? `shared in ${point.scope || 'its component'}` : '', ''],
                [point.isolation === 'nonisolated' ? '' : point.isolation, ''], [point.isReplacement ? 'replacement' : '', ''],
                [point.isDefault ? 'default' : '', ''], [point.overridesDefault ? 'overrides a default' : '', ''],
                [point.isUnused ? 'unused' : '', ''], [point.kind === 'missing' ? '' : markWords[point.mark], markColors[point.mark]]];
            return element('div', { class: 'badges' }, ...words.filter(([word]) => word !== '')
                .map(([word, style]) => element('span', { class: `badge ${style}` }, word)));
        };

        const neighbors = (some, end) => list('ul', some, (line) => {
            const elsewhere = line.crosses && componentName(line[end]) ? `in ${componentName(line[end])}` : '';
            const kind = line.kind === 0 ? '' : lineKinds[line.kind];
            const words = [line.change > 0 ? `${changeWords[line.change]} dependency` : '', kind, elsewhere].filter(Boolean).join(', ');
            return element('li', {}, link(line[end]), element('small', {}, words));
        });

        // The times of a binding in a run; empty if the page contains no run.
        const timesOf = ({ times }) => {
            if (run === null) return [];
            if (!times) return [['Called', 'not in this run']];
            const { calls, unfinished, own, total, longest, threads } = times;
            const often = plural(calls, 'time') + (threads > 1 ? ` on ${threads} threads` : '') + (unfinished ? `, ${unfinished} not finished` : '');
            return [['Called', often], ['Own time', duration(own)], ['Total time', duration(total)],
                ['Longest call', calls > 1 ? duration(longest) : '']];
        };

        // The path from a root, and the way to the next one.
        const pathPart = () => {
            const node = element('div', { id: 'path' });
            const fill = () => {
                const info = pathsTo(state.selected);
                state.step = between(0, state.step, Math.max(0, info.paths.length - 1));
                const path = info.paths[state.step] ?? [];
                if (path.length === 0) { node.replaceChildren(element('p', {}, state.selected.change === 2 ? 'Removed.' : 'Not reachable from any root.')); return; }
                const step = (by, name, text) => {
                    const button = element('button', { type: 'button', 'aria-label': name, class: 'step' }, text);
                    button.disabled = state.step + by < 0 || state.step + by >= info.paths.length;
                    button.addEventListener('click', () => {
                        state.step += by;
                        fill();
                        node.querySelector(`[aria-label="${name}"]:not(:disabled)`)?.focus();
                        rebuild({ keepsBoxes: true });
                        writeAddress();
                        status.textContent = `Path ${state.step + 1}: ${(info.paths[state.step] ?? []).map((p) => p.name).join(', ')}`;
                    });
                    return button;
                };
                const rest = info.isComplete ? '' : ` The ${number(info.paths.length)} shortest can be shown.`;
                node.replaceChildren(
                    element('div', { class: 'stepper' }, step(-1, 'Previous path', '‹'),
                        element('span', {}, `${state.step + 1} of ${pathCount(info)}, ${plural(path.length - 1, 'request')}`), step(1, 'Next path', '›')),
                    rest === '' ? '' : element('p', { class: 'quiet' }, rest.trim()),
                    list('ol', path, (point) => element('li', {}, link(point))));
            };
            fill();
            return node;
        };

        const hopsPart = () => {
            const node = element('div', { class: 'segments', role: 'group', 'aria-label': 'Hops shown in the picture', id: 'hops' }, element('span', {}, 'Neighborhood'));
            for (const hops of [1, 2, 3]) {
                const button = element('button', { type: 'button', 'aria-pressed': String(state.hops === hops) }, `${hops} ${hops === 1 ? 'hop' : 'hops'}`);
                button.addEventListener('click', () => {
                    state.hops = hops;
                    for (const other of node.querySelectorAll('button')) other.setAttribute('aria-pressed', String(other === button));
                    rebuild({ keepsBoxes: true });
                    writeAddress();
                });
                node.append(button);
            }
            return node;
        };

        const changesOf = (point) => {
            if (difference === null) return [];
            const own = difference.changes.filter((change) => change.subject === 'binding' && change.point === point.id && change.differences.length > 0);
            return own.length === 0 ? [] : [element('h3', {}, 'Changed'), differencesTable(own.flatMap((change) => change.differences))];
        };
        const differencesTable = (rows) => element('dl', { class: 'differences' }, ...rows.flatMap(([property, old, now]) => [
            element('dt', {}, property), element('dd', {}, element('del', {}, old), ' → ', element('ins', {}, now))]));

        const showPanel = (point) => {
            const module = moduleOf(point);
            panel.replaceChildren(
                element('button', { class: 'close', type: 'button', 'aria-label': 'Close', onclick: () => select(null) }, '×'),
                element('h2', {}, point.name),
                point.full === point.name ? '' : element('code', {}, point.full),
                badges(point),
                element('div', { class: 'tools' }, hopsPart(), state.tab === 'picture' ? '' :
                    element('button', { type: 'button', class: 'plain', onclick: () => { showTab(byId('picture-tab')); } }, 'Show in picture')),
                definition([
                    ['Implementation', point.implementation],
                    ['Default', point.fallback.replace(/^default /, '')],
                    ['Bound at', placeNode(point.place)],
                    ['Component', point.component < 0 ? '' : chain(components, point.component, 'parent').join(' → ')],
                    ['Installed by', point.module < 0 ? '' : chain(modules, point.module, 'includedBy').join(' → ')],
                    ['Isolation', point.isolation],
                    ['Depth', point.depth < 0 ? 'unreachable' : String(point.depth)],
                    ['Only through', point.dominator < 0 ? '' : link(points[point.dominator])],
                    ...timesOf(point),
                    ['Dominates', point.dominated > 0 ? `${point.dominated} other${point.dominated > 1 ? 's' : ''}` : ''],
                ]),
                ...changesOf(point),
                ...(point.findings.length === 0 ? [] : [element('h3', {}, `Findings (${point.findings.length})`),
                    ...point.findings.slice(0, 20).map((one) => findingNode(one, { isOpen: point.findings.length === 1, isAlone: true }))]),
                element('h3', {}, 'Path from the root'), pathPart(),
                element('h3', {}, `Dependencies (${number(point.needs.length)})`), neighbors(point.needs, 'to'),
                element('h3', {}, `Required by (${number(point.neededBy.length)})`), neighbors(point.neededBy, 'from'),
                ...(module && filledModules.length > 1 ? [element('h3', {}, `Module ${module.name}`), element('button', { type: 'button', class: 'plain', onclick: () => openModule(module) }, 'Open it in the picture')] : []),
            );
            panel.hidden = false;
            panel.scrollTop = 0;
        };

        let returnTo = null;
        const select = (point, { move = true } = {}) => {
            if (point !== state.selected) state.step = 0;
            if (state.selected === null && point !== null) returnTo = { view: { ...view }, scene: state.scene, focus: document.activeElement };
            state.selected = point;
            state.hovered = null;
            const isSheet = () => getComputedStyle(panel).position === 'absolute';
            if (point === null) {
                const hadFocus = panel.contains(document.activeElement);
                panel.hidden = true;
                if (hadFocus) (returnTo?.focus?.isConnected && returnTo.focus !== document.body ? returnTo.focus : state.tab === 'picture' ? canvas : byId(`${state.tab}-tab`)).focus();
            } else {
                showPanel(point);
                status.textContent = `${point.name}: depends on ${point.needs.length}, required by ${point.neededBy.length}`;
                if (isSheet() && panel.contains(document.activeElement)) panel.focus();
            }
            for (const row of document.querySelectorAll('[aria-current="true"]')) row.removeAttribute('aria-current');
            if (point !== null) for (const row of document.querySelectorAll(`tr[data-point="${point.id}"]`)) row.setAttribute('aria-current', 'true');
            writeAddress();
            // The panel changes the room of the picture.
            requestAnimationFrame(() => {
                rebuild({ keepsView: point === null || !move, keepsBoxes: true });
                if (point !== null) return;
                if (returnTo?.scene === state.scene || !isSmall) Object.assign(view, returnTo?.view ?? {}); else showFirst();
                returnTo = null;
                schedule();
            });
        };

        document.addEventListener('click', ({ target }) => {
            const clicked = target.closest('button.link[data-point]');
            if (clicked) select(points[clicked.dataset.point]);
        });

        // Search, filters and tabs.

        const query = byId('query');
        const results = byId('results');

        const refresh = ({ writes = true } = {}) => {
            state.found = applyFilters();
            results.hidden = state.filters.query.trim() === '' || document.activeElement !== query;
            fillResults();
            fillForm();
            chipsPart();
            status.textContent = `${inWords(state.found)} found`;
            stale.clear();
            for (const tab of tabs) stale.add(tab.id);
            fillTab();
            // The boxes stay where they are: only what they count changes.
            for (const box of state.scene?.boxes ?? []) if (box.counts) box.counts = summary((box.module ?? box.component).points);
            schedule();
            if (writes) writeAddress();
        };
        const fillResults = () => {
            if (state.filters.query.trim() === '') { results.replaceChildren(); return; }
            results.replaceChildren(...state.found.slice(0, 50).map((point) => element('li', {},
                element('button', { type: 'button', 'data-point': point.id, onclick: () => choose(point) }, point.name,
                    element('small', {}, [point.kind, moduleName(point), componentName(point)].filter(Boolean).join(' · '))))));
            if (state.found.length === 0) results.append(element('li', {}, 'Nothing found'));
        };
        const choose = (point) => {
            results.hidden = true;
            select(point);
        };
        query.addEventListener('input', () => { state.filters.query = query.value; refresh(); results.hidden = query.value.trim() === ''; });
        query.addEventListener('focus', () => { results.hidden = query.value.trim() === ''; });
        query.addEventListener('keydown', (event) => {
            if (event.key === 'Enter' && state.found.length && query.value.trim() !== '') choose(state.found[0]);
            if (event.key === 'ArrowDown') { results.hidden = false; results.querySelector('button')?.focus(); event.preventDefault(); }
        });
        results.addEventListener('keydown', (event) => {
            const step = { ArrowDown: 'nextElementSibling', ArrowUp: 'previousElementSibling' }[event.key];
            if (!step) return;
            (event.target.closest('li')[step]?.querySelector('button') ?? query).focus();
            event.preventDefault();
        });
        document.addEventListener('click', (event) => {
            if (!event.target.closest('.search')) results.hidden = true;
            if (event.target.isConnected && !event.target.closest('#filters')) byId('filters').open = false;
        });

        // One box for each value, with the number of bindings that it leaves beside the other filters.
        const form = byId('filter-form');
        const boxes = [];
        const buildForm = () => {
            if (boxes.length > 0) return;
            const fields = facets.filter((facet) => facet.all.length > 1 || state.filters.chosen[facet.name].size > 0).map((facet) => element('fieldset', { 'data-facet': facet.name },
                element('legend', {}, facet.title),
                element('div', { class: 'values' }, ...facet.all.map((value) => {
                    const input = element('input', { type: 'checkbox', name: facet.name, value });
                    const count = element('span', { class: 'count' });
                    const label = element('label', {}, input, element('span', {}, value), count);
                    boxes.push({ facet, value, input, count, label });
                    return label;
                }))));
            form.prepend(...fields);
        };
        const fillForm = () => {
            for (const { facet, value, input, count, label } of boxes) {
                const left = facet.counts.get(value) ?? 0;
                input.checked = state.filters.chosen[facet.name].has(value);
                count.textContent = number(left);
                label.className = left === 0 && !input.checked ? 'none' : '';
            }
            const active = facets.reduce((sum, facet) => sum + state.filters.chosen[facet.name].size, 0);
            byId('filter-count').textContent = active ? `(${active})` : '';
        };
        byId('filters').addEventListener('toggle', () => { if (byId('filters').open) { buildForm(); fillForm(); } });
        form.addEventListener('change', (event) => {
            const { name, value, checked } = event.target;
            const chosen = state.filters.chosen[name];
            if (checked) chosen.add(value); else chosen.delete(value);
            refresh();
        });
        const clearFilters = () => {
            for (const facet of facets) state.filters.chosen[facet.name].clear();
            state.filters.query = query.value = '';
            refresh();
        };
        form.addEventListener('reset', (event) => { event.preventDefault(); clearFilters(); });
        form.addEventListener('submit', (event) => event.preventDefault());

        // What is chosen stays in sight, and goes with a click.
        const chipsPart = () => {
            const chips = facets.flatMap((facet) => [...state.filters.chosen[facet.name]].map((value) => {
                const chip = element('button', { type: 'button', class: 'chip', 'aria-label': `Remove the filter ${facet.title}: ${value}` }, `${facet.title}: ${value}`, element('span', { 'aria-hidden': 'true' }, ' ×'));
                chip.addEventListener('click', () => { state.filters.chosen[facet.name].delete(value); refresh(); (byId('chips').querySelector('button') ?? query).focus(); });
                return chip;
            }));
            byId('chips').hidden = chips.length === 0;
            byId('chips').replaceChildren(element('b', { id: 'found-count' }, inWords(state.found)), ...chips,
                element('button', { type: 'button', class: 'chip plain', onclick: clearFilters }, 'Clear all'));
        };

        // Tabs are filled when they are shown.
        const fillers = { 'picture-tab': () => {}, 'modules-tab': modulesPart, 'table-tab': tablePart, 'findings-tab': findingsPart, 'metrics-tab': metricsPart, 'changes-tab': changesPart };
        if (difference === null) { byId('changes-tab').remove(); byId('changes').remove(); }
        const tabs = [...document.querySelectorAll('[role=tab]')];
        const stale = new Set(tabs.map((tab) => tab.id));
        const currentTab = () => byId(`${state.tab}-tab`);
        const fillTab = () => {
            const { id } = currentTab();
            if (!stale.delete(id)) return;
            fillers[id]();
        };
        const showTab = (tab, { writes = true } = {}) => {
            state.tab = tab.getAttribute('aria-controls');
            for (const one of tabs) {
                one.setAttribute('aria-selected', String(one === tab));
                one.tabIndex = one === tab ? 0 : -1;
                byId(one.getAttribute('aria-controls')).hidden = one !== tab;
            }
            fillTab();
            if (state.selected) showPanel(state.selected);
            schedule();
            if (writes) writeAddress();
        };
        for (const [index, tab] of tabs.entries()) {
            tab.addEventListener('click', () => showTab(tab));
            tab.addEventListener('keydown', (event) => {
                const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
                if (!step) return;
                const next = tabs[(index + step + tabs.length) % tabs.length];
                next.focus();
                showTab(next);
            });
        }

        // The legend, printing, and the start.

        const sample = (draws) => {
            const node = element('canvas', { class: 'sample', width: 68, height: 36, 'aria-hidden': 'true' });
            node.draws = draws;
            return node;
        };
        const lineSample = (color, dash, { square = false, width = 1.5 } = {}) => sample((ctx) => {
            ctx.strokeStyle = ctx.fillStyle = palette[color];
            ctx.lineWidth = width;
            ctx.setLineDash(dash);
            ctx.beginPath();
            ctx.moveTo(2, 9);
            ctx.lineTo(25, 9);
            ctx.stroke();
            ctx.beginPath();
            ctx.moveTo(32, 9);
            ctx.lineTo(25, 5.5);
            ctx.lineTo(25, 12.5);
            if (square) ctx.rect(1, 6, 6, 6);
            ctx.fill();
        });
        const boxSample = (fill, stroke, { width = 1, dash = [], radius = 5, mark = 0, change = 0, bar = false, time = false } = {}) => sample((ctx) => {
            ctx.fillStyle = palette[fill];
            ctx.strokeStyle = palette[stroke];
            ctx.lineWidth = width;
            ctx.setLineDash(dash);
            ctx.beginPath();
            ctx.roundRect(2, 2, 30, 14, radius);
            ctx.fill();
            ctx.stroke();
            ctx.setLineDash([]);
            if (bar) { ctx.fillStyle = `hsl(200 55% ${palette['stripe-light']})`; ctx.fillRect(5, 5, 3, 8); }
            if (time) { ctx.fillStyle = palette.time; ctx.fillRect(5, 12, 16, 3); }
            if (mark > 0) {
                ctx.save();
                ctx.translate(20, 4.5);
                ctx.scale(0.75, 0.75);
                ctx.fillStyle = ctx.strokeStyle = palette[markColors[mark]];
                if (mark === 2) { ctx.lineWidth = 2; ctx.stroke(markPaths[2]); } else ctx.fill(markPaths[mark]);
                ctx.restore();
            }
            if (change > 0) {
                ctx.fillStyle = palette[changeColors[change]];
                ctx.font = fontOf(13, true);
                ctx.fillText(changeSigns[change], 20, 13.5);
            }
        });
        const legendPart = () => {
            const rows = [
                ['Dependencies', null],
                ['eager', lineSample('line', [])], ['deferred: a provider, a lazy, a closure', lineSample('line', [6, 4])],
                ['weak', lineSample('line', dashes.weak)], ['contribution to a collection', lineSample('collection', dashes.contribution)],
                ['from another component (square)', lineSample('parent', [], { square: true })],
                ['on the path from the root', lineSample('accent', [], { width: 3 })],
                ['all dependencies between two modules: the number counts them, more are thicker', lineSample('line', [], { width: 4 })],
                ...(difference === null ? [] : [['added', lineSample('added', [], { width: 3 })], ['removed', lineSample('removed', [3, 4], { width: 2.5 })]]),
                ['Bindings', null],
                ['not shared', boxSample('paper', 'edge')], ['shared (thick border)', boxSample('paper', 'edge', { width: 2.5 })],
                ['collection (square corners)', boxSample('paper', 'edge', { radius: 0 })], ['unused or missing (dashed)', boxSample('paper', 'edge', { dash: [4, 3] })],
                ['selected', boxSample('paper', 'accent', { width: 3.5 })], ['color bar: one color for each module', boxSample('paper', 'edge', { bar: true })],
                ...(run === null ? [] : [['time in its own factory', boxSample('paper', 'edge', { time: true })]]),
                ...(difference === null ? [] : [['added', boxSample('added-soft', 'added', { change: 1 })], ['removed', boxSample('removed-soft', 'removed', { change: 2, dash: [4, 3] })], ['changed', boxSample('changed-soft', 'changed', { change: 3 })]]),
                ['Findings', null],
                ['error', boxSample('error-soft', 'error', { mark: 3 })], ['affected: depends on an error', boxSample('affected-soft', 'affected', { mark: 2 })],
                ['warning', boxSample('warning-soft', 'warning', { mark: 1 })],
                ['Frames', null], ['component', boxSample('frame', 'rule')], ['open module; × closes it', boxSample('inner', 'rule', { bar: true })],
            ];
            byId('legend-rows').replaceChildren(...rows.map(([text, node]) => node === null ? element('li', { class: 'head' }, text) : element('li', {}, node, text)));
        };
        const drawSamples = () => {
            for (const node of document.querySelectorAll('canvas.sample')) {
                const ctx = node.getContext('2d');
                ctx.setTransform(2, 0, 0, 2, 0, 0);
                ctx.clearRect(0, 0, 34, 18);
                node.draws(ctx);
            }
        };
        byId('legend').addEventListener('toggle', () => { if (byId('legend').open) { legendPart(); drawSamples(); } });

        // On paper everything is shown: the whole drawing, all rows, light colors.
        window.addEventListener('beforeprint', () => {
            state.shownRows = points.length;
            for (const tab of tabs) { fillers[tab.id](); stale.add(tab.id); }
            for (const node of document.querySelectorAll('#findings details, #modules details, #changes details')) { node.open = true; node.fill?.(); }
            readPalette();
            showAll();
            draw();
        });
        window.addEventListener('afterprint', () => { state.shownRows = pageSize; fillTab(); readPalette(); schedule(); });
        matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => { readPalette(); drawSamples(); schedule(); });
        document.querySelector('.skip').addEventListener('click', (event) => {
            event.preventDefault();
            showTab(byId('table-tab'));
            byId('table-tab').focus();
        });

        // What audits and scripts read; nothing here can be changed from outside.
        const onScreen = ({ left, top, right, bottom }) => {
            const bounds = canvas.getBoundingClientRect();
            return { left: (left - view.x) * view.scale + bounds.left, right: (right - view.x) * view.scale + bounds.left,
                top: (top - view.y) * view.scale + bounds.top, bottom: (bottom - view.y) * view.scale + bounds.top };
        };
        let readyAt = 0;
        window.dovetail = Object.freeze({
            get level() { return state.scene?.level ?? ''; },
            get view() { return { x: view.x, y: view.y, scale: view.scale }; },
            get selected() { return state.selected?.full ?? null; },
            get ready() { return readyAt; },
            get size() { return state.scene ? { w: state.scene.w, h: state.scene.h } : null; },
            labels: () => labels.map(({ kind, text, size, isDim, ...rect }) => ({ kind, text, size, isDim, ...onScreen(rect) })),
            links: () => (state.scene?.links ?? []).map((link) => ({ from: link.from.index, to: link.to.index, points: pointsOf(link).map(([x, y]) => { const { left, top } = onScreen({ left: x, top: y, right: x, bottom: y }); return [left, top]; }) })),
            boxes: () => drawnBoxes.map(({ box, isDim }) => ({
                kind: box.kind, change: box.point?.change ?? 0, name: (box.point ?? box.settings ?? box.module ?? box.component)?.name ?? '', index: box.index, isDim,
                ...onScreen({ left: box.x, top: box.y, right: box.x + box.w, bottom: box.y + box.h }),
            })),
        });

        byId('totals').textContent = [plural(totals.bindings, 'binding'), plural(totals.modules, 'module'), plural(totals.components, 'component')].join(' · ');
        readPalette();
        readAddress();
        let lastSize = '';
        new ResizeObserver(() => {
            const size = `${canvas.clientWidth} ${canvas.clientHeight}`;
            if (size === lastSize || canvas.clientWidth === 0) return;
            lastSize = size;
            if (state.scene === null) rebuild();
            else if (state.selected !== null) rebuild({ keepsBoxes: true });
            else if (!view.isMoved && returnTo === null) { rebuild(); showFirst(); }
            draw();
            if (readyAt === 0) readyAt = performance.now();
        }).observe(canvas);
        if (canvas.clientWidth === 0) requestAnimationFrame(() => { readyAt = performance.now(); });

        """##
}

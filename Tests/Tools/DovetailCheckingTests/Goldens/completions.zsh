#compdef graph-check
# Completions of graph-check for zsh, as a file named _graph-check in a folder of $fpath, or in ~/.zshrc:
#
#     source <(graph-check completions zsh)
_graph_check_keys() {
    local -a parts keys
    parts=("${(@Q)words[1,CURRENT - 1]}")
    parts=("${(@)parts/#\~\//$HOME/}")
    keys=(${(f)"$("${${(Q)program}/#\~\//$HOME/}" complete-keys $1 "${(@)parts}" 2>/dev/null)"})
    compadd -a keys
}
_graph_check() {
    local -a verbs flags
    local program=$words[1]
    verbs=(
        'draw:Draws the graph\: a page (the default), Mermaid, Graphviz, a text tree, or JSON'
        'tree:Prints the graph as a tree'
        'diff:Compares two graphs'
        'why:Shows the shortest paths from the root to a key, or all paths, and what requires the key directly'
        'impact:Shows which bindings depend on a key, directly or transitively'
        'stats:Prints counts, and the bindings with the most dependencies and dependents'
        'trace:Shows which objects were created in a run, and how long that took'
        'check:Checks the graphs'
        'watch:Validates the graphs, and draws a page into the file of --output, whenever a Swift file of the package changes\: builds the package again, with `swift build`, and takes the options of check'
        'completions:Writes the completions of this command line for a shell'
        'explain:Explains a kind of finding, such as missing-binding; lists all kinds without an ID'
    )
    flags=(--help --format --color --warnings-as-errors --severity --limit --documentation --baseline --write-baseline --stamp --watch)
    if (( CURRENT == 2 )); then
        _describe -t commands command verbs
        _describe -o option flags
        return
    fi
    local verb=$words[2]
    if [[ $verb == -* ]]; then verb=check; else shift words; (( CURRENT -= 1 )); fi
    case $verb in
        draw)
            _arguments \
                '--format=:html|mermaid|dot|text|json:(html mermaid dot text json)' \
                '--trace=:TRACE:_files' \
                '--editor=:EDITOR: ' \
                '--output=:FILE:_files' \
                '--open' \
                '--graph=:App|Tool:(App Tool)' \
                --help \
                '*:argument:_files'
            ;;
        tree)
            _arguments \
                '--depth=:N: ' \
                '--from=:KEY:{_graph_check_keys option}' \
                '--graph=:App|Tool:(App Tool)' \
                --help \
                '*:argument:_files'
            ;;
        diff)
            _arguments \
                '--format=:text|markdown|json|html:(text markdown json html)' \
                '--editor=:EDITOR: ' \
                '--output=:FILE:_files' \
                '--graph=:App|Tool:(App Tool)' \
                --help \
                '*:argument:_files'
            ;;
        why)
            _arguments \
                '--all' \
                '--limit=:N: ' \
                '--graph=:App|Tool:(App Tool)' \
                --help \
                '*:argument:{_graph_check_keys argument || _files}'
            ;;
        impact)
            _arguments \
                '--graph=:App|Tool:(App Tool)' \
                --help \
                '*:argument:{_graph_check_keys argument || _files}'
            ;;
        stats)
            _arguments \
                '--graph=:App|Tool:(App Tool)' \
                --help \
                '*:argument:_files'
            ;;
        trace)
            _arguments \
                '--format=:table|timeline|perfetto:(table timeline perfetto)' \
                '--limit=:N: ' \
                --help \
                '*:argument:_files'
            ;;
        check)
            _arguments \
                '--format=:plain|json|sarif|github:(plain json sarif github)' \
                '--color=:auto|always|never:(auto always never)' \
                '--warnings-as-errors' \
                '--severity=:ID=error|warning|off: ' \
                '--limit=:N|all:(all)' \
                '--documentation=:URL: ' \
                '--baseline=:FILE:_files' \
                '--write-baseline=:FILE:_files' \
                '--stamp=:FILE:_files' \
                '--watch' \
                --help \
                '*:argument: '
            ;;
        watch)
            _arguments \
                '--output=:FILE:_files' \
                '--path=:FOLDER:_files -/' \
                '--graph=:App|Tool:(App Tool)' \
                '--format=:plain|json|sarif|github:(plain json sarif github)' \
                '--color=:auto|always|never:(auto always never)' \
                '--warnings-as-errors' \
                '--severity=:ID=error|warning|off: ' \
                '--limit=:N|all:(all)' \
                '--documentation=:URL: ' \
                '--baseline=:FILE:_files' \
                --help \
                '*:argument: '
            ;;
        completions)
            _arguments \
                --help \
                '*:argument:(bash zsh fish)'
            ;;
        explain)
            _arguments \
                --help \
                '*:argument:(module-cycle component-cycle late-declaration unfinished-binding unmatched-tag reserved-key duplicate-binding duplicate-default seed-conflict shadowed-binding collection-conflict duplicate-dictionary-key duplicate-image unmatched-replacement duplicate-replacement repeated-scope scope-mismatch component-not-installed missing-binding assisted-outside-factory dependency-cycle isolation-mismatch prepare-needs-launch duplicate-step built-instead-of-launched missing-external-value setting-file setting-conflict missing-setting invalid-setting split-instance exponential-creation retain-cycle untagged-value missing-contribution not-launched unused-binding unknown-setting secret-on-command-line)'
            ;;
    esac
}
if [[ $funcstack[1] == '_graph-check' ]]; then _graph_check "$@"; else compdef _graph_check 'graph-check'; fi

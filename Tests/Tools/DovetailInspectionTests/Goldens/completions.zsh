#compdef dovetail-graph
# Completions of dovetail-graph for zsh, as a file named _dovetail-graph in a folder of $fpath, or in ~/.zshrc:
#
#     source <(dovetail-graph completions zsh)
_dovetail_graph_keys() {
    local -a parts keys
    parts=("${(@Q)words[1,CURRENT - 1]}")
    parts=("${(@)parts/#\~\//$HOME/}")
    keys=(${(f)"$("${${(Q)program}/#\~\//$HOME/}" complete-keys $1 "${(@)parts}" 2>/dev/null)"})
    compadd -a keys
}
_dovetail_graph() {
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
        'check:Validates the graph'
        'watch:Validates the graph whenever the file changes, and draws its page into the file of --output'
        'completions:Writes the completions of this command line for a shell'
        'explain:Explains a kind of finding, such as missing-binding; lists all kinds without an ID'
    )
    flags=(--help)
    if (( CURRENT == 2 )); then
        _describe -t commands command verbs
        _describe -o option flags
        return
    fi
    local verb=$words[2]
    shift words; (( CURRENT -= 1 ))
    case $verb in
        draw)
            _arguments \
                '--format=:html|mermaid|dot|text|json:(html mermaid dot text json)' \
                '--trace=:TRACE:_files' \
                '--editor=:EDITOR: ' \
                '--output=:FILE:_files' \
                '--open' \
                --help \
                '*:argument:_files'
            ;;
        tree)
            _arguments \
                '--depth=:N: ' \
                '--from=:KEY:{_dovetail_graph_keys option}' \
                --help \
                '*:argument:_files'
            ;;
        diff)
            _arguments \
                '--format=:text|markdown|json|html:(text markdown json html)' \
                '--editor=:EDITOR: ' \
                '--output=:FILE:_files' \
                --help \
                '*:argument:_files'
            ;;
        why)
            _arguments \
                '--all' \
                '--limit=:N: ' \
                --help \
                '*:argument:{_dovetail_graph_keys argument || _files}'
            ;;
        impact)
            _arguments \
                --help \
                '*:argument:{_dovetail_graph_keys argument || _files}'
            ;;
        stats)
            _arguments \
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
                '--limit=:N|all:(all)' \
                --help \
                '*:argument:_files'
            ;;
        watch)
            _arguments \
                '--output=:FILE:_files' \
                '--limit=:N|all:(all)' \
                --help \
                '*:argument:_files'
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
if [[ $funcstack[1] == '_dovetail-graph' ]]; then _dovetail_graph "$@"; else compdef _dovetail_graph 'dovetail-graph'; fi

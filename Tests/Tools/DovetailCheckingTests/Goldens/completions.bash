# Completions of graph-check for bash. For ~/.bashrc:
#
#     source <(graph-check completions bash)
# The text of a word, which bash passes as it was typed.
_graph_check_text() {
    local text
    case $1 in
        \'*) text=${1#\'} text=${text%\'} ;;
        \"*) text=${1#\"} text=${text%\"} ;;
        *) IFS= read text <<<"${1/#\~\//$HOME/}" ;;
    esac
    printf %s "$text"
}
_graph_check_keys() {
    local key part parts=() prefix=$(_graph_check_text "$word")
    for part in "${COMP_WORDS[@]:1:COMP_CWORD - 1}"; do
        [ "$part" = = ] || parts+=("$(_graph_check_text "$part")")
    done
    while IFS= read -r key; do
        case $key in "$prefix"*) COMPREPLY+=("$key") ;; esac
    done < <("$(_graph_check_text "${COMP_WORDS[0]}")" complete-keys $1 "${parts[@]}" 2>/dev/null)
}
_graph_check() {
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} verb=${COMP_WORDS[1]} words= files= keys=
    # Bash reads --name=value as three words.
    if [ "$word" = = ]; then word=; elif [ "$before" = = ]; then before=${COMP_WORDS[COMP_CWORD - 2]}; fi
    case $verb in -*) verb=check ;; esac
    if [ "$COMP_CWORD" -eq 1 ]; then
        words='draw tree diff why impact stats trace check watch completions explain --help --format --color --warnings-as-errors --severity --limit --documentation --baseline --write-baseline --stamp --watch'
    else
        case "$verb $before" in
            'draw --format') words='html mermaid dot text json' ;;
            'draw --trace') files=-f ;;
            'draw --editor') : ;;
            'draw --output') files=-f ;;
            'draw --graph') words='App Tool' ;;
            'tree --depth') : ;;
            'tree --from') keys=option ;;
            'tree --graph') words='App Tool' ;;
            'diff --format') words='text markdown json html' ;;
            'diff --editor') : ;;
            'diff --output') files=-f ;;
            'diff --graph') words='App Tool' ;;
            'why --limit') : ;;
            'why --graph') words='App Tool' ;;
            'impact --graph') words='App Tool' ;;
            'stats --graph') words='App Tool' ;;
            'trace --format') words='table timeline perfetto' ;;
            'trace --limit') : ;;
            'check --format') words='plain json sarif github' ;;
            'check --color') words='auto always never' ;;
            'check --severity') : ;;
            'check --limit') words='all' ;;
            'check --documentation') : ;;
            'check --baseline') files=-f ;;
            'check --write-baseline') files=-f ;;
            'check --stamp') files=-f ;;
            'watch --output') files=-f ;;
            'watch --path') files=-d ;;
            'watch --graph') words='App Tool' ;;
            'watch --format') words='plain json sarif github' ;;
            'watch --color') words='auto always never' ;;
            'watch --severity') : ;;
            'watch --limit') words='all' ;;
            'watch --documentation') : ;;
            'watch --baseline') files=-f ;;
            *)
                case $verb in
                    draw) words='--format --trace --editor --output --open --graph --help' files=-f ;;
                    tree) words='--depth --from --graph --help' files=-f ;;
                    diff) words='--format --editor --output --graph --help' files=-f ;;
                    why) words='--all --limit --graph --help' files=-f keys=argument ;;
                    impact) words='--graph --help' files=-f keys=argument ;;
                    stats) words='--graph --help' files=-f ;;
                    trace) words='--format --limit --help' files=-f ;;
                    check) words='--format --color --warnings-as-errors --severity --limit --documentation --baseline --write-baseline --stamp --watch --help' ;;
                    watch) words='--output --path --graph --format --color --warnings-as-errors --severity --limit --documentation --baseline --help' ;;
                    completions) words='bash zsh fish --help' ;;
                    explain) words='module-cycle component-cycle late-declaration unfinished-binding unmatched-tag reserved-key duplicate-binding duplicate-default seed-conflict shadowed-binding collection-conflict duplicate-dictionary-key duplicate-image unmatched-replacement duplicate-replacement repeated-scope scope-mismatch component-not-installed missing-binding assisted-outside-factory dependency-cycle isolation-mismatch prepare-needs-launch duplicate-step built-instead-of-launched missing-external-value setting-file setting-conflict missing-setting invalid-setting split-instance exponential-creation retain-cycle untagged-value missing-contribution not-launched unused-binding unknown-setting secret-on-command-line --help' ;;
                esac
                ;;
        esac
    fi
    # Options are offered once a hyphen is there.
    [ -z "$files" ] || case $word in -*) files= keys= ;; *) words= ;; esac
    COMPREPLY=($(compgen -W "$words" -- "$word"))
    [ -z "$keys" ] || _graph_check_keys $keys
    [ -z "$files" ] || [ ${#COMPREPLY[@]} -gt 0 ] || { local IFS=$'\n'; COMPREPLY=($(compgen $files -- "$word")); }
}
complete -o filenames -F _graph_check 'graph-check'

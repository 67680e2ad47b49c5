# Completions of dovetail-graph for bash. For ~/.bashrc:
#
#     source <(dovetail-graph completions bash)
# The text of a word, which bash passes as it was typed.
_dovetail_graph_text() {
    local text
    case $1 in
        \'*) text=${1#\'} text=${text%\'} ;;
        \"*) text=${1#\"} text=${text%\"} ;;
        *) IFS= read text <<<"${1/#\~\//$HOME/}" ;;
    esac
    printf %s "$text"
}
_dovetail_graph_keys() {
    local key part parts=() prefix=$(_dovetail_graph_text "$word")
    for part in "${COMP_WORDS[@]:1:COMP_CWORD - 1}"; do
        [ "$part" = = ] || parts+=("$(_dovetail_graph_text "$part")")
    done
    while IFS= read -r key; do
        case $key in "$prefix"*) COMPREPLY+=("$key") ;; esac
    done < <("$(_dovetail_graph_text "${COMP_WORDS[0]}")" complete-keys $1 "${parts[@]}" 2>/dev/null)
}
_dovetail_graph() {
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} verb=${COMP_WORDS[1]} words= files= keys=
    # Bash reads --name=value as three words.
    if [ "$word" = = ]; then word=; elif [ "$before" = = ]; then before=${COMP_WORDS[COMP_CWORD - 2]}; fi
    if [ "$COMP_CWORD" -eq 1 ]; then
        words='draw tree diff why impact stats trace check watch completions explain --help'
    else
        case "$verb $before" in
            'draw --format') words='html mermaid dot text json' ;;
            'draw --trace') files=-f ;;
            'draw --editor') : ;;
            'draw --output') files=-f ;;
            'tree --depth') : ;;
            'tree --from') keys=option ;;
            'diff --format') words='text markdown json html' ;;
            'diff --editor') : ;;
            'diff --output') files=-f ;;
            'why --limit') : ;;
            'trace --format') words='table timeline perfetto' ;;
            'trace --limit') : ;;
            'check --limit') words='all' ;;
            'watch --output') files=-f ;;
            'watch --limit') words='all' ;;
            *)
                case $verb in
                    draw) words='--format --trace --editor --output --open --help' files=-f ;;
                    tree) words='--depth --from --help' files=-f ;;
                    diff) words='--format --editor --output --help' files=-f ;;
                    why) words='--all --limit --help' files=-f keys=argument ;;
                    impact) words='--help' files=-f keys=argument ;;
                    stats) words='--help' files=-f ;;
                    trace) words='--format --limit --help' files=-f ;;
                    check) words='--limit --help' files=-f ;;
                    watch) words='--output --limit --help' files=-f ;;
                    completions) words='bash zsh fish --help' ;;
                    explain) words='module-cycle component-cycle late-declaration unfinished-binding unmatched-tag reserved-key duplicate-binding duplicate-default seed-conflict shadowed-binding collection-conflict duplicate-dictionary-key duplicate-image unmatched-replacement duplicate-replacement repeated-scope scope-mismatch component-not-installed missing-binding assisted-outside-factory dependency-cycle isolation-mismatch prepare-needs-launch duplicate-step built-instead-of-launched missing-external-value setting-file setting-conflict missing-setting invalid-setting split-instance exponential-creation retain-cycle untagged-value missing-contribution not-launched unused-binding unknown-setting secret-on-command-line --help' ;;
                esac
                ;;
        esac
    fi
    # Options are offered once a hyphen is there.
    [ -z "$files" ] || case $word in -*) files= keys= ;; *) words= ;; esac
    COMPREPLY=($(compgen -W "$words" -- "$word"))
    [ -z "$keys" ] || _dovetail_graph_keys $keys
    [ -z "$files" ] || [ ${#COMPREPLY[@]} -gt 0 ] || { local IFS=$'\n'; COMPREPLY=($(compgen $files -- "$word")); }
}
complete -o filenames -F _dovetail_graph 'dovetail-graph'

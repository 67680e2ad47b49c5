# Completions of graph-check for fish, as ~/.config/fish/completions/graph-check.fish.
function __graph_check_keys
    set -l words (commandline -opc | string replace -r '^~/' "$HOME/")
    set -l keys ($words[1] complete-keys $argv[1] $words[2..-1] 2>/dev/null)
    set -q keys[1]; and printf '%s\n' $keys
end
complete -c 'graph-check' -f
complete -c 'graph-check' -l help
complete -c 'graph-check' -n __fish_use_subcommand -a draw -d 'Draws the graph: a page (the default), Mermaid, Graphviz, a text tree, or JSON'
complete -c 'graph-check' -n __fish_use_subcommand -a tree -d 'Prints the graph as a tree'
complete -c 'graph-check' -n __fish_use_subcommand -a diff -d 'Compares two graphs'
complete -c 'graph-check' -n __fish_use_subcommand -a why -d 'Shows the shortest paths from the root to a key, or all paths, and what requires the key directly'
complete -c 'graph-check' -n __fish_use_subcommand -a impact -d 'Shows which bindings depend on a key, directly or transitively'
complete -c 'graph-check' -n __fish_use_subcommand -a stats -d 'Prints counts, and the bindings with the most dependencies and dependents'
complete -c 'graph-check' -n __fish_use_subcommand -a trace -d 'Shows which objects were created in a run, and how long that took'
complete -c 'graph-check' -n __fish_use_subcommand -a check -d 'Checks the graphs'
complete -c 'graph-check' -n __fish_use_subcommand -a watch -d 'Validates the graphs, and draws a page into the file of --output, whenever a Swift file of the package changes: builds the package again, with `swift build`, and takes the options of check'
complete -c 'graph-check' -n __fish_use_subcommand -a completions -d 'Writes the completions of this command line for a shell'
complete -c 'graph-check' -n __fish_use_subcommand -a explain -d 'Explains a kind of finding, such as missing-binding; lists all kinds without an ID'
complete -c 'graph-check' -n '__fish_seen_subcommand_from draw' -l format -x -a 'html mermaid dot text json'
complete -c 'graph-check' -n '__fish_seen_subcommand_from draw' -l trace -r -F
complete -c 'graph-check' -n '__fish_seen_subcommand_from draw' -l editor -x
complete -c 'graph-check' -n '__fish_seen_subcommand_from draw' -l output -r -F
complete -c 'graph-check' -n '__fish_seen_subcommand_from draw' -l open
complete -c 'graph-check' -n '__fish_seen_subcommand_from draw' -l graph -x -a 'App Tool'
complete -c 'graph-check' -n '__fish_seen_subcommand_from draw' -F
complete -c 'graph-check' -n '__fish_seen_subcommand_from tree' -l depth -x
complete -c 'graph-check' -n '__fish_seen_subcommand_from tree' -l from -x -a '(__graph_check_keys option)'
complete -c 'graph-check' -n '__fish_seen_subcommand_from tree' -l graph -x -a 'App Tool'
complete -c 'graph-check' -n '__fish_seen_subcommand_from tree' -F
complete -c 'graph-check' -n '__fish_seen_subcommand_from diff' -l format -x -a 'text markdown json html'
complete -c 'graph-check' -n '__fish_seen_subcommand_from diff' -l editor -x
complete -c 'graph-check' -n '__fish_seen_subcommand_from diff' -l output -r -F
complete -c 'graph-check' -n '__fish_seen_subcommand_from diff' -l graph -x -a 'App Tool'
complete -c 'graph-check' -n '__fish_seen_subcommand_from diff' -F
complete -c 'graph-check' -n '__fish_seen_subcommand_from why' -l all
complete -c 'graph-check' -n '__fish_seen_subcommand_from why' -l limit -x
complete -c 'graph-check' -n '__fish_seen_subcommand_from why' -l graph -x -a 'App Tool'
complete -c 'graph-check' -n '__fish_seen_subcommand_from why' -a '(__graph_check_keys argument)'
complete -c 'graph-check' -n '__fish_seen_subcommand_from why; and not __graph_check_keys argument >/dev/null' -F
complete -c 'graph-check' -n '__fish_seen_subcommand_from impact' -l graph -x -a 'App Tool'
complete -c 'graph-check' -n '__fish_seen_subcommand_from impact' -a '(__graph_check_keys argument)'
complete -c 'graph-check' -n '__fish_seen_subcommand_from impact; and not __graph_check_keys argument >/dev/null' -F
complete -c 'graph-check' -n '__fish_seen_subcommand_from stats' -l graph -x -a 'App Tool'
complete -c 'graph-check' -n '__fish_seen_subcommand_from stats' -F
complete -c 'graph-check' -n '__fish_seen_subcommand_from trace' -l format -x -a 'table timeline perfetto'
complete -c 'graph-check' -n '__fish_seen_subcommand_from trace' -l limit -x
complete -c 'graph-check' -n '__fish_seen_subcommand_from trace' -F
complete -c 'graph-check' -n '__fish_use_subcommand; or __fish_seen_subcommand_from check' -l format -x -a 'plain json sarif github'
complete -c 'graph-check' -n '__fish_use_subcommand; or __fish_seen_subcommand_from check' -l color -x -a 'auto always never'
complete -c 'graph-check' -n '__fish_use_subcommand; or __fish_seen_subcommand_from check' -l warnings-as-errors
complete -c 'graph-check' -n '__fish_use_subcommand; or __fish_seen_subcommand_from check' -l severity -x
complete -c 'graph-check' -n '__fish_use_subcommand; or __fish_seen_subcommand_from check' -l limit -x -a 'all'
complete -c 'graph-check' -n '__fish_use_subcommand; or __fish_seen_subcommand_from check' -l documentation -x
complete -c 'graph-check' -n '__fish_use_subcommand; or __fish_seen_subcommand_from check' -l baseline -r -F
complete -c 'graph-check' -n '__fish_use_subcommand; or __fish_seen_subcommand_from check' -l write-baseline -r -F
complete -c 'graph-check' -n '__fish_use_subcommand; or __fish_seen_subcommand_from check' -l stamp -r -F
complete -c 'graph-check' -n '__fish_use_subcommand; or __fish_seen_subcommand_from check' -l watch
complete -c 'graph-check' -n '__fish_seen_subcommand_from watch' -l output -r -F
complete -c 'graph-check' -n '__fish_seen_subcommand_from watch' -l path -x -a '(__fish_complete_directories)'
complete -c 'graph-check' -n '__fish_seen_subcommand_from watch' -l graph -x -a 'App Tool'
complete -c 'graph-check' -n '__fish_seen_subcommand_from watch' -l format -x -a 'plain json sarif github'
complete -c 'graph-check' -n '__fish_seen_subcommand_from watch' -l color -x -a 'auto always never'
complete -c 'graph-check' -n '__fish_seen_subcommand_from watch' -l warnings-as-errors
complete -c 'graph-check' -n '__fish_seen_subcommand_from watch' -l severity -x
complete -c 'graph-check' -n '__fish_seen_subcommand_from watch' -l limit -x -a 'all'
complete -c 'graph-check' -n '__fish_seen_subcommand_from watch' -l documentation -x
complete -c 'graph-check' -n '__fish_seen_subcommand_from watch' -l baseline -r -F
complete -c 'graph-check' -n '__fish_seen_subcommand_from completions' -a 'bash zsh fish'
complete -c 'graph-check' -n '__fish_seen_subcommand_from explain' -a 'module-cycle component-cycle late-declaration unfinished-binding unmatched-tag reserved-key duplicate-binding duplicate-default seed-conflict shadowed-binding collection-conflict duplicate-dictionary-key duplicate-image unmatched-replacement duplicate-replacement repeated-scope scope-mismatch component-not-installed missing-binding assisted-outside-factory dependency-cycle isolation-mismatch prepare-needs-launch duplicate-step built-instead-of-launched missing-external-value setting-file setting-conflict missing-setting invalid-setting split-instance exponential-creation retain-cycle untagged-value missing-contribution not-launched unused-binding unknown-setting secret-on-command-line'

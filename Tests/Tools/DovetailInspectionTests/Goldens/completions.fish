# Completions of dovetail-graph for fish, as ~/.config/fish/completions/dovetail-graph.fish.
function __dovetail_graph_keys
    set -l words (commandline -opc | string replace -r '^~/' "$HOME/")
    set -l keys ($words[1] complete-keys $argv[1] $words[2..-1] 2>/dev/null)
    set -q keys[1]; and printf '%s\n' $keys
end
complete -c 'dovetail-graph' -f
complete -c 'dovetail-graph' -l help
complete -c 'dovetail-graph' -n __fish_use_subcommand -a draw -d 'Draws the graph: a page (the default), Mermaid, Graphviz, a text tree, or JSON'
complete -c 'dovetail-graph' -n __fish_use_subcommand -a tree -d 'Prints the graph as a tree'
complete -c 'dovetail-graph' -n __fish_use_subcommand -a diff -d 'Compares two graphs'
complete -c 'dovetail-graph' -n __fish_use_subcommand -a why -d 'Shows the shortest paths from the root to a key, or all paths, and what requires the key directly'
complete -c 'dovetail-graph' -n __fish_use_subcommand -a impact -d 'Shows which bindings depend on a key, directly or transitively'
complete -c 'dovetail-graph' -n __fish_use_subcommand -a stats -d 'Prints counts, and the bindings with the most dependencies and dependents'
complete -c 'dovetail-graph' -n __fish_use_subcommand -a trace -d 'Shows which objects were created in a run, and how long that took'
complete -c 'dovetail-graph' -n __fish_use_subcommand -a check -d 'Validates the graph'
complete -c 'dovetail-graph' -n __fish_use_subcommand -a watch -d 'Validates the graph whenever the file changes, and draws its page into the file of --output'
complete -c 'dovetail-graph' -n __fish_use_subcommand -a completions -d 'Writes the completions of this command line for a shell'
complete -c 'dovetail-graph' -n __fish_use_subcommand -a explain -d 'Explains a kind of finding, such as missing-binding; lists all kinds without an ID'
complete -c 'dovetail-graph' -n '__fish_seen_subcommand_from draw' -l format -x -a 'html mermaid dot text json'
complete -c 'dovetail-graph' -n '__fish_seen_subcommand_from draw' -l trace -r -F
complete -c 'dovetail-graph' -n '__fish_seen_subcommand_from draw' -l editor -x
complete -c 'dovetail-graph' -n '__fish_seen_subcommand_from draw' -l output -r -F
complete -c 'dovetail-graph' -n '__fish_seen_subcommand_from draw' -l open
complete -c 'dovetail-graph' -n '__fish_seen_subcommand_from draw' -F
complete -c 'dovetail-graph' -n '__fish_seen_subcommand_from tree' -l depth -x
complete -c 'dovetail-graph' -n '__fish_seen_subcommand_from tree' -l from -x -a '(__dovetail_graph_keys option)'
complete -c 'dovetail-graph' -n '__fish_seen_subcommand_from tree' -F
complete -c 'dovetail-graph' -n '__fish_seen_subcommand_from diff' -l format -x -a 'text markdown json html'
complete -c 'dovetail-graph' -n '__fish_seen_subcommand_from diff' -l editor -x
complete -c 'dovetail-graph' -n '__fish_seen_subcommand_from diff' -l output -r -F
complete -c 'dovetail-graph' -n '__fish_seen_subcommand_from diff' -F
complete -c 'dovetail-graph' -n '__fish_seen_subcommand_from why' -l all
complete -c 'dovetail-graph' -n '__fish_seen_subcommand_from why' -l limit -x
complete -c 'dovetail-graph' -n '__fish_seen_subcommand_from why' -a '(__dovetail_graph_keys argument)'
complete -c 'dovetail-graph' -n '__fish_seen_subcommand_from why; and not __dovetail_graph_keys argument >/dev/null' -F
complete -c 'dovetail-graph' -n '__fish_seen_subcommand_from impact' -a '(__dovetail_graph_keys argument)'
complete -c 'dovetail-graph' -n '__fish_seen_subcommand_from impact; and not __dovetail_graph_keys argument >/dev/null' -F
complete -c 'dovetail-graph' -n '__fish_seen_subcommand_from stats' -F
complete -c 'dovetail-graph' -n '__fish_seen_subcommand_from trace' -l format -x -a 'table timeline perfetto'
complete -c 'dovetail-graph' -n '__fish_seen_subcommand_from trace' -l limit -x
complete -c 'dovetail-graph' -n '__fish_seen_subcommand_from trace' -F
complete -c 'dovetail-graph' -n '__fish_seen_subcommand_from check' -l limit -x -a 'all'
complete -c 'dovetail-graph' -n '__fish_seen_subcommand_from check' -F
complete -c 'dovetail-graph' -n '__fish_seen_subcommand_from watch' -l output -r -F
complete -c 'dovetail-graph' -n '__fish_seen_subcommand_from watch' -l limit -x -a 'all'
complete -c 'dovetail-graph' -n '__fish_seen_subcommand_from watch' -F
complete -c 'dovetail-graph' -n '__fish_seen_subcommand_from completions' -a 'bash zsh fish'
complete -c 'dovetail-graph' -n '__fish_seen_subcommand_from explain' -a 'module-cycle component-cycle late-declaration unfinished-binding unmatched-tag reserved-key duplicate-binding duplicate-default seed-conflict shadowed-binding collection-conflict duplicate-dictionary-key duplicate-image unmatched-replacement duplicate-replacement repeated-scope scope-mismatch component-not-installed missing-binding assisted-outside-factory dependency-cycle isolation-mismatch prepare-needs-launch duplicate-step built-instead-of-launched missing-external-value setting-file setting-conflict missing-setting invalid-setting split-instance exponential-creation retain-cycle untagged-value missing-contribution not-launched unused-binding unknown-setting secret-on-command-line'

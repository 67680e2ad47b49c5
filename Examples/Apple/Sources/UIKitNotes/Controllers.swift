import Dovetail
import NotesKit
import UIKit

/// Created by the graph, which passes its dependencies to the initializer.
final class NoteListController: UITableViewController {
    private let store: NoteStore
    private let heading: Heading
    private let controllers: Factory<ShowNote>
    private let cells: PropertyInjector<NoteCell>

    init(store: NoteStore, heading: Heading, controllers: Factory<ShowNote>, cells: PropertyInjector<NoteCell>) {
        self.store = store
        self.heading = heading
        self.controllers = controllers
        self.cells = cells
        super.init(style: .plain)
        title = "Notes"
    }

    @available(*, unavailable) required init?(coder: NSCoder) { fatalError("made by the graph") }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(NoteCell.self, forCellReuseIdentifier: "note")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        heading.show(nil)
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { store.notes.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
        if let cell = cell as? NoteCell {
            cells.injectProperties(into: cell)
            cell.show(store.notes[indexPath.row])
        }
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        navigationController?.pushViewController(controllers.build(store.notes[indexPath.row]), animated: true)
    }
}

/// Created by the table; its dependencies are injected afterwards.
final class NoteCell: UITableViewCell {
    private var heading: Heading?
    private(set) var note: Note?

    func inject(heading: Heading) { self.heading = heading }

    func show(_ note: Note) {
        self.note = note
        textLabel?.text = note.title
    }

    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: animated)
        heading?.show(highlighted ? note : nil)
    }
}

/// The note is an argument, because the caller selects it when the user taps it.
enum ShowNote: AssistedFactory {
    typealias Seed = Note
    typealias Element = NoteController
}

/// Created from a note, which the caller passes, and from dependencies, which the graph provides.
final class NoteController: UIViewController {
    private let note: Note
    private let heading: Heading
    private let editor: Editor
    private let text = UITextView()

    init(note: Assisted<Note>, heading: Heading, editors: Factory<EditNote>) {
        self.note = note.get()
        self.heading = heading
        editor = editors.build(note.get())
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable) required init?(coder: NSCoder) { fatalError("made by the graph") }

    override func loadView() {
        text.text = editor.text
        view = text
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        heading.show(note)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        editor.text = text.text
        editor.save()
    }
}

// SPDX-License-Identifier: Apache-2.0

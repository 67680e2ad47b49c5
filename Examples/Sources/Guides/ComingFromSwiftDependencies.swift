import Dovetail

/// The code of the guide "Migrate from swift-dependencies".
enum ComingFromSwiftDependencies {
    struct Diary: Sendable {
        var load: @Sendable () async -> [String]
        var add: @Sendable (String) async -> Void
    }

    final class DiaryModel: Sendable {
        private let diary: Diary
        private let today: @Sendable () -> Int

        init(diary: Diary, today: Tagged<Today>) {
            self.diary = diary
            self.today = { today.get() }
        }

        func write(_ text: String) async -> [String] {
            await diary.add("day \(today()): \(text)")
            return await diary.load()
        }
    }

    enum Today: Tag {
        typealias Element = Int
    }

    actor Pages {
        private var lines: [String] = []
        func add(_ line: String) { lines.append(line) }
        func all() -> [String] { lines }
    }

    enum LiveDiary: Module {
        static func configure(binder: Binder<Singleton>) {
            binder.bind(Pages.self).sharedInScope().to(factory: Pages.init)
            binder.bind(Diary.self).to { (pages: Pages) in
                Diary(load: { await pages.all() }, add: { await pages.add($0) })
            }
            binder.bind(Int.self).tagged(with: Today.self).to { 200 }
        }
    }

    enum DiaryApp: RootComponent {
        typealias Root = DiaryModel

        static func configure(binder: Binder<Singleton>) {
            binder.include(module: LiveDiary.self)
            binder.bind(DiaryModel.self).to(factory: DiaryModel.init)
        }
    }

    /// For the tour of the application: entries are not saved.
    enum Tour: Module {
        static func configure(binder: Binder<Unscoped>) {
            binder.bind(Diary.self).to(value: Diary(load: { ["Dear diary"] }, add: { _ in }))
        }
    }
}

// SPDX-License-Identifier: Apache-2.0

import Dovetail

/// The code of the guide "Migrate from needle".
enum ComingFromNeedle {
    final class Scores: Sendable {
        let best = 12
    }

    enum Nickname: Tag {
        typealias Element = String
    }

    /// One for each game.
    final class Board: Sendable {}

    struct BoardScreen {
        let board: Board
        let title: String
    }

    struct Referee {
        let board: Board
    }

    struct Game {
        let screen: BoardScreen
        let referee: Referee
    }

    enum BoardModule: Module {
        static func configure(binder: Binder<OneGame>) {
            binder.requires(Scores.self)
            binder.requires(tagged: Nickname.self)
            binder.bind(Board.self).sharedInScope().to(factory: Board.init)
            binder.bind(Referee.self).to(factory: Referee.init)
            binder.bind(BoardScreen.self).to { (board: Board, scores: Scores, player: Tagged<Nickname>) in
                BoardScreen(board: board, title: "\(player.get()), best: \(scores.best)")
            }
        }
    }

    struct OneGame: Scope {}

    enum GameComponent: Component {
        typealias Root = Game

        static func configure(binder: Binder<OneGame>) {
            binder.include(module: BoardModule.self)
            binder.bind(Game.self).to(factory: Game.init)
        }
    }

    struct Lobby {
        let games: ComponentFactory<GameComponent>
    }

    enum LobbyComponent: RootComponent {
        typealias Root = Lobby

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Scores.self).sharedInScope().to(factory: Scores.init)
            binder.bind(String.self).tagged(with: Nickname.self).to(value: "Ada")
            binder.install(dependency: GameComponent.self)
            binder.bind(Lobby.self).to(factory: Lobby.init)
        }
    }
}

// MARK: Components that only build

extension ComingFromNeedle {
    struct ProfileScreen {
        let title: String
    }

    /// The interface that other features know.
    protocol ProfileBuilder: Sendable {
        func profile(of player: String) -> ProfileScreen
    }

    /// It shares no instances, so it is a struct and not a component.
    struct ProfileScreens: ProfileBuilder {
        let scores: Scores

        func profile(of player: String) -> ProfileScreen { ProfileScreen(title: "\(player), best: \(scores.best)") }
    }

    enum ProfileModule: Module {
        static func configure(binder: Binder<Unscoped>) {
            binder.requires(Scores.self)
            binder.bind((any ProfileBuilder).self).to(factory: ProfileScreens.init)
        }
    }
}

// SPDX-License-Identifier: Apache-2.0

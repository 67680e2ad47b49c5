// Replaces UIKit where it is unavailable: the declarations that the example uses, with the types and the isolation of UIKit, and
// only the behavior that its tests examine.
@_exported import Foundation

@MainActor open class UIResponder {
    public init() {}
}

@MainActor public final class UIApplication: UIResponder {
    public struct LaunchOptionsKey: Hashable, Sendable {}

    public static let shared = UIApplication()
    public weak var delegate: (any UIApplicationDelegate)?
}

@MainActor public protocol UIApplicationDelegate: AnyObject {
    init()
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
}

extension UIApplicationDelegate {
    public static func main() {}
}

@MainActor public final class UISceneSession {
    public init() {}
}

@MainActor open class UIScene: UIResponder {
    public final class ConnectionOptions {
        public init() {}
    }

    public let session: UISceneSession
    open var title: String!

    public init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) { self.session = session }
}

public final class UIWindowScene: UIScene {}

@MainActor public protocol UISceneDelegate: AnyObject {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    func sceneDidDisconnect(_ scene: UIScene)
}

@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
    var window: UIWindow? { get set }
}

open class UIView: UIResponder {}

public final class UIWindow: UIView {
    public weak var windowScene: UIWindowScene?
    public var rootViewController: UIViewController?
    public private(set) var isKeyWindow = false

    public init(windowScene: UIWindowScene) { self.windowScene = windowScene }

    public func makeKeyAndVisible() {
        isKeyWindow = true
        rootViewController?.appear()
    }
}

open class UIViewController: UIResponder {
    open var title: String?
    open var view: UIView!
    public fileprivate(set) weak var navigationController: UINavigationController?

    public init(nibName: String?, bundle: Bundle?) {}
    public required init?(coder: NSCoder) {}

    open func loadView() { view = UIView() }
    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}

    fileprivate func appear() {
        if view == nil {
            loadView()
            viewDidLoad()
        }
        viewWillAppear(false)
    }
}

public final class UINavigationController: UIViewController {
    public private(set) var viewControllers: [UIViewController] = []
    public var topViewController: UIViewController? { viewControllers.last }

    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        add(rootViewController)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func appear() { topViewController?.appear() }

    public func pushViewController(_ viewController: UIViewController, animated: Bool) {
        topViewController?.viewWillDisappear(animated)
        add(viewController)
        viewController.appear()
    }

    @discardableResult
    public func popViewController(animated: Bool) -> UIViewController? {
        guard viewControllers.count > 1 else { return nil }
        let last = viewControllers.removeLast()
        last.viewWillDisappear(animated)
        topViewController?.appear()
        return last
    }

    private func add(_ controller: UIViewController) {
        controller.navigationController = self
        viewControllers.append(controller)
    }
}

public final class UITextView: UIView {
    public var text: String! = ""
}

public final class UILabel: UIView {
    public var text: String?
}

open class UITableViewCell: UIView {
    public let textLabel: UILabel? = UILabel()

    public required override init() {}

    open func setHighlighted(_ highlighted: Bool, animated: Bool) {}
}

public final class UITableView: UIView {
    public enum Style: Sendable { case plain, grouped, insetGrouped }

    private var cellClasses: [String: UITableViewCell.Type] = [:]
    public private(set) var reloads = 0

    public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        cellClasses[identifier] = cellClass as? UITableViewCell.Type
    }

    public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        cellClasses[identifier]!.init()
    }

    public func reloadData() { reloads += 1 }
}

open class UITableViewController: UIViewController {
    public var tableView: UITableView! = UITableView()

    public init(style: UITableView.Style) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

extension IndexPath {
    public init(row: Int, section: Int) { self = [section, row] }
    public var row: Int { self[1] }
}

// SPDX-License-Identifier: Apache-2.0

// Components that a reader of their sources could misread. Each is run and read: see AdversarialTests.
public import Dovetail

public struct Tea: Sendable, Brewed {
    public init() {}
    public static func make() -> Tea { Tea() }
}
public struct Coffee: Sendable, Brewed {
    public init() {}
    public static func make() -> Coffee { Coffee() }
}
public struct Cup: Sendable { public init() {} }
public struct Mug: Sendable { public init(tea: Tea) {} }
public protocol Brewed: Sendable { static func make() -> Self }

/// A component whose root needs nothing, so that its graph is valid whatever it binds.
public protocol CupComponent: RootComponent where Root == Cup, Scope == Unscoped {}
extension CupComponent {
    public static func configureRoot(binder bind: ReceiptBinder<Cup>) -> BindingReceipt<Cup> { bind.to(factory: Cup.init) }
}

/// A component whose root needs tea.
public protocol MugComponent: RootComponent where Root == Mug, Scope == Unscoped {}
extension MugComponent {
    public static func configureRoot(binder bind: ReceiptBinder<Mug>) -> BindingReceipt<Mug> { bind.to(factory: Mug.init) }
}

enum TeaModule: Module {
    static func configure(binder: Binder<Unscoped>) { binder.bind(Tea.self).to(factory: Tea.init) }
}
enum CoffeeModule: Module {
    static func configure(binder: Binder<Unscoped>) { binder.bind(Coffee.self).to(factory: Coffee.init) }
}

/// All fixtures by name, with the graphs that they have when they run.
public let fixtures: [String: @Sendable () -> Graph] = [
    "ChildrenInPlace": { ChildrenInPlace.graph() },
    "AlmostConfigureRoot": { AlmostConfigureRoot.graph() }, "ConfigureRootOfAnInstance": { ConfigureRootOfAnInstance.graph() },
    "ConfigureRootOfAnotherRoot": { ConfigureRootOfAnotherRoot.graph() }, "RequestedRoot": { RequestedRoot.graph() },
    "RequestedRootOfAProtocol": { RequestedRootOfAProtocol.graph() },
    "RequestedRootsOfChildren": { RequestedRootsOfChildren.graph() },
    "AliasOfABinder": { AliasOfABinder.graph() }, "AllRequests": { AllRequests.graph() },
    "ArithmeticArguments": { ArithmeticArguments.graph() },
    "BinderInAClass": { BinderInAClass.graph() }, "BinderInAStructure": { BinderInAStructure.graph() },
    "BinderInATuple": { BinderInATuple.graph() }, "BinderPassedToTheLibrary": { BinderPassedToTheLibrary.graph() },
    "BoundInOneOfThreeCases": { BoundInOneOfThreeCases.graph() }, "BoundUnderACondition": { BoundUnderACondition.graph() },
    "BranchThatFallsThrough": { BranchThatFallsThrough.graph() }, "CallableValue": { CallableValue.graph() },
    "CaughtErrors": { CaughtErrors.graph() }, "ClosureInADictionary": { ClosureInADictionary.graph() },
    "ClosureThatIsNotCalled": { ClosureThatIsNotCalled.graph() }, "ClosureWithCaptureList": { ClosureWithCaptureList.graph() },
    "ClosuresInAnArray": { ClosuresInAnArray.graph() }, "ComputedCollection": { ComputedCollection.graph() },
    "ComputedKeys": { ComputedKeys.graph() }, "ComputedPropertyThatBinds": { ComputedPropertyThatBinds.graph() },
    "ConditionInAnOperand": { ConditionInAnOperand.graph() },
    "ConditionOnAComputedProperty": { ConditionOnAComputedProperty.graph() }, "ConditionOnAConstant": { ConditionOnAConstant.graph() },
    "ConditionOnATypeParameter": { ConditionOnATypeParameter.graph() }, "ConditionOnAVariable": { ConditionOnAVariable.graph() },
    "ConfigureOfAnotherType": { ConfigureOfAnotherType.graph() }, "DefaultArgumentThatBinds": { DefaultArgumentThatBinds.graph() },
    "DefaultArgumentsOfReferences": { DefaultArgumentsOfReferences.graph() },
    "DefaultBindings": { DefaultBindings.graph() },
    "DeferredBinding": { DeferredBinding.graph() }, "ExistentialHelpers": { ExistentialHelpers.graph() },
    "InoutBinder": { InoutBinder.graph() }, "LabeledLoops": { LabeledLoops.graph() }, "LateBinding": { LateBinding.graph() },
    "LiteralKeys": { LiteralKeys.graph() }, "LiteralsOfOtherTypes": { LiteralsOfOtherTypes.graph() },
    "MissingBehindAHelper": { MissingBehindAHelper.graph() }, "MissingProtocol": { MissingProtocol.graph() },
    "MissingUnderACondition": { MissingUnderACondition.graph() },
    "MissingForAPairOfMany": { MissingForAPairOfMany.graph() }, "MissingForTwoReasons": { MissingForTwoReasons.graph() },
    "MissingUnderThreeConditions": { MissingUnderThreeConditions.graph() },
    "ModuleOfAnAncestor": { ModuleOfAnAncestor.graph() }, "ModulesByTypeParameter": { ModulesByTypeParameter.graph() },
    "NestedLocalFunctions": { NestedLocalFunctions.graph() },
    "OpenedMetatypes": { OpenedMetatypes.graph() }, "OperatorThatBinds": { OperatorThatBinds.graph() },
    "OptionalBinder": { OptionalBinder.graph() }, "OverriddenHelper": { OverriddenHelper.graph() },
    "OverriddenProperty": { OverriddenProperty.graph() }, "ParameterPack": { ParameterPack.graph() },
    "LocationOfTheRun": { LocationOfTheRun.graph() }, "PartOfALocation": { PartOfALocation.graph() },
    "ReceiptOfAnExpression": { ReceiptOfAnExpression.graph() }, "RepeatedWhile": { RepeatedWhile.graph() },
    "SameQuestionTwice": { SameQuestionTwice.graph() }, "SubscriptThatBinds": { SubscriptThatBinds.graph() },
    "SwitchOverABinder": { SwitchOverABinder.graph() }, "TwoCallsOfOneHelper": { TwoCallsOfOneHelper.graph() },
    "TwoSwitchesOverOneValue": { TwoSwitchesOverOneValue.graph() },
    "UnavailableSystem": { UnavailableSystem.graph() },
]

// SPDX-License-Identifier: Apache-2.0

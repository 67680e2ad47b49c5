public import Dovetail

/// The names of all components of the corpus with the graphs that they have when they run: every form of code that was once read wrong, in its
/// smallest forms. See CorpusTests.
public var corpus: [(name: String, graph: Graph)] {
    func graph<Root: RootComponent>(of component: Root.Type) -> Graph { component.graph() }
    return components.map { (String(describing: $0), graph(of: $0)) }
}

private var components: [any RootComponent.Type] {
    [
 ArrayElementThatChanges.self, ArrayOfAVariadicParameter.self, ArrayOfClosuresThatGrows.self, ArraySliceLiteral.self, AssignedClosure.self,
 AssignedInAClosure.self, AssignedTuple.self, AssociatedAlias.self, BreakInAWhile.self, BreakOfALabeledBlock.self, BreakOfALabeledIf.self,
 BreakOfALabeledLoop.self, BreakOfALabeledSwitch.self, BreakOfASwitchInALoop.self, CapturedVariable.self, CaseOfACast.self,
 CaseWithAMetatype.self, CastOfABinder.self, CastOfABoolean.self, CastOfAMetatype.self, CastOfAValue.self, ChainedHelpers.self,
 ChangedArray.self, ChangedProperty.self, ClampedInteger.self, ClosureOverElements.self, ComparedMetatypes.self,
 CompoundSetterThatBinds.self, ComputedLocalVariable.self, ConditionAndSwitch.self, ConditionInALoop.self,
 ConditionInAProtocolExtension.self, ConditionOfACapturedElement.self, ConditionOnACounter.self, ConditionOnAGlobalThatChanges.self,
 ConditionOnAPropertyOfALocal.self, ConditionOnAPropertyOfSelf.self, ConditionOnAVariableThatChanges.self, ConditionOnAnElement.self,
 ConditionThatAnIteratorChanges.self, ConditionalCastOfAMetatype.self, ConditionalCastOfAValue.self, ConfigureBesideAnInstanceMethod.self,
 ConfigureOfAnInstanceBesideADefault.self, ConstantInAClosure.self, ConstantOfAComparison.self, ConstantSet.self, ConstrainedDefaults.self,
 ConstrainedExtensions.self, ContinueInAForWithoutDeclarations.self, ContinueInASwitch.self, ContinueInASwitchOfTheRun.self,
 DefaultArgumentOfATypeParameter.self, DefaultArgumentWithAnotherArgument.self, DefaultClosureOfATypeParameter.self, DeferInAHelper.self,
 DeferInTheWrongOrder.self, DeferThatIsNotReached.self, DeferredStatements.self, DictionaryLiteral.self, DynamicMember.self,
 EachSeason.self, ElementOfADictionary.self, ElementOfARange.self, ElementOfAString.self, ElementOfAnArray.self, EntriesOfALoop.self,
 EntriesOfEqualTexts.self, EntriesOfIntegers.self, EntriesOfOptionals.self, EntriesOfTypeErasedKeys.self, EntriesWithEqualKeys.self,
 EntriesWithEqualLiterals.self, EntryOfTheRun.self, EntryWithADebugDescription.self, EntryWithARawValue.self, EqualAndUnequal.self,
 EqualToBoth.self, EqualToTwoCases.self, FactoryInAVariable.self, FactoryOfAMainActorType.self, FactoryOfAnotherActor.self,
 FactoryOnNoActor.self, FactoryOnTheMainActor.self, FactoryThatIsALocalFunction.self, FailableInitializer.self, FilePrivateProperties.self,
 FilesOfEqualLayout.self, FlagThatAFunctionChanges.self, FlagThatIsToggled.self, ForCaseOfANumber.self, ForCaseOfARange.self,
 ForCaseOfATuple.self, ForCaseOfAType.self, ForCaseOfAnEnum.self, ForCaseOfAnOptional.self, ForCaseOfNone.self, ForCaseOfSome.self,
 ForCaseWithACast.self, ForEachInAnExtension.self, ForWhere.self, ForWhereOfTheRun.self, ForcedCastOfABinder.self,
 FunctionWithAnEffect.self, GenericCondition.self, GenericWitness.self, GetterThatThrows.self, GlobalWithAnEffect.self, HelperInALoop.self,
 HelperTwiceOnOneLine.self, IfCaseAndSwitch.self, IfCaseOfAKnownCase.self, IfCaseOfANumber.self, IfCaseOfATuple.self,
 IfLetOfANestedOptional.self, IndexOfAnArray.self, IndexedClosure.self, InitAccessor.self, InitialValueOfAProperty.self,
 InitializerInAnExtensionOfInt.self, InitializerOfAMainActorType.self, InitializerThatChanges.self, InitializerWithABinderThatChanges.self,
 InoutClosure.self, InoutClosureWithACapture.self, InoutStructure.self, InstanceMethodBesideADefault.self, KeyOfAValueOfSelf.self,
 KeyOfSelfInAClass.self, KeyPathOfAMethod.self, KnownCase.self, LabelInBackticks.self, LabelOfALoopThatIsNotKnown.self,
 LabelWithAComment.self, LazyProperty.self, LazyVariable.self, LiteralOfAnOptionSet.self, LiteralOfAnotherSequence.self, LocalAlias.self,
 LocalConstantAndItsValue.self, LocalConstantTwice.self, LocalFunctionAsAValue.self, LocalFunctionBelowInAClosure.self,
 LocalFunctionBelowItsUse.self, LocalFunctionInAGenericFunction.self, LocalFunctionInATuple.self, LocalFunctionThatShadows.self,
 LocalFunctionsThatCallEachOther.self, LocalObserver.self, LocalOverloadsByLabel.self, LocalOverloadsByType.self,
 LocalPropertyWrapper.self, LocalSetter.self, LocalType.self, LocationThroughTwoHelpers.self, LocationWithFile.self,
 LocationWithFileAndPath.self, LocationWithFileID.self, LocationWithFilePath.self, LocationWithLineOnly.self, MethodOfAScope.self,
 MethodWithAGenericMetatype.self, MethodWithAMetatype.self, MutatingMethod.self, MutatingMethodThatReplaces.self,
 MutatingMethodThatWires.self, NestedGenerics.self, NeverUsedLazyVariable.self, NilAndLet.self, NilOfAnotherType.self,
 NumbersAndNames.self, ObserverThatBinds.self, OpaqueKey.self, OpaqueParameter.self, OpaquePropertyKey.self, OperandsInAnotherOrder.self,
 OperatorInAnExtensionOfBool.self, OperatorInAnExtensionOfInt.self, OperatorInAnExtensionOfString.self, OptionalBecomesNil.self,
 OptionalThatIsNil.self, OverflowingOperator.self, OverloadBesideADefault.self, OverloadedConfigure.self, OverloadedWitness.self,
 PackOfNone.self, PackOfOne.self, PackOfTwo.self, ParameterThatIsASet.self, ParameterTwice.self, PatternOfAnIterator.self,
 PropertyOfAScope.self, PropertyWrapper.self, RequiredInAnElse.self, RequiredUnderACondition.self, RequiredUnderThreeConditions.self,
 ResultBuilder.self, ReturnInACatch.self, ReturnInADefaultOfAnIf.self, ReturnInADo.self, ReturnInALoopOfALocalFunction.self,
 ReturnInALoopOverArguments.self, ReturnInARepeat.self, ReturnInASwitch.self, ReturnInAWhile.self, ReversedArray.self,
 SeasonOfAParameter.self, SeasonOrAnother.self, SeasonThatIsLeft.self, SeasonThatMayBeMissing.self, SetLiteral.self, SetterOfAKeyPath.self,
 SetterOfASubscript.self, SetterThatBinds.self, SetterThroughInout.self, StaticDispatch.self, StaticDispatchThroughAParameter.self,
 StaticMethodWithAMetatype.self, StaticSetter.self, SwappedClosures.self, SwitchAndCondition.self, SwitchAndEqual.self, SwitchInALoop.self,
 SwitchOverAKnownCase.self, SwitchOverATuple.self, SwitchOverKnownElements.self, SwitchOverTypes.self, SwitchOverWhatMayBeMissing.self,
 SwitchWithAWhere.self, TestOfABinder.self, ThreeFlags.self, ThrowInADo.self, ThrowingCheckInADo.self, ThrowingHelper.self,
 ThrownCoins.self, TruncatedInteger.self, TruthOfAFlag.self, TuplesInALoop.self, TwoSwitchesOfOneSeason.self, TwoSwitchesOverOneMode.self,
 TypeInALocalEnum.self, TypeOfAValue.self, UninitializedClosure.self, UninitializedConstant.self, UnusedLazyVariable.self,
 VariableOfAGuard.self, VariableOfALoop.self, VariableOfAPatternInALoop.self, VariableOfASwitch.self, VariableOfAnIf.self,
 VariableOfAnIfCase.self, WitnessBesideAnInstanceMethod.self, WitnessOfAnExistential.self, WitnessOfAnInstance.self, WrappedMember.self,
    ]
}

// SPDX-License-Identifier: Apache-2.0

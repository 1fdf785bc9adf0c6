import type { Severity } from '@greenpen/paper';
import type { GrammarKind } from '../grammar-check.ts';
import {
  agreementKind,
  articleKind,
  punctuation,
  redundancy,
  repetition,
  soundalikes,
  spelling,
  wordChoice,
  wordForm,
} from '../kinds.ts';

/** How a remark of the grammar library appears among our findings. */
export type LinterReport = GrammarKind & {
  readonly severity: Severity;
  readonly source: string;
  /** The rule in one sentence. */
  readonly summary: string;
  readonly message: (wrong: string, right: string) => string;
};

const asWord = (wrong: string, right: string) => `“${wrong}” does not fit here. Did you mean “${right}”?`;

const reports = {
  spelling: {
    ...spelling,
    severity: 'error',
    source: 'APA 7, 6.11',
    summary: 'Words are spelled as in the dictionary; names, terms and quotations are not checked.',
    message: (wrong, right) => `“${wrong}” looks misspelled. Did you mean “${right}”?`,
  },
  agreement: {
    ...agreementKind,
    severity: 'error',
    source: 'APA 7, chapter 4',
    summary: 'A verb agrees with its subject in number.',
    message: (wrong, right) => `“${wrong}” does not agree with the words around it. Use “${right}”.`,
  },
  article: {
    ...articleKind,
    severity: 'error',
    source: 'APA 7, chapter 4',
    summary: '“A” goes before a consonant sound, “an” before a vowel sound.',
    message: (wrong, right) =>
      `The article does not match the sound that follows: “${right}”, not “${wrong}”.`,
  },
  punctuation: {
    ...punctuation,
    severity: 'error',
    source: 'APA 7, chapter 6',
    summary: 'Hyphens and apostrophes are used correctly.',
    message: (wrong, right) => `The punctuation is wrong here: “${wrong}” should be “${right}”.`,
  },
  repetition: {
    ...repetition,
    severity: 'error',
    source: 'APA 7, chapter 4',
    summary: 'No word is typed twice in a row.',
    message: (wrong, right) => `“${wrong}” repeats a word. Use “${right}”.`,
  },
  form: {
    ...wordForm,
    severity: 'error',
    source: 'APA 7, chapter 4',
    summary: 'Verbs and comparisons are in the right form.',
    message: (wrong, right) => `“${wrong}” is not the right form here. Use “${right}”.`,
  },
  wordChoice: {
    ...wordChoice,
    severity: 'error',
    source: 'APA 7, chapter 4',
    summary: 'Words and expressions are used as the dictionary has them.',
    message: asWord,
  },
  soundalikes: {
    ...soundalikes,
    severity: 'error',
    source: 'APA 7, chapter 4',
    summary: 'Words that sound alike are not confused.',
    message: asWord,
  },
  style: {
    ...redundancy,
    severity: 'advice',
    source: 'APA 7, chapter 4',
    summary: 'A word that means the same as the next one can be cut: "whole entire".',
    message: (wrong, right) => `“${wrong}” can be said more simply${right === '' ? '' : `: “${right}”`}.`,
  },
} as const satisfies Record<string, LinterReport>;

/** Every way in which the library's remarks are reported. */
export const linterReports: readonly LinterReport[] = Object.values(reports);

/** The library's rules that we use, by how they are reported: those that serve academic prose, for speed and for trust. */
const RULES: readonly (readonly [report: LinterReport, rules: string])[] = [
  [
    reports.spelling,
    `
    SpellCheck OpenCompounds The Payed RegularIrregulars WrongApostrophe ThesesThese LikelyHood`,
  ],
  [
    reports.article,
    `
    AnAnother AnotherAn DefiniteArticle`,
  ],
  [
    reports.agreement,
    `
    IAmAgreement ThereIsAgreement PronounVerbAgreement PronounAre HeDos WorseOrWorst AnotherThings
    AnotherOnes`,
  ],
  [
    reports.punctuation,
    `
    ItsContraction BuiltIn FirstPersonModifierHyphen PluralDecades Didnt Cant`,
  ],
  [
    reports.repetition,
    `
    TheMy MultipleSequentialPronouns TheAnother InThe ToTo EverEvery`,
  ],
  [
    reports.form,
    `
    DidPast SimplePastToPastParticiple AllowTo ModalSeem UseToUsedTo SupposedTo
    DoubleNegative SubjectPronoun EachOthersPossessive BeAllowed BeWorried
    BeBiased BeConcerned BePrejudiced GoingTo LookForwardTo LookingForwardTo IsBeenAuxSequence HadOf
    ThinkKnowOff CompoundSubjectI VerbToAdjective NoLonger OnesSelf ElsePossessive IAm HaveNegNoAny NotOnly ConstituteAs
    CanBeSeen 
    AdjectiveDoubleDegree DontCan HavePronoun HelpedPast HowItLooksLike IDo IDontKnow IfWouldve
    ItTimeAuxiliary KnowNothingVerb LessWorse LetToDo LooksLikes MakeItSeem ModalOf
    NeedToNoun NorModalPronoun NotOnlyInversion OughtToBe PronounInflectionBe RedundantSelf
    SinceDuration SomeOfThe SomeWithoutArticle SomethingIs ThereMissingIsClause
    ThreatenVerb VeryKnown WantBe WillContain WishCould WithoutOut WouldNeverHave`,
  ],
  [
    reports.wordChoice,
    `
    ALongTime ApartFrom AsComparedTo AsEvidentBy AsFollows AsLongAs AsOpposedTo AwareOf CommitmentTo
    ComprisesOf WasComprisedOf DespiteOf DespiteItIs Discuss DoIAdjective DoMistake ExceptOf GetRidOf
    InDetail InNeedOf InThisThatRegard MakeSense Nowadays NominalWants NoLongerPronoun
    OnTheOtherHand OnceInAWhile PerSe PluralWrongWordOfPhrase PronounContraction QuiteMany
    RiseTheQuestion WayTooAdjective Without Someone Everyone Somewhere Everywhere Nowhere Anywhere
    Anybody Anyhow Everybody Nobody Nothing Somebody Somehow Yourself Myself Itself Overall However
    Furthermore Widespread Worldwide Therefore Meanwhile Nonetheless Notwithstanding Regardless Whereas
    Unless Likewise Instead InsteadOf Insofar Beforehand Alongside ACoupleMore AMeansToAnEnd AWholeOther
    AccuseOf Addicting AfterAWhile AfterLater AllOfASudden AmountsFor ArriveOnWeekday
    ArriveTo AsFarBackAs AsIfThough AsOfLately AskNoPreposition AtFaceValue AtTheExpenseOf
    CompulseToCompel ConvenientStore CraveFor CriteriaPhenomena CureFor CuriousAbout DayAndAge
    EverPronounRelPronoun EveryOnceAndAgain EverySingleOneOf FallBelow FarAndFewBetween FarBeIt
    FascinatedBy FedUpWith FinishingTouches ForALongTime ForTheMostPart FormativeYears GetUsedTo GoodAt
    HalfAnHour Haphazard HaveAHardTime HavePassed HumanBeings HumanLife ImitateFrom
    InADifferentDirection InAHurry InAWhile InAnyWay InDueCourse InHindsight InLieuOf InMyOpinion
    InOfItself InRealLife InTheFirstPlace InTheSameVein InspiredBy Insurmountable Intact InvestIn
    IsKnownFor JealousOf LastButNotLeast LaughOfAt LeaveToFor LetAlone LevelOfDetails LongTimeAgo
    Monumentous MostOfTheTimes OfCourse OnFirstGlance OnTopOf OneAndTheSame PassersBy
    PassionateAbout Postpone ReasonForDoing ResponsibilityFor RifeWith SimilarLike SomebodyElses
    SpecialAttention SufficeItToSay TakeCareOf TakeControlOf TakePrideIn Tenfold ThePointFor
    TheTheToThatThe ThereAfterCompound ThieveNoun ThoughtProcess ThriveOn TillDate ToWorryAbout
    UnderneathOf WidelyAccepted WinPrize WorstCaseScenario WreakHavoc Albeit Towards Shortcoming
    Shortcomings Misunderstand Misunderstood Misuse Misused Overload Overnight Worthwhile
    Straightforward Upset Upward ToSomeDegree AspireTo`,
  ],
  [
    reports.soundalikes,
    `
    AllReady AllThough AllIntentsAndPurposes APart AtLestToLeast EludedTo Everyday EveryTime
    ExtendOrExtent ItsPossessive LeadRiseTo LetsConfusion MootPoint PlayAFactor
    PrincipleToPrincipalRoleNoun RelayOnForRely SeamToSeem ThenThan Theres TheyreConfusions
    TheyreToTheir TheirToThere ThereToTheir ThereOwn TheWhetherWeather ThingThink ThoughThought
    ToTooIdioms WaistWaste YourPredicateAdjective YourOutClauseAgreement AtLeasToLeast
    ASomeTime AWhile ColdModalTypo DoesOrDose EverSince ExitedExcitedContext FeelFell
    FlauntForFlout HopHope MoreThatLikely NowWay PeaceOfMind PiqueInterest PossessiveYour RallyToReally
    RegimenRegiment SafeToSave SaveToSafe ToLoseTooLoose TooTo VerseAsVerb WasAloud`,
  ],
  [
    reports.style,
    `
    WholeEntire EachAndEveryOne RedundantSuperlatives RedundantProgressiveComparative
    RedundantAdditiveAdverbs TheEntiretyOf`,
  ],
];

const reportOfRule: ReadonlyMap<string, LinterReport> = new Map(
  RULES.flatMap(([report, rules]) =>
    rules
      .trim()
      .split(/\s+/)
      .map((rule): [string, LinterReport] => [rule, report]),
  ),
);

/** How to report a rule's remark; `null` for a rule that we do not use. */
export function reportOf(rule: string): LinterReport | null {
  return reportOfRule.get(rule) ?? null;
}

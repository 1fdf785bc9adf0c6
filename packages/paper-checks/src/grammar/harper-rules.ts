import type { Severity } from '@greenpen/paper';

/** How a remark of the grammar library appears among our findings. */
export type HarperReport = {
  readonly check: string;
  readonly severity: Severity;
  readonly source: string;
  readonly message: (wrong: string, right: string) => string;
};

const asWord = (wrong: string, right: string) => `“${wrong}” does not fit here. Did you mean “${right}”?`;

const reports = {
  spelling: {
    check: 'grammar-spelling',
    severity: 'error',
    source: 'APA 7, 6.11',
    message: (wrong, right) => `“${wrong}” looks misspelled. Did you mean “${right}”?`,
  },
  agreement: {
    check: 'grammar-agreement',
    severity: 'error',
    source: 'APA 7, 4.15',
    message: (wrong, right) => `“${wrong}” does not agree with the words around it. Use “${right}”.`,
  },
  article: {
    check: 'grammar-article',
    severity: 'error',
    source: 'APA 7, chapter 4',
    message: (wrong, right) =>
      `The article does not match the sound that follows: “${right}”, not “${wrong}”.`,
  },
  punctuation: {
    check: 'grammar-punctuation',
    severity: 'error',
    source: 'APA 7, chapter 6',
    message: (wrong, right) => `The punctuation is wrong here: “${wrong}” should be “${right}”.`,
  },
  repetition: {
    check: 'grammar-repetition',
    severity: 'error',
    source: 'APA 7, chapter 4',
    message: (wrong, right) => `“${wrong}” has a word too many. Use “${right}”.`,
  },
  form: {
    check: 'grammar-form',
    severity: 'error',
    source: 'APA 7, chapter 4',
    message: (wrong, right) => `“${wrong}” is not the right form here. Use “${right}”.`,
  },
  wordChoice: {
    check: 'grammar-word-choice',
    severity: 'error',
    source: 'APA 7, chapter 4',
    message: asWord,
  },
  style: {
    check: 'grammar-style',
    severity: 'advice',
    source: 'APA 7, 4.5',
    message: (wrong, right) => `“${wrong}” can be said more simply${right === '' ? '' : `: “${right}”`}.`,
  },
} as const satisfies Record<string, HarperReport>;

/** The library's rules that we use, by how they are reported: those that serve academic prose, for speed and for trust. */
const RULES: readonly (readonly [report: HarperReport, rules: string])[] = [
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
    TheMy MultipleSequentialPronouns TheAnother InThe ToTo DoubleModal EverEvery`,
  ],
  [
    reports.form,
    `
    DidPast WillNonLemma SimplePastToPastParticiple AllowTo ModalSeem UseToUsedTo SupposedTo
    DoubleNegative SubjectPronoun EachOthersPossessive HavePassed FriendOfMe BeAllowed BeWorried
    BeBiased BeConcerned BePrejudiced GoingTo LookForwardTo LookingForwardTo IsBeenAuxSequence HadOf
    ThinkKnowOff CompoundSubjectI MoreBetter NeedHelp OughtToBe ShutdownVerb ThreatenVerb
    VerbToAdjective SingleBe NoLonger OnesSelf ElsePossessive IAm HaveNegNoAny NotOnly ConstituteAs
    CanBeSeen ProgressiveNeedsBe`,
  ],
  [
    reports.wordChoice,
    `
    AccuseOf AdvantageOf AllReady AllThough AllIntentsAndPurposes ALongTime APart ApartFrom AsComparedTo
    AsEvidentBy AsFollows AsLongAs AsOpposedTo AtAllCosts AtLestToLeast AtFaceValue AtTheExpenseOf
    AwareOf BareInMind BatedBreath BewareOf BoarderBorder BrandBrandish ByAccident CallThem CaseInPoint
    CommitmentTo ComprisesOf WasComprisedOf DespiteOf DespiteItIs DateBackFrom DayAndAge Discuss
    DissembleDisassemble DoIAdjective DoMistake DoesOrDose EludedTo EverSince Everyday EveryTime
    ExceptOf ExitedExcitedContext ExplanationMark ExtendOrExtent FascinatedBy FlauntForFlout
    ForALongTime FreeRein GetRidOf GoodAt HeartToHeard HopHope HomeInOn ImitateFrom InDetail InNeedOf
    InLieuOf InspiredBy InterestedIn InThisThatRegard ItsPossessive LaughOfAt LayoutVerb LeadRiseTo
    LetAlone LetsConfusion MakeSense MootPoint Nowadays NominalWants NoLongerPronoun OfCourse
    OnFirstGlance OnTheOtherHand OnceInAWhile OneAndTheSame PeaceOfMind PerSe PhrasalVerbAsCompoundNoun
    PiqueInterest PlayAFactor PluralWrongWordOfPhrase PrincipleToPrincipalRoleNoun PronounContraction
    PronounKnew QuiteMany RegimenRegiment RelayOnForRely ResponsibilityFor RiseTheQuestion SaveToSafe
    SeamToSeem SimilarLike SomeOfThe SpinalChord StatuteOfLimitations TakeCareOf TakePrideIn
    ThatChallenged ThenThan Theres TheyreConfusions TheyreToTheir TheirToThere ThereToTheir ThereOwn
    TheWhetherWeather ThingThink ThoughThought ToLoseTooLoose TooTo ToTooIdioms ToGreatLengths VeryKnown
    VeryLess ViceVersa WaistWaste WantBe WayTooAdjective WereWhere WhetYourAppetite WithoutOut
    WroteToRote YourPredicateAdjective YourOutClauseAgreement Without Someone Everyone Somewhere
    Everywhere Nowhere Anywhere Anybody Anyhow Everybody Nobody Nothing Somebody Somehow Yourself Myself
    Itself Overall However Furthermore Widespread Worldwide Therefore Meanwhile Nonetheless
    Notwithstanding Regardless Whereas Unless Likewise Instead InsteadOf Insofar Beforehand Alongside
    Albeit Towards Shortcoming Shortcomings Misunderstand Misunderstood Misuse Misused Overload
    Overnight Worthwhile Straightforward Upset Upward AWholeOther Confident WinPrize WorthToDo ThriveOn
    VeryUnique ToSomeDegree CuriousAbout CureFor AspireTo ArriveTo BeShocked InvestIn KnowNothingVerb
    LevelOfDetails ReasonForDoing SameAs SinceDuration Touristic WidelyAccepted`,
  ],
  [
    reports.style,
    `
    WholeEntire EachAndEveryOne RedundantSuperlatives RedundantProgressiveComparative
    RedundantAdditiveAdverbs RedundantSelf Hedging TheEntiretyOf KindOf`,
  ],
];

const reportOfRule: ReadonlyMap<string, HarperReport> = new Map(
  RULES.flatMap(([report, rules]) =>
    rules
      .trim()
      .split(/\s+/)
      .map((rule): [string, HarperReport] => [rule, report]),
  ),
);

export function usesRule(rule: string): boolean {
  return reportOfRule.has(rule);
}

/** How to report a rule's remark; `null` for a rule that we do not use. */
export function reportOf(rule: string): HarperReport | null {
  return reportOfRule.get(rule) ?? null;
}

/** Words of titles that are hardly ever part of a proper name; in capitals inside a title they show title case. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `
  advantage advantages competitive sustained resource resources strategic consumer consumers supply demand pricing
  investment investments profit profits organizational entrepreneurial curriculum instruction pedagogy literacy
  classrooms slavery colonial thermal optimization simulation algorithm algorithms sensors efficient
  ability academic access accuracy achievement activity adaptation adolescent adolescents adult adults advances affect
  affects aging among analysis analyses analyzing anxiety application applications applying approach approaches
  assessing assessment association associations attachment attention attitudes autism awareness barriers based
  becoming behavior behavioral behaviors behaviour being beliefs benefits better between beyond brain building
  burnout calculations care caring case causes challenge challenges change changes changing characteristics child
  childhood children choice chronic classroom clinical cognition cognitive communication community comparing
  comparison comparisons complex concepts conceptual conditions consequences considerations context contexts control
  coping correlates creating creative crisis critical cultural culture current daily data decision decisions
  depression depressive design detection determinants developing development developmental differences digital disease
  disorder disorders diverse diversity does during dynamics early education educational effect effective effectiveness
  effects efficacy emotion emotional emotions empirical employee employees empirically engagement environment
  environmental estimation ethical evaluating evaluation evidence examination examining exercise experience
  experiences experimental exploration exploratory exploring exposure factors families family feedback feeling
  findings findings framework framework friendship from functional functions future gender growth guide habits happiness
  health healthy helping high higher human humans identity impact impacts implementation implications importance
  improve improving individual individuals inequality influence influences information integration intelligence
  interaction interactions intervention interventions introduction investigating investigation issues knowledge
  language leadership learn learning lessons life linking literature living longitudinal making management managing
  meaning measurement measures measuring media mediating mediation memory mental meta-analysis metaphors method
  methods mindfulness mind minds model modeling models moderating moral mothers motivation multiple musical narratives
  nature need needs negative networks nurses nursing nutrition obesity online outcomes overview parental parenting
  parents participation patient patients patterns peer people perceived perception perceptions performance personal
  personality perspective perspectives physical pilot policies policy population populations positive postpartum
  potential practical practice practices predicting prediction predictors prevalence preventing principles problem
  problems process processes processing promoting protective psychological quality quantitative qualitative reading
  reducing reduction relation relations relationship relationships relevance reliability religion remote research
  resilience response responses results reveal rethinking review risk risks role roles sample satisfaction scale
  school schools science screening self self-care self-efficacy self-esteem sexual skills sleep social society specific stability
  stigma strategies strategy strength stress stressful structural structure student students studies study studying
  substance success suicide support supporting survey sustainable symptoms systematic systems task teacher teachers
  teaching technology teens test testing theoretical theories theory therapy thinking through toward towards training
  transition trauma treating treatment treatments trends trial trust understanding university using validation validity value
  values variables variation violence what when where which while within without women work workers working workplace
  world writing young youth
`
    .split(/\s+/u)
    .filter((word) => word !== ''),
);

import { spanText } from '@greenpen/paper';
import type { Check } from '../../check.ts';
import { aboutTitleCapitals } from './advice.ts';
import { listEntries } from './list-entries.ts';

/** Words of titles that are hardly ever part of a proper name; in capitals inside a title they show title case. */
const COMMON_WORDS: ReadonlySet<string> = new Set(
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

export const referenceTitleCase: Check = {
  id: 'apa-reference-title-case',
  area: 'apa',
  group: 'Reference list',
  severity: 'error',
  cost: 'moderate',
  title: 'Titles of works not in sentence case',
  source: 'APA 7, 9.19',
  summary: 'Titles of articles, books and webpages are in sentence case.',
  advice: aboutTitleCapitals,
  *run(paper) {
    for (const { entry } of listEntries(paper)) {
      const { title, authors } = entry;
      if (title === null || authors.length === 0) continue;
      // A test, a database or an app keeps the capitals of its name.
      const written = spanText(paper.text, title).replace(/\s*[[(].*$/su, '');
      if (/^[^\s]*$/u.test(written)) continue;
      const { capitalised, plain, common } = countWords(written);
      const isShouted = written === written.toUpperCase() && /\p{Lu}{4}.*\p{Lu}{4}/u.test(written);
      const enough = PROPER_NAME.test(written) ? 4 : 2;
      if (!isShouted && (capitalised < 3 || plain > capitalised / 4 || common.length < enough)) continue;
      const span = { start: title.start, end: title.start + written.length };
      yield {
        span,
        severity: isShouted || plain === 0 ? 'error' : 'advice',
        message: isShouted
          ? 'APA sets titles in sentence case, not in capitals.'
          : 'APA sets this title in sentence case: capitals only for the first word, the first after a colon, and proper names.',
      };
    }
  },
};

/** Long words that a sentence would write small: how many are capitalised, how many not. */
function countWords(title: string): { capitalised: number; plain: number; common: readonly string[] } {
  const words = [...title.matchAll(/(?<start>^|[:?!.—]\s+[“"‘]?|^[“"‘])?(?<word>[\p{L}][\p{L}’'-]*)/gu)];
  const inner = words
    .filter(({ groups }) => groups?.['start'] === undefined)
    .map(({ groups }) => groups?.['word'] ?? '')
    .filter((word) => word.length >= 4 && !/^\p{Lu}{2,}s?$/u.test(word));
  const capitalised = inner.filter((word) => /^\p{Lu}/u.test(word));
  const plain = inner.filter((word) => /^\p{Ll}/u.test(word) && !MINOR.test(word)).length;
  return {
    capitalised: capitalised.length,
    plain,
    common: capitalised.filter((word) => COMMON_WORDS.has(word.toLowerCase())),
  };
}

/** Names of tests, surveys, laws and bodies keep their capitals, so more words must speak for title case. */
const PROPER_NAME =
  /\b(?:Act|Association|Battery|Checklist|Code|Committee|Department|Index|Institute|Interview|Inventory|Manual|Ministry|Press|Program|Project|Questionnaire|Scale|Survey|Test|United|University)\b/u;

/** Title case leaves these small, too. */
const MINOR =
  /^(?:with|from|into|over|upon|than|that|during|between|among|through|after|about|under|versus)$/u;

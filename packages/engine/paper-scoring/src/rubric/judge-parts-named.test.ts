import {
  defaultCriteria,
  nothingJudged,
  parseRubric,
  readRequirements,
  scoreFromBasis,
  type AssignmentBrief,
  type Verdict,
} from '@greenpen/grading';
import { openWordNet, openWordVectors } from '@greenpen/word-relations';
import { describe, expect, it } from 'vitest';
import { scoreContent } from '../content/score-content.ts';
import { paperFromText } from '../paper-from-text.ts';
import { scorePaper } from '../score-paper.ts';
import { knownChecks } from '../testing/known-checks.ts';
import { judgeRubric } from './judge-rubric.ts';

const meanings = { relatedTo: openWordNet(), ...openWordVectors() };

const paragraphs = [
  'The night bus from the harbor to the university leaves at half past eleven, and on most Fridays it carries nineteen students and a cook. The council wants to end it. I argue that the city should keep the night bus, because it brings people home safely and because it costs less than what would replace it.',
  'Safety is the plainer reason. In the winter of 2019 the line was closed for six weeks while the bridge was painted, and the campus clinic treated eleven students who had been hurt on the unlit harbor road (Marlow, 2020). No other six weeks of that year had more than two. A bus does not prevent every accident, but it takes the walk out of the darkest hour.',
  'The line is also cheap. Each trip costs the city forty-one dollars, of which the riders pay sixteen (Teller & Oduya, 2022). When the neighboring town ended its own late line, it had to pay for taxis for the nurses of its hospital, and the bill for one month was higher than a season of the bus had been.',
  'People who disagree say that a bus with nineteen riders is a waste of fuel and of a driver’s night. They are right that it is never full. But the same driver brings the first bus back at five, so that the trip would be driven empty without its passengers, and the fuel is spent in either case.',
  'The council should keep the line for two more winters and put a counter at its door. If fewer than twelve people ride on an average night, it can run on Fridays and Saturdays alone. The counter costs three hundred dollars, and the bus company has offered to read it each month.',
];

const list = `References

Marlow, D. (2020). Injuries on unlit roads near a campus. Journal of Student Health, 8(3), 41–55.

Teller, A., & Oduya, N. (2022). What a late line costs. Harbor Press.`;

const essay = (order: readonly number[]) =>
  `Nineteen Students and a Cook\n\n${order.map((at) => paragraphs[at]).join('\n\n')}\n\n${list}`;

const whole = essay([0, 1, 2, 3, 4]);
const withoutPlan = essay([0, 1, 2, 3]);
const shuffled = essay([4, 2, 0, 3, 1]);

const brief: AssignmentBrief = {
  title: 'A service that a city wants to end',
  description: '',
  instructions:
    'Say whether your city should keep a service that it wants to end. Defend your position with two reasons. Name one argument of people who disagree and answer it. Recommend what the council should do next. Use two sources.',
  rubric: '',
  type: 'assignment',
  maxPoints: 100,
};

const parts = readRequirements(brief);

/** The rubric's results for a text with the verdicts of its requirements given by the words that they contain. */
function judge(rubric: string, verdicts: Readonly<Record<string, Verdict>>, text = whole) {
  const judged = { meanings, classmates: [], requirements: parts };
  const content = scoreContent(paperFromText(text), brief, { judged });
  const full = {
    parts: [{ id: 'full', label: '', points: 100, maxPoints: 100, reason: '' }],
    costs: {},
    caps: {},
  };
  const areas = { grammar: full, apa: full, content: content.basis };
  const requirements = content.input.requirements.map((result) => {
    const given = Object.entries(verdicts).find(([words]) => result.requirement.text.includes(words));
    return given === undefined ? result : { ...result, verdict: given[1] };
  });
  const basis = { words: content.input.work.words, areas };
  const scores = scoreFromBasis(basis, content.findings, defaultCriteria.weights);
  const known = { ...nothingJudged, input: content.input, scores, areas, findings: [], requirements };
  return judgeRubric(parseRubric(rubric) ?? [], { ...known, onTopic: 'yes' }, meanings);
}

const rubric = 'Position and reasons: 30\nCounterargument: 20\nRecommendation: 20\nSources: 15\nEvidence: 15';
const allMet = { 'Say whether': 'met', Defend: 'met', 'Name one': 'met', Recommend: 'met' } as const;
const pointsOf = (...given: Parameters<typeof judge>) =>
  Object.fromEntries(judge(...given).map(({ criterion, points }) => [criterion.name, points]));

describe('criteria that name a part of the assignment', () => {
  it('earn nothing for a part that was not found, however well the rest is written', () => {
    const missing = pointsOf(rubric, { ...allMet, 'Say whether': 'not-found', Defend: 'not-found' });
    expect(missing).toMatchObject({ 'Position and reasons': 0, Counterargument: 20 });
    expect(pointsOf(rubric, { ...allMet, Recommend: 'not-found' })).toMatchObject({ Recommendation: 0 });
  });

  it('need the instructor where it could not be told, say of what, and follow her verdict', () => {
    const open = judge(rubric, { ...allMet, 'Name one': 'cannot-tell', Defend: 'cannot-tell' });
    const [position, counterargument] = open;
    expect([position?.points, counterargument?.points]).toEqual([null, null]);
    expect(counterargument?.reason).toContain(
      'could not tell whether the paper does this: “Name one argument of people who disagree and answer it”',
    );
    expect(counterargument?.restsOn).toHaveLength(1);
    expect(position?.reason).toContain('“Defend your position with two reasons”');
    expect(position?.restsOn).toHaveLength(2);
    expect(position?.isProvisional).toBe(true);
  });

  it('do not change with what the paper lacks elsewhere, nor with the order of its paragraphs', () => {
    const strong = pointsOf(rubric, allMet);
    const lacking = pointsOf(rubric, { ...allMet, Recommend: 'not-found' }, withoutPlan);
    expect(lacking).toEqual({ ...strong, Recommendation: 0 });
    expect(pointsOf(rubric, allMet, shuffled)).toEqual(strong);
  });
});

const score = (text: string, asked: string) =>
  scorePaper({
    paper: paperFromText(text),
    findings: [],
    checks: knownChecks,
    weights: defaultCriteria.weights,
    brief: { ...brief, rubric: asked, rubricUse: 'total' },
    meanings,
  });

describe('the total of a rubric', () => {
  // Sentences of the essay in an order that no reader follows.
  const more =
    'However, the cook had asked for that in the fall. It took her only an afternoon. She then showed it to the students. They liked it at once. For this reason the second menu followed in March.';
  const scattered = [...essay([0, 1, 2, 3, 4]).split('\n\n').slice(1, 6), more].join(' ').split(/(?<=\.) /u);
  const mixed = Array.from({ length: 5 }, (_, at) =>
    scattered
      .filter((_sentence, place) => place % 5 === (at * 2) % 5)
      .toReversed()
      .join(' '),
  ).toReversed();
  const disordered = `Nineteen Students and a Cook\n\n${mixed.join('\n\n')}\n\n${list}`;

  it('loses what the content loses for the order of the text where no criterion speaks of order', () => {
    const form = 'Length: 20\nGrammar: 40\nAPA: 40';
    const { judgement, scores, contentFindings } = score(disordered, form);
    expect(contentFindings.map(({ check }) => check)).toContain('content-disorder');
    expect(judgement.besideRubric).toHaveLength(1);
    expect(scores.total).toBeLessThan(score(whole, form).scores.total - 4);
  });

  it('loses it once, in the criterion, where one does', () => {
    const { judgement } = score(disordered, 'Organization: 50\nGrammar: 50');
    const before = score(whole, 'Organization: 50\nGrammar: 50').judgement.rubric[0]?.points ?? 0;
    expect(judgement.besideRubric).toBeUndefined();
    expect(judgement.rubric[0]?.points).toBeLessThan(before);
  });
});

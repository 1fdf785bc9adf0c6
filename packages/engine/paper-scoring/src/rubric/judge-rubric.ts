import {
  levelNearest,
  levelsOf,
  pointsAt,
  readVerdicts,
  type Rubric,
  type RubricCriterion,
  type RubricResult,
} from '@greenpen/grading';
import type { WordMeanings } from '../requirements/requirement-terms.ts';
import type { Known, Reading } from './known-measures.ts';
import { levelByCount } from './level-by-count.ts';
import { type CriterionMatch, matchCriterion } from './match-criterion.ts';
import { matchRequirement } from './match-requirement.ts';
import { findPassageOn } from './find-passage-on.ts';

/** Proposes a level for each criterion that speaks of something measured; the rest needs the instructor. */
export function judgeRubric(rubric: Rubric, known: Known, meanings: WordMeanings): readonly RubricResult[] {
  return rubric.map((criterion) => judgeCriterion(criterion, known, meanings));
}

function judgeCriterion(criterion: RubricCriterion, known: Known, meanings: WordMeanings): RubricResult {
  if (criterion.maxPoints === 0) return needsYou(criterion, 'It has no points.');
  if (known.input.sound.words === 0) return needsYou(criterion, 'There is no text to judge.');
  const match = matchCriterion(criterion, meanings);
  const isParticular =
    match.kind === 'measured' && match.by.some(({ measure }) => measure.isGeneral !== true);
  const required = isParticular ? null : readRequirement(criterion, known, meanings);
  // That a part is there does not tell how well it argues, which a criterion such as "Evidence" asks for too.
  const isOfQuality = match.kind === 'for-you' && match.word !== null;
  if (required !== null && !isOfQuality) return propose(criterion, [{ reading: required, share: 1 }]);
  if (match.kind === 'for-you') return proposeProvisionally(criterion, { ...match, required }, known);
  const said = textOf(criterion);
  const readings: { readonly reading: Reading; readonly share: number }[] = [];
  for (const { measure, share } of match.by) {
    const reading = measure.read(known, said);
    if (reading === null) return needsYou(criterion, measure.lacking);
    readings.push({ reading, share });
  }
  return propose(criterion, readings);
}

/** How far the signs of one criterion move its level away from the content score: one sign says less than all. */
const LEAN = 0.5;
/** Share of a criterion that has to be measured. */
const MEASURED = 0.5;

/** A level from what was measured of a criterion that only the instructor can judge, for her to confirm. */
function proposeProvisionally(
  criterion: RubricCriterion,
  {
    word,
    by,
    required,
  }: Extract<CriterionMatch, { kind: 'for-you' }> & { readonly required: Reading | null },
  known: Known,
): RubricResult {
  const forYou =
    word === null
      ? 'Greenpen does not measure this.'
      : `“${word}” is for you to judge: Greenpen does not weigh arguments or check facts.`;
  const [ceiling] = known.areas.content.ceilings ?? [];
  if (ceiling !== undefined) return needsYou(criterion, `${ceiling.reason} ${forYou}`);
  const content = known.scores.content / 100;
  const passage = required ?? (by.length === 0 ? findPassageOn(criterion, known) : null);
  const readings =
    passage === null
      ? by.flatMap(({ measure, share }) => {
          const reading = measure.read(known, textOf(criterion));
          return reading === null || Number.isNaN(reading.ratio) ? [] : [{ reading, share }];
        })
      : [{ reading: passage, share: 1 }];
  const measured = readings.reduce((sum, { share }) => sum + share, 0);
  if (measured < MEASURED) return needsYou(criterion, forYou);
  const signs = readings.reduce((sum, { reading, share }) => sum + reading.ratio * share, 0) / measured;
  const lean = Math.round((signs - content) * LEAN * 1000) / 1000;
  const level = levelNearest(criterion, content + lean) ?? 0;
  const shown = readings.find(({ reading }) => reading.span !== null)?.reading ?? null;
  const reason = [...new Set(readings.map((one) => one.reading.reason))].join(' ');
  return {
    criterion,
    level,
    points: pointsAt(criterion, level),
    quote: shown?.quote ?? null,
    span: shown?.span ?? null,
    reason: `${reason} ${CONFIRM}`,
    area: null,
    isProvisional: true,
    lean,
  };
}

const CONFIRM = 'Provisional: whether it convinces is for you to judge.';

function propose(
  criterion: RubricCriterion,
  readings: readonly { readonly reading: Reading; readonly share: number }[],
): RubricResult {
  const [only, ...others] = readings;
  const reason = readings.map(({ reading }) => reading.reason).join(' ');
  const shown = readings.find(({ reading }) => reading.span !== null)?.reading;
  const place = { quote: shown?.quote ?? null, span: shown?.span ?? null };
  const counted = only?.reading.counted;
  const byCount =
    counted === undefined || others.length > 0 ? null : levelByCount(levelsOf(criterion), counted);
  const whole = readings.reduce((sum, { share }) => sum + share, 0);
  const ratio = readings.reduce((sum, { reading, share }) => sum + reading.ratio * share, 0) / whole;
  const level = byCount ?? (Number.isNaN(ratio) ? null : levelNearest(criterion, ratio));
  if (level === null) return needsYou(criterion, `${reason} How many are enough, the rubric does not say.`);
  return {
    criterion,
    level,
    points: pointsAt(criterion, level),
    ...place,
    reason,
    area: byCount === null && others.length === 0 ? (only?.reading.area ?? null) : null,
    ...(byCount === null && others.length === 0 ? { restsOn: only?.reading.restsOn ?? [] } : {}),
  };
}

function needsYou(criterion: RubricCriterion, reason: string): RubricResult {
  return { criterion, level: null, points: null, quote: null, span: null, reason, area: null };
}

function textOf({ name, description, levels }: RubricCriterion): string {
  return [name, description, levels[0]?.description ?? ''].filter((text) => text !== '').join('. ');
}

/** The verdict on the requirement that asks for what a criterion names. */
function readRequirement(
  criterion: RubricCriterion,
  { requirements }: Known,
  meanings: WordMeanings,
): Reading | null {
  const asked = matchRequirement(criterion, requirements, meanings);
  if (asked === null) return null;
  const { requirement, verdict, quote, span } = asked;
  const { id, text, kind } = requirement;
  const restsOn = [{ id, text, kind, verdict }];
  const read = readVerdicts(restsOn);
  return read === null ? null : { ...read, quote, span, restsOn };
}

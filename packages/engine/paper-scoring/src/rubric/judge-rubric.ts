import {
  levelNearest,
  levelsOf,
  pointsAt,
  PROVISIONALLY_MET,
  readVerdicts,
  type RequirementResult,
  type Rubric,
  type RubricCriterion,
  type RubricResult,
} from '@greenpen/grading';
import { ratioOfWriting } from '../content/signs.ts';
import type { WordMeanings } from '../requirements/requirement-terms.ts';
import type { Known, Reading } from './known-measures.ts';
import { levelByCount } from './level-by-count.ts';
import { type CriterionMatch, matchCriterion } from './match-criterion.ts';
import { matchRequirements } from './match-requirement.ts';
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
  const asked = isParticular ? [] : matchRequirements(criterion, known.requirements, meanings);
  if (asked.length > 0) return proposeByVerdicts(criterion, { match, asked }, known);
  if (match.kind === 'for-you') return proposeProvisionally(criterion, match, known);
  const said = textOf(criterion);
  const readings: { readonly reading: Reading; readonly share: number }[] = [];
  for (const { measure, share } of match.by) {
    const reading = measure.read(known, said);
    if (reading === null) return needsYou(criterion, measure.lacking);
    readings.push({ reading, share });
  }
  return propose(criterion, readings);
}

/** Share of a criterion that has to be measured. */
const MEASURED = 0.5;

type Asked = { readonly match: CriterionMatch; readonly asked: readonly RequirementResult[] };

/** A level from the verdicts on the parts that a criterion names; an open verdict leaves it to the instructor. */
function proposeByVerdicts(criterion: RubricCriterion, { match, asked }: Asked, known: Known): RubricResult {
  const restsOn = asked.map(({ requirement: { id, text, kind }, verdict }) => ({ id, text, kind, verdict }));
  const shown = asked.find(({ span }) => span !== null);
  const place = { quote: shown?.quote ?? null, span: shown?.span ?? null };
  // That a part is there does not tell how well it argues, which a criterion such as "Evidence" asks for too.
  const isOfQuality = match.kind === 'for-you' && match.word !== null;
  const read = readVerdicts(restsOn);
  if (read === null) {
    const provisionally = isOfQuality && { isProvisional: true };
    return { ...needsYou(criterion, sayOpen(asked)), ...place, ...provisionally, restsOn };
  }
  if (!isOfQuality) return propose(criterion, [{ reading: { ...read, ...place, restsOn }, share: 1 }]);
  const [ceiling] = known.areas.content.ceilings ?? [];
  if (ceiling !== undefined && read.ratio > 0)
    return needsYou(criterion, `${ceiling.reason} ${read.reason} ${CONFIRM}`);
  const level = levelNearest(criterion, Math.min(read.ratio, PROVISIONALLY_MET)) ?? 0;
  const points = pointsAt(criterion, level);
  const reason = `${read.reason} ${CONFIRM}`;
  return { criterion, level, points, ...place, reason, area: null, isProvisional: true, restsOn };
}

/** Why no level is proposed: "Greenpen could not tell whether the paper does this: “Name a cause”." */
function sayOpen(asked: readonly RequirementResult[]): string {
  const open = asked.filter(({ verdict }) => verdict === 'cannot-tell');
  const listed = open.map(({ requirement: { text } }) => `“${text.replace(/[.;,]+$/u, '')}”`).join(', ');
  const [said] = open.flatMap(({ reason }) => (reason === undefined ? [] : [` ${reason}`]));
  return `Greenpen could not tell whether the paper does this: ${listed}.${said ?? ''}`;
}

/** 0 to 1: how well the paper is written, which rests on nothing that the other criteria of a rubric ask for. */
function writingOf({ input }: Known): number {
  return Math.round(ratioOfWriting(input) * 1000) / 1000;
}

/** A level from what was measured of a criterion that only the instructor can judge, for her to confirm. */
function proposeProvisionally(
  criterion: RubricCriterion,
  { word, by }: Extract<CriterionMatch, { kind: 'for-you' }>,
  known: Known,
): RubricResult {
  const forYou =
    word === null
      ? 'Greenpen does not measure this.'
      : `“${word}” is for you to judge: Greenpen does not weigh arguments or check facts.`;
  const [ceiling] = known.areas.content.ceilings ?? [];
  if (ceiling !== undefined) return needsYou(criterion, `${ceiling.reason} ${forYou}`);
  const writing = writingOf(known);
  const passage = by.length === 0 ? findPassageOn(criterion, known, writing) : null;
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
  // One sign says less than all, and nothing here rests on what the other criteria ask for.
  const level = levelNearest(criterion, (signs + writing) / 2) ?? 0;
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

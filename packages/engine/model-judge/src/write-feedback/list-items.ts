import { levelsOf, sayVerdict, type RequirementResult } from '@greenpen/grading';
import { spansOverlap, type Area, type Finding } from '@greenpen/paper';
import type { ModelJudgement } from '../judgement.ts';
import { isCounted, type ReviewedPaper } from '../task.ts';
import type { FeedbackItem } from './feedback-item.ts';
import { findingItems } from './finding-items.ts';

/** All that an item says. */
export function sayItem({ text, about }: FeedbackItem): string {
  return about === undefined ? text : `${about}: ${text}`;
}

/**
 * All that was verified of a paper, disputed findings left out. `requirements` have the verdicts as they count now, and
 * `findings` hold the model's edits too.
 */
export function listItems(
  { paper, requirements, rubric, findings, scores, words, costs = {}, notJudged = [] }: ReviewedPaper,
  {
    criteria,
    thesis,
    faults,
    strengths,
    relevance,
    disputes,
  }: Omit<ModelJudgement, 'edits' | 'tally' | 'agreement'>,
): readonly FeedbackItem[] {
  const isOnTopic = relevance?.verdict !== 'off';
  const disputed = new Set(disputes.map(({ finding }) => finding));
  const kept = findings.filter(({ id, area }) => !disputed.has(id) && !notJudged.includes(area));
  const inArea = (wanted: Area) => kept.filter(({ area }) => area === wanted);
  const itemsOf = (group: readonly Finding[], letter: 'F' | 'G' | 'A') =>
    findingItems(group, { paper, letter, costs });
  const levelOf = (name: string, area: 'grammar' | 'apa') =>
    notJudged.includes(area) ? [] : [describeLevel(name, scores[area], inArea(area).length > 0)];
  const levels = [...levelOf('Grammar', 'grammar'), ...levelOf('APA style', 'apa')];
  return [
    ...(relevance === null || relevance.verdict === 'on'
      ? []
      : [{ id: 'T1', text: `Relevance: ${relevance.verdict}. ${relevance.reason}`, restsOn: [] }]),
    ...(thesis === null ? [] : [{ id: 'T2', text: describeThesis(thesis), restsOn: [] }]),
    ...requirements.flatMap((result, index) =>
      isSettledElsewhere(result)
        ? []
        : [
            {
              id: `R${index + 1}`,
              text: describeRequirement(result),
              about: result.requirement.text,
              restsOn: [result.requirement.id],
              isDue: isOnTopic && isLacking(result),
            },
          ],
    ),
    ...rubric.flatMap((criterion, index) => {
      const judged = criteria.find(({ id }) => id === criterion.id);
      if (judged === undefined) return [];
      const level = levelsOf(criterion)[judged.level];
      const next = judged.next === '' ? '' : ` For the next level: ${judged.next}`;
      const text = `${level?.name ?? ''}${quoted(judged.at.quote)}. ${judged.reason}${next}`;
      return [{ id: `C${index + 1}`, text, about: criterion.name, restsOn: [criterion.id] }];
    }),
    ...faults.map(({ kind, at, against, why, change }, index) => ({
      id: `D${index + 1}`,
      text: `${kind}${quoted(at.quote)}${against === null ? '' : ` against${quoted(against.quote)}`}. ${why} ${change}`.trim(),
      restsOn: findings
        .filter(
          ({ area, origin, span }) =>
            area === 'content' && origin !== undefined && span !== null && spansOverlap(span, at.span),
        )
        .map(({ id }) => id),
    })),
    ...strengths.map(({ at, why }, index) => ({
      id: `S${index + 1}`,
      text: `Strength${quoted(at.quote)}. ${why}`,
      restsOn: [],
    })),
    ...itemsOf(
      inArea('content').filter(({ origin }) => origin === undefined),
      'F',
    ),
    ...itemsOf(inArea('grammar'), 'G'),
    ...itemsOf(inArea('apa'), 'A'),
    { id: 'N1', text: [...lengthOf(words, requirements), `${levels.join(', ')}.`].join(' '), restsOn: [] },
  ];
}

/** Where a length was asked for, its own count is the only one: it may leave out references. */
function lengthOf(words: number, requirements: readonly RequirementResult[]): readonly string[] {
  return requirements.some(({ requirement }) => requirement.kind === 'length') ? [] : [`${words} words.`];
}

function describeThesis({ kind, at }: NonNullable<ModelJudgement['thesis']>): string {
  return kind === 'none'
    ? 'Thesis: none. It matters only where the assignment asks for a position or an argument.'
    : `Thesis (${kind})${quoted(at?.quote)}`;
}

/** What was asked of the form is said by the findings on it. */
function isSettledElsewhere(result: RequirementResult): boolean {
  return result.requirement.kind === 'format' && result.verdict === 'cannot-tell' && isCounted(result);
}

/** How an area is doing, without its number, and not as if nothing was to be said where items say something. */
function describeLevel(area: string, score: number, isCorrected: boolean): string {
  const level =
    score >= 90
      ? isCorrected
        ? 'has only small slips'
        : 'needs no correction'
      : score >= 75
        ? 'is mostly correct'
        : 'needs work';
  return `${area} ${level}`;
}

/** What was asked for and is not there in full, as the model read it: it is bound by its own verdicts. */
function isLacking({ requirement, verdict, origin }: RequirementResult): boolean {
  const isRead = origin === 'model' || origin === 'both';
  return isRead && requirement.required && (verdict === 'not-found' || verdict === 'partly');
}

function describeRequirement({ requirement, verdict, quote, reason }: RequirementResult): string {
  const said = reason === undefined || reason === '' ? '' : ` ${reason}`;
  return `${sayVerdict(requirement, verdict).toLowerCase()}${verdict === 'not-found' ? '' : quoted(quote)}.${said}`;
}

function quoted(quote: string | null | undefined): string {
  return quote === null || quote === undefined || quote === '' ? '' : ` “${quote.slice(0, 240)}”`;
}

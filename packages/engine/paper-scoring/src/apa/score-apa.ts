import type { AreaBasis, AssignmentBrief, ScorePart, SharedCap } from '@greenpen/grading';
import { type CheckCatalogue, type Finding, isAboutFormat, type Paper } from '@greenpen/paper';
import { greatestOf } from '@greenpen/paper-structure';
import { count } from '../content/measure.ts';
import { priceOf } from './price-scale.ts';
import { readReferenceForm } from './reference-form.ts';
import { countSources, settleApaScope, type SettledScope } from './settle-scope.ts';

export type ApaRequest = {
  readonly paper: Paper;
  readonly findings: readonly Finding[];
  readonly checks: CheckCatalogue;
  readonly brief: AssignmentBrief | null;
  /** Words of the running text. */
  readonly words: number;
};

/** Below this a text without title page is a post or a short answer, whatever it was handed in as. */
const POST_WORDS = 450;

export type ApaScore = { readonly basis: AreaBasis; readonly isJudged: boolean };

/** What the APA score is made of: full points for what applies, less what each slip costs by how serious it is. */
export function scoreApa({ paper, findings, checks, brief, words }: ApaRequest): ApaScore {
  const settled = settleApaScope({ paper, findings, checks, brief });
  const formatJudged = isFormatJudged(paper, settled, { brief, words });
  const parts = [
    ...(formatJudged || settled.areSourcesJudged ? [formatPart(paper, settled, formatJudged)] : []),
    ...(settled.areSourcesJudged ? [sourcesPart(paper, settled, formatJudged ? 60 : 100)] : []),
  ];
  if (parts.length === 0) {
    const why = { id: 'not-judged', label: 'Not judged', points: 0, maxPoints: 0, reason: settled.whyNot };
    return { isJudged: false, basis: { parts: [why], costs: {}, caps: {} } };
  }
  const costs: Record<string, number> = {};
  const caps: Record<string, number> = {};
  const causes = new Map<string, Set<string>>();
  for (const { id, check, area, severity } of findings) {
    const described = checks.get(check);
    if (area !== 'apa' || severity !== 'error' || described === undefined) continue;
    if (!formatJudged && isAboutFormat(described)) continue;
    const { cost, cap } = priceOf(described);
    costs[id] = cost;
    caps[check] = cap;
    if (described.cause === undefined) continue;
    causes.set(described.cause, (causes.get(described.cause) ?? new Set()).add(check));
  }
  const together = [...causes].flatMap(([cause, found]) => sharedCap(cause, [...found], caps));
  const basis = { parts, costs, caps };
  return { isJudged: true, basis: together.length === 0 ? basis : { ...basis, together } };
}

/** Faults with one cause cost as much as the dearest of them alone. */
function sharedCap(
  cause: string,
  checks: readonly string[],
  caps: Readonly<Record<string, number>>,
): readonly SharedCap[] {
  if (checks.length < 2) return [];
  return [{ cause, checks, cap: greatestOf(checks.map((check) => caps[check] ?? 0)) }];
}

type Given = { readonly brief: AssignmentBrief | null; readonly words: number };

function isFormatJudged(
  paper: Paper,
  { scope, hasTitlePage }: SettledScope,
  { brief, words }: Given,
): boolean {
  if (paper.format === 'txt' || scope !== 'whole') return false;
  return brief !== null || hasTitlePage || words >= POST_WORDS;
}

function formatPart(
  { format }: Paper,
  { scope, areSourcesJudged }: SettledScope,
  isJudged: boolean,
): ScorePart {
  const base = { id: 'format', label: 'Title page, layout and headings' };
  if (isJudged) {
    const maxPoints = areSourcesJudged ? 40 : 100;
    const reason =
      'Title page, fonts, spacing, margins, page numbers and headings were checked; errors are deducted below.';
    return { ...base, points: maxPoints, maxPoints, reason };
  }
  const reason =
    format === 'txt'
      ? 'A plain-text file has no formatting, so only citations and references are judged.'
      : scope === 'citations'
        ? 'The assignment asks for no title page or paper layout, so only citations and references are judged.'
        : 'A short piece needs no title page or paper layout, so only citations and references are judged.';
  return { ...base, points: 0, maxPoints: 0, reason };
}

/** What the form of the list counts for; single slips in it are deducted by themselves. */
const SHARE_OF_FORM = 0.4;
/** One entry in a form of its own may be a kind of work that is not known. */
const FEWEST_MALFORMED = 2;

/** Where a paper that has to cite does not, it shows nothing of APA style; a list that nothing cites shows half. */
function sourcesPart(paper: Paper, { mustCite, scope }: SettledScope, maxPoints: number): ScorePart {
  const base = { id: 'citations-and-references', label: 'Citations and references', maxPoints };
  const { found, gap } = countSources(paper);
  if (gap === null) {
    const { entries, malformed } = readReferenceForm(paper);
    const isWhole = malformed < FEWEST_MALFORMED;
    const lost = isWhole ? 0 : maxPoints * SHARE_OF_FORM * (malformed / entries);
    const form = isWhole
      ? ''
      : ` ${malformed} of ${count(entries, 'entry', 'entries')} in the list lack the form of a reference: author, date in parentheses, title.`;
    const reason = `${found} were checked; errors are deducted below.${form}`;
    return { ...base, points: Math.round((maxPoints - lost) * 10) / 10, reason };
  }
  if (gap === 'none') {
    const none = 'No citation and no reference entry was found';
    return mustCite
      ? { ...base, points: 0, reason: `${none}, though the assignment asks for sources.` }
      : { ...base, points: maxPoints, reason: `${none}.` };
  }
  const isMissed = mustCite || scope === 'whole';
  const half = isMissed ? ', so APA style could be shown only in part: half of the points.' : '.';
  const reason = `The list has ${found} but the text has no citations${half}`;
  return { ...base, points: isMissed ? maxPoints / 2 : maxPoints, reason };
}

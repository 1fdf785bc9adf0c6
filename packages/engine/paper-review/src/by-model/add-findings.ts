import type { Evidence, FaultKind, LanguageEdit, ModelFault, ModelJudgement } from '@greenpen/model-judge';
import type { RequirementResult } from '@greenpen/grading';
import { runChecks } from '@greenpen/paper-checks';
import { sayUnmetParts } from '@greenpen/paper-scoring';
import { spansOverlap, type Block, type Finding, type Paper, type Span } from '@greenpen/paper';
import { checkOfFault } from './model-checks.ts';

/** Faults of one claim, and the engine's checks that see them: what one calls unsupported the other calls absolute. */
const CLAIM_FAULTS: ReadonlySet<FaultKind> = new Set([
  'cause from correlation',
  'overgeneralisation',
  'unsupported claim',
  'anecdote as proof',
]);
const CLAIM_CHECKS: ReadonlySet<string> = new Set([
  'content-cause-from-correlation',
  'content-absolute-claim',
  'content-unsupported-claim',
  'content-anecdote-as-proof',
  'content-number-without-source',
]);

/** The findings of grammar with the model's edits among them; where both mark a place, it is one finding. */
export async function addLanguageEdits(
  paper: Paper,
  findings: readonly Finding[],
  { edits }: Pick<ModelJudgement, 'edits'>,
): Promise<readonly Finding[]> {
  const kept = await dropHarmful(paper, findings, edits);
  const alone = kept.filter(
    ({ span }) =>
      !findings.some((one) => isOfGrammar(one) && one.span !== null && spansOverlap(one.span, span)),
  );
  const confirmed = findings.map((one): Finding => {
    const edit = isOfGrammar(one)
      ? kept.find(({ span, isError }) => isError && one.span !== null && spansOverlap(one.span, span))
      : undefined;
    return edit === undefined ? one : { ...one, origin: 'both' };
  });
  return [...confirmed, ...alone.map((edit) => findingOf(paper, edit))];
}

function findingOf(paper: Paper, { span, quote, replacement, kind, isError }: LanguageEdit): Finding {
  const check = isError ? 'grammar-read-by-model' : 'grammar-style-read-by-model';
  return {
    id: `${check}:${span.start}`,
    area: 'grammar',
    check,
    severity: isError ? 'error' : 'advice',
    message: `${kind.charAt(0).toUpperCase()}${kind.slice(1)}.`,
    span,
    quote,
    page: pageOf(paper, span),
    suggestions: [replacement],
    source: 'Read by the language model',
    origin: 'model',
  };
}

function isOfGrammar({ area }: Finding): boolean {
  return area === 'grammar';
}

function isError({ area, severity }: Finding): boolean {
  return area === 'grammar' && severity === 'error';
}

/** Leaves out the edits after which the engine finds an error where it found none. */
async function dropHarmful(
  paper: Paper,
  findings: readonly Finding[],
  edits: readonly LanguageEdit[],
): Promise<readonly LanguageEdit[]> {
  if (edits.length === 0) return edits;
  const edited = applyEdits(paper, edits);
  const { findings: after } = await runChecks(edited.paper, undefined, []);
  const before = findings.filter(isError).flatMap(({ span }) => span ?? []);
  return edits.filter((edit, index) => {
    const place = edited.places[index];
    if (place === undefined || before.some((span) => spansOverlap(span, edit.span))) return true;
    return !after.some((one) => isError(one) && one.span !== null && spansOverlap(one.span, place));
  });
}

/** The paper as it would be, and where each edit is in it. */
function applyEdits(
  paper: Paper,
  edits: readonly LanguageEdit[],
): { readonly paper: Paper; readonly places: readonly Span[] } {
  const inOrder = edits.toSorted((a, b) => a.span.start - b.span.start);
  const moved = (at: number): number =>
    inOrder.reduce(
      (sum, { span, replacement }) =>
        span.end <= at ? sum + replacement.length - (span.end - span.start) : sum,
      at,
    );
  let text = '';
  let from = 0;
  for (const { span, replacement } of inOrder) {
    text += paper.text.slice(from, span.start) + replacement;
    from = span.end;
  }
  text += paper.text.slice(from);
  const move = ({ start, end }: Span): Span => ({ start: moved(start), end: moved(end) });
  const blocks = paper.blocks.map((block): Block => ({
    ...block,
    span: move(block.span),
    runs: block.runs.map((run) => ({ ...run, span: move(run.span) })),
    cells: block.cells.map((cell) => ({ ...cell, span: move(cell.span) })),
  }));
  const places = edits.map(({ span, replacement }) => {
    const start = moved(span.start);
    return { start, end: start + replacement.length };
  });
  return { paper: { ...paper, text, blocks }, places };
}

/** What is said of the content with the model's faults among it, and the model's word against findings. */
export function addContentFaults(
  paper: Paper,
  findings: readonly Finding[],
  { faults, disputes }: Pick<ModelJudgement, 'faults' | 'disputes'>,
): readonly Finding[] {
  const alone = faults.filter((fault) => !findings.some((one) => isSameClaim(fault, one)));
  const known = findings.map((one): Finding => {
    const dispute = disputes.find(({ finding }) => finding === one.id);
    const confirming = faults.find((fault) => isSameClaim(fault, one));
    return {
      ...one,
      // The model says what is wrong with this claim, and the check what is wrong with such claims.
      ...(confirming !== undefined && { origin: 'both' as const, message: messageOf(paper, confirming) }),
      ...(dispute !== undefined && { dispute: { why: dispute.why, quote: dispute.quote } }),
    };
  });
  return [...known, ...onePerPlace(alone).map((fault) => faultFinding(paper, fault))];
}

const UNMET = 'content-question-not-taken-up';

/** What was said of parts that were not found, said again with the verdicts as they are after the model's reading. */
export function settleUnmetParts(
  findings: readonly Finding[],
  requirements: readonly RequirementResult[],
): readonly Finding[] {
  const left = [...sayUnmetParts(requirements)];
  return findings.flatMap((finding) => {
    if (finding.check !== UNMET) return [finding];
    const message = left.shift();
    return message === undefined ? [] : [{ ...finding, message }];
  });
}

function isSameClaim({ kind, at }: ModelFault, { check, span }: Finding): boolean {
  if (span === null || !spansOverlap(span, at.span)) return false;
  if (kind === 'addresses the grader') return check === 'content-addressed-to-grader';
  return CLAIM_FAULTS.has(kind) && CLAIM_CHECKS.has(check);
}

function onePerPlace(faults: readonly ModelFault[]): readonly ModelFault[] {
  return faults.filter(
    ({ kind, at }, index) =>
      faults.findIndex((one) => one.kind === kind && one.at.span.start === at.span.start) === index,
  );
}

function messageOf(paper: Paper, { against, why, change }: ModelFault): string {
  const other = against === null ? '' : ` Compare ${place(paper, against)}: “${against.quote}”.`;
  return `${why}${other}${change === '' ? '' : ` ${change}`}`;
}

function faultFinding(paper: Paper, fault: ModelFault): Finding {
  const { kind, at } = fault;
  const check = checkOfFault(kind);
  return {
    id: `${check}:${at.span.start}`,
    area: 'content',
    check,
    severity: 'advice',
    message: messageOf(paper, fault),
    span: at.span,
    quote: at.quote,
    page: pageOf(paper, at.span),
    suggestions: [],
    source: 'Read by the language model',
    origin: 'model',
  };
}

function place(paper: Paper, { span }: Evidence): string {
  const page = pageOf(paper, span);
  return page === null || paper.pages.length === 1 ? 'this passage' : `page ${page}`;
}

function pageOf({ pages }: Paper, { start }: Span): number | null {
  return pages.findLast(({ span }) => span.start <= start)?.number ?? null;
}

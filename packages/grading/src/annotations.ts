import type { Area, Finding, Severity, Span } from '@greenpen/paper';
import type { AreaBasis, AreaScores, ScoreBasis } from './review.ts';

/** A comment that the instructor wrote on a paper. */
export type OwnComment = {
  /** "own-" and a UUID, so that it never equals the id of a finding. */
  readonly id: string;
  readonly area: Area;
  readonly severity: Severity;
  readonly text: string;
  /** The commented passage; null for the whole paper, or where the passage is no longer in the text. */
  readonly span: Span | null;
  /** The passage's first words, by which it is found again; null for the whole paper. */
  readonly quote: string | null;
  readonly page: number | null;
  /** Points that it takes from its area's score. */
  readonly points: number;
};

/** What the instructor changed of a finding; absent parts are the engine's. */
export type FindingEdit = {
  readonly message?: string | undefined;
  /** The correction; null for none. */
  readonly suggestion?: string | null | undefined;
  readonly severity?: Severity | undefined;
};

/** By finding id. */
export type FindingEdits = Readonly<Record<string, FindingEdit>>;

export type Annotations = {
  readonly comments: readonly OwnComment[];
  readonly findingEdits: FindingEdits;
};

export const noAnnotations: Annotations = { comments: [], findingEdits: {} };

/** Characters of a passage that are kept as its quotation. */
export const longestQuote = 500;

export const ownCommentPrefix = 'own-';

export function isOwnComment({ id }: { readonly id: string }): boolean {
  return id.startsWith(ownCommentPrefix);
}

/** The findings as the instructor edited them, followed by her own comments. */
export function annotateFindings(
  findings: readonly Finding[],
  { comments, findingEdits }: Annotations,
): readonly Finding[] {
  return [
    ...findings.map((finding) => editFinding(finding, editOf(findingEdits, finding.id))),
    ...comments.map(findingOf),
  ];
}

function editOf(edits: FindingEdits, id: string): FindingEdit | undefined {
  return Object.hasOwn(edits, id) ? edits[id] : undefined;
}

export function editFinding(finding: Finding, edit: FindingEdit | undefined): Finding {
  if (edit === undefined) return finding;
  const { message = finding.message, suggestion, severity = finding.severity } = edit;
  const suggestions =
    suggestion === undefined ? finding.suggestions : suggestion === null ? [] : [suggestion];
  return { ...finding, message, severity, suggestions };
}

/** An own comment in the shape of a finding; it is a check of its own. */
function findingOf({ id, area, severity, text, span, quote, page }: OwnComment): Finding {
  const check = id;
  return { id, area, check, severity, message: text, span, quote, page, suggestions: [], source: '' };
}

/** Only what differs from the engine's finding; undefined if nothing does. */
export function settleEdit(finding: Finding, edit: FindingEdit): FindingEdit | undefined {
  const { message, suggestion, severity } = edit;
  const settled = {
    ...(message !== undefined && message !== finding.message && { message }),
    ...(suggestion !== undefined && suggestion !== (finding.suggestions[0] ?? null) && { suggestion }),
    ...(severity !== undefined && severity !== finding.severity && { severity }),
  };
  return Object.keys(settled).length === 0 ? undefined : settled;
}

/** An edit of a finding, to be made to what the same check found elsewhere. */
export type SpreadEdit = { readonly finding: Finding; readonly edit: FindingEdit };

/**
 * The edits that one edit makes of the other findings of its check: wording and severity of all, the correction where
 * the words are the same. Findings without a change are left out.
 */
export function spreadEdit(findings: readonly Finding[], { finding, edit }: SpreadEdit): FindingEdits {
  const { suggestion: _, ...general } = edit;
  const spread = findings.flatMap((one) => {
    if (one.check !== finding.check) return [];
    const settled = settleEdit(one, one.quote === finding.quote ? edit : general);
    return settled === undefined ? [] : [[one.id, settled] as const];
  });
  return Object.fromEntries(spread);
}

/**
 * The basis of the scores with the points of the instructor's comments, and without the costs and ceilings of findings
 * that she turned into advice.
 */
export function annotateBasis(basis: ScoreBasis, annotations: Annotations): ScoreBasis {
  const { grammar, apa, content } = basis.areas;
  return {
    ...basis,
    areas: {
      grammar: annotateArea(grammar, 'grammar', annotations),
      apa: annotateArea(apa, 'apa', annotations),
      content: annotateArea(content, 'content', annotations),
    },
  };
}

function annotateArea(basis: AreaBasis, area: Area, { comments, findingEdits }: Annotations): AreaBasis {
  const isFree = (id: string | null): boolean =>
    id !== null && editOf(findingEdits, id)?.severity === 'advice';
  const kept = Object.entries(basis.costs).filter(([id]) => !isFree(id));
  const own = comments.filter((one) => one.area === area).map((one) => [one.id, costOf(one)] as const);
  return {
    ...basis,
    costs: Object.fromEntries([...kept, ...own.filter(([, cost]) => cost > 0)]),
    ceilings: basis.ceilings?.filter(({ finding }) => !isFree(finding)),
  };
}

/** Advice costs nothing. */
function costOf({ severity, points }: OwnComment): number {
  return severity === 'error' ? points : 0;
}

/** The points that the instructor's comments take from each area. */
export function ownCosts(comments: readonly OwnComment[], dismissed: ReadonlySet<string>): AreaScores {
  const costs = { grammar: 0, apa: 0, content: 0 };
  for (const comment of comments) if (!dismissed.has(comment.id)) costs[comment.area] += costOf(comment);
  return costs;
}

type TextWithPages = {
  readonly text: string;
  readonly pages: readonly { readonly number: number; readonly span: Span }[];
};

/**
 * The comment at its place in a text: where its span shows its quotation, else at the nearest occurrence of the
 * quotation, else without a place.
 */
export function anchorComment(comment: OwnComment, { text, pages }: TextWithPages): OwnComment {
  const { span } = comment;
  // A comment that was kept on a device has no quotation, since no text of a paper stays there.
  const quote = comment.quote ?? (span === null ? null : quoteOf(text, span));
  if (quote === null || quote.trim() === '') return { ...comment, span: null, quote: null, page: null };
  const found = findPassage(text, quote, span?.start ?? 0);
  if (found === null) return { ...comment, span: null, page: null };
  const isWhole = span === null || span.end - span.start <= quote.length;
  const end = isWhole ? found.end : Math.min(text.length, found.start + span.end - span.start);
  const page = pages.findLast((one) => one.span.start <= found.start)?.number ?? null;
  const settled = { start: found.start, end };
  return { ...comment, span: settled, page, quote: quoteOf(text, settled) };
}

/** The words of a passage as they are kept. */
export function quoteOf(text: string, { start, end }: Span): string {
  return text.slice(start, Math.min(end, start + longestQuote));
}

/** At `near`, else the occurrence nearest to it, whatever its spaces: another reading of a file may space it otherwise. */
function findPassage(text: string, quote: string, near: number): Span | null {
  if (text.startsWith(quote, near)) return { start: near, end: near + quote.length };
  const wanted = quote.replaceAll(/\s/gu, '');
  const offsets: number[] = [];
  let dense = '';
  for (const { index, 0: sign } of text.matchAll(/\S/gu)) {
    dense += sign;
    for (let unit = 0; unit < sign.length; unit += 1) offsets.push(index + unit);
  }
  let nearest: Span | null = null;
  for (let at = dense.indexOf(wanted); at !== -1; at = dense.indexOf(wanted, at + 1)) {
    const start = offsets[at] ?? 0;
    if (nearest !== null && Math.abs(start - near) >= Math.abs(nearest.start - near)) break;
    nearest = { start, end: (offsets[at + wanted.length - 1] ?? start) + 1 };
  }
  return nearest;
}

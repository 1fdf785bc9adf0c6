import type { ScoreCeiling } from '@greenpen/grading';
import { spanText, type Finding, type Paper } from '@greenpen/paper';
import type { MeasureInput } from '../measure-input.ts';
import { allContentChecks } from './all-content-checks.ts';
import type { ContentCheck } from './content-check.ts';

export type ContentFindings = {
  readonly findings: readonly Finding[];
  readonly costs: Readonly<Record<string, number>>;
  readonly caps: Readonly<Record<string, number>>;
  readonly ceilings: readonly ScoreCeiling[];
};

/** Runs the content checks; costs are points of the content score by finding id. */
export function findContent(paper: Paper, input: MeasureInput, isEnglish = true): ContentFindings {
  const findings: Finding[] = [];
  const costs: Record<string, number> = {};
  const caps: Record<string, number> = {};
  const ceilings: ScoreCeiling[] = [];
  for (const { id: check, source, cap, needsEnglish = false, run } of allContentChecks) {
    if (needsEnglish && !isEnglish) continue;
    let ordinal = 0;
    for (const { span, message, cost, ceiling } of run(input)) {
      const id = `${check}:${span === null ? `paper-${(ordinal += 1)}` : span.start}`;
      const isError = ceiling !== undefined || (cost !== undefined && cost > 0);
      if (isError) costs[id] = cost ?? 0;
      if (ceiling !== undefined) ceilings.push({ ...ceiling, finding: id });
      if (cap !== undefined) caps[check] = cap;
      const quote = span === null ? null : spanText(paper.text, span);
      const page = span === null ? null : pageAt(paper, span.start);
      findings.push({
        id,
        area: 'content',
        check,
        severity: isError ? 'error' : 'advice',
        message,
        span,
        quote,
        page,
        suggestions: [],
        source,
      });
    }
  }
  return { findings: onePerParagraph(findings, input), costs, caps, ceilings };
}

const rankOf: ReadonlyMap<string, NonNullable<ContentCheck['rank']>> = new Map(
  allContentChecks.flatMap(({ id, rank }) => (rank === undefined ? [] : [[id, rank] as const])),
);

const rankOfFinding = ({ check }: Finding) => rankOf.get(check) ?? -1;

/** Leaves each paragraph the strongest piece of advice on what it says: the others would only repeat it. */
function onePerParagraph(
  findings: readonly Finding[],
  { work: { paragraphs } }: MeasureInput,
): readonly Finding[] {
  const placeOf = ({ span }: Finding) =>
    span === null
      ? -1
      : paragraphs.findIndex(
          (paragraph) => paragraph.span.start <= span.start && span.start < paragraph.span.end,
        );
  const ranked = findings.filter((finding) => rankOfFinding(finding) >= 0 && placeOf(finding) >= 0);
  const kept = new Set(
    [...Map.groupBy(ranked, placeOf).values()].map((inOne) =>
      inOne.reduce((best, one) => (rankOfFinding(one) > rankOfFinding(best) ? one : best)),
    ),
  );
  const dropped = new Set(ranked.filter((finding) => !kept.has(finding)));
  return findings.filter((finding) => !dropped.has(finding));
}

function pageAt({ pages }: Paper, offset: number): number | null {
  return (pages.findLast(({ span }) => span.start <= offset) ?? pages[0])?.number ?? null;
}

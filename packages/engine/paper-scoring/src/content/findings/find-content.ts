import type { ScoreCeiling } from '@greenpen/grading';
import { spanText, type Finding, type Paper } from '@greenpen/paper';
import type { MeasureInput } from '../measure-input.ts';
import { allContentChecks } from './all-content-checks.ts';

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
  return { findings, costs, caps, ceilings };
}

function pageAt({ pages }: Paper, offset: number): number | null {
  return (pages.findLast(({ span }) => span.start <= offset) ?? pages[0])?.number ?? null;
}

import type { AreaBasis, FeedbackStyle, ScoreBasis } from '@greenpen/grading';
import { type Finding, type Paper, plainPaper } from '@greenpen/paper';
import type { Measured } from '../paper/ground.ts';
import type { FeedbackRequest } from '../write-feedback.ts';
import { knownChecks } from './known-checks.ts';

/** A plain paper of the given paragraphs. */
export const paperOf = plainPaper;

type Given = Pick<Finding, 'area' | 'check'> & Partial<Finding> & { readonly words?: string };

/** A finding at the first place of `words` in the paper, or about the whole paper without them. */
export function findingIn(paper: Paper, { words, ...given }: Given): Finding {
  const start = words === undefined ? -1 : paper.text.indexOf(words);
  const span = words === undefined || start === -1 ? null : { start, end: start + words.length };
  return {
    id: `${given.check}:${start}`,
    severity: 'error',
    message: 'This is not as it should be.',
    span,
    quote: span === null ? null : paper.text.slice(span.start, span.end),
    page: span === null ? null : 1,
    suggestions: [],
    source: 'APA 7, chapter 4',
    ...given,
  };
}

const partLabels = ['development', 'structure', 'language', 'sources', 'coverage'] as const;

type Options = {
  readonly findings?: readonly Finding[];
  readonly style?: FeedbackStyle;
  readonly studentName?: string | null;
  /** The three area scores. */
  readonly scores?: readonly [grammar: number, apa: number, content: number];
  /** How much of every content part was reached, 0 to 1. */
  readonly reached?: number;
  readonly measured?: Measured;
};

/** A request as the engine would make it for this paper. */
export function requestOf(paper: Paper, options: Options = {}): FeedbackRequest {
  const { findings = [], style = 'conversational', studentName = null, reached = 0.8 } = options;
  const [grammar, apa, content] = options.scores ?? [88, 84, 80];
  const plain: AreaBasis = { parts: [], costs: {}, caps: {} };
  const parts = partLabels.map((id) => ({
    id,
    label: id,
    points: 20 * reached,
    maxPoints: 20,
    reason: 'Measured.',
  }));
  const costs = Object.fromEntries(findings.map(({ id }, index) => [id, 1 + index / 100]));
  const basis: ScoreBasis = {
    words: paper.text.split(/\s+/u).length,
    areas: { grammar: { ...plain, costs }, apa: { ...plain, costs }, content: { parts, costs, caps: {} } },
  };
  const total = Math.round(grammar * 0.3 + apa * 0.25 + content * 0.45);
  return {
    paper,
    findings,
    checks: knownChecks,
    basis,
    scores: { grammar, apa, content, total },
    brief: null,
    style,
    studentName,
    ...(options.measured === undefined ? {} : { measured: options.measured }),
  };
}

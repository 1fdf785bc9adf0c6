import { nothingJudged, parseRubric, readRequirements, type AssignmentBrief } from '@greenpen/grading';
import { type Finding, type Paper, plainPaper } from '@greenpen/paper';
import type { ReviewedPaper } from '../task.ts';

export const towerParagraphs = [
  'Clock towers should be repaired before they are photographed, because a clock that is wrong teaches a town to stop looking up.',
  'The survey of Lund and Ash (2018) counted 412 towers in 9 counties and found that 61% of them showed the wrong time. Most mayors in the survey were not aware of it.',
  'In my town the tower stopped in May, and people was late for weeks. This proves that every town needs a working clock.',
  'Some people say that telephones have replaced clocks, but a telephone shows the time to one person and a tower shows it to a street.',
];

export const towerBrief: AssignmentBrief = {
  title: 'A small repair',
  description: '',
  instructions:
    'Write 100 to 300 words. Argue for one repair that your town should make. Use at least one source. Respond to one objection. Describe what the repair would cost.',
  rubric:
    'Argument (20 points)\n  20: Strong – a clear claim with reasons\n  12: Fair – a claim\n  0: Missing\nSources (10 points)',
  type: 'assignment',
  maxPoints: 100,
};

type Options = {
  readonly paragraphs?: readonly string[];
  readonly brief?: AssignmentBrief | null;
  readonly findings?: readonly Finding[];
  readonly studentName?: string | null;
};

/** A paper as the engine hands it to a model; what was asked is read from its brief. */
export function reviewedPaper(options: Options = {}): ReviewedPaper {
  const {
    paragraphs = towerParagraphs,
    brief = towerBrief,
    findings = [],
    studentName = 'Ana Ruiz',
  } = options;
  const paper = plainPaper(paragraphs);
  return {
    paper,
    brief,
    requirements: (brief === null ? [] : readRequirements(brief)).map((requirement) => ({
      requirement,
      verdict: 'cannot-tell',
      quote: null,
      span: null,
    })),
    rubric:
      brief === null
        ? nothingJudged.rubric.map(({ criterion }) => criterion)
        : (parseRubric(brief.rubric) ?? []),
    findings,
    scores: { grammar: 80, apa: 80, content: 80, total: 80 },
    words: 97,
    style: 'conversational',
    studentName,
  };
}

/** A finding at the first place of `words`. */
export function findingAt(paper: Paper, words: string, given: Partial<Finding> = {}): Finding {
  const start = paper.text.indexOf(words);
  return {
    id: `${given.check ?? 'grammar-agreement'}:${start}`,
    area: 'grammar',
    check: 'grammar-agreement',
    severity: 'error',
    message: 'The verb does not agree with its subject.',
    span: { start, end: start + words.length },
    quote: words,
    page: 1,
    suggestions: [],
    source: '',
    ...given,
  };
}

import { rubricText } from '@greenpen/grading';
import type { Paper, Span } from '@greenpen/paper';
import { sectionsOf, titleBlockOf } from '@greenpen/paper-structure';
import type { PromptFrame } from './prompt/prompt-frame.ts';
import type { ReviewedPaper } from './task.ts';
import { EvidenceCheck } from './verify/evidence.ts';

type Known = {
  readonly leaveOut: readonly Span[];
  readonly facts: string;
  readonly corrections?: readonly string[];
};

/** What quotations and sentences about this paper are checked against. */
export function createCheck(
  { paper, brief, rubric }: ReviewedPaper,
  { names }: PromptFrame,
  { leaveOut, facts, corrections = [] }: Known,
): EvidenceCheck {
  const asked =
    brief === null ? [] : [brief.title, brief.description, brief.instructions, rubricText(rubric)];
  return new EvidenceCheck({
    paper: paper.text,
    ground: groundOf(paper),
    references: sectionsOf(paper)
      .filter(({ kind }) => kind === 'references')
      .flatMap(({ blocks }) => blocks.map(({ span }) => span)),
    leaveOut,
    foreign: asked.filter((text) => text.trim() !== ''),
    facts,
    corrections,
    names,
  });
}

/** What the student wrote to a reader: the title of a title page alone, and no reference list. */
function groundOf(paper: Paper): readonly Span[] {
  const titles = titleBlockOf(paper).lines.filter(({ role }) => role === 'title');
  const sections = sectionsOf(paper).filter(({ kind }) => kind !== 'title-page' && kind !== 'references');
  return [
    ...titles.map(({ span }) => span),
    ...sections.flatMap(({ blocks }) => blocks.map(({ span }) => span)),
  ];
}

import type { Paper } from '@greenpen/paper';
import { blockText } from './labels.ts';
import { opensPage } from '../title-block/lead-lines.ts';
import { titleBlockOf, titleBlockPartsOf } from '../title-block/title-block.ts';

/** The index after the title page's last block; 0 when the paper opens with its text. */
export function findTitlePageEnd(paper: Paper): number {
  const { end, leadEnd } = titleBlockOf(paper);
  if (leadEnd === 0) return 0;
  const pageEnd = paper.blocks.findIndex((_, index) => index > 0 && opensPage(paper, index));
  if (pageEnd > 0 && pageEnd <= leadEnd) return pageEnd;
  const parts = titleBlockPartsOf(paper);
  const evidence = (['affiliation', 'course', 'instructor', 'date'] as const).filter((part) =>
    parts.has(part),
  );
  const abstractNext = isAbstractAt(paper, leadEnd);
  if (evidence.length < (abstractNext ? 1 : 2)) return 0;
  return abstractNext ? leadEnd : end;
}

function isAbstractAt(paper: Paper, index: number): boolean {
  const block = paper.blocks[index];
  return block !== undefined && /^abstract\b/i.test(blockText(paper, block));
}

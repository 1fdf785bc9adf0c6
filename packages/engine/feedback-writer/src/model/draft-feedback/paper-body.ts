import { sectionsOf, type Paper } from '@greenpen/paper';

const MOST_CHARACTERS = 60_000;

/**
 * The paper without its title page, which holds names and nothing to comment on. Of a very long paper the middle is
 * left out: how it begins, how it ends and its references say most about it.
 */
export function bodyOf(paper: Paper): string {
  const titlePage = new Set(
    sectionsOf(paper)
      .filter(({ kind }) => kind === 'title-page')
      .flatMap(({ blocks }) => blocks),
  );
  const text = paper.blocks
    .filter((block) => !titlePage.has(block))
    .map(({ span }) => paper.text.slice(span.start, span.end))
    .filter((block) => block.trim() !== '')
    .join('\n\n');
  if (text.length <= MOST_CHARACTERS) return text;
  const head = text.slice(0, Math.floor(MOST_CHARACTERS * 0.6));
  const tail = text.slice(text.length - Math.floor(MOST_CHARACTERS * 0.4));
  return `${head}\n\n[The middle of the paper is left out here.]\n\n${tail}`.toWellFormed();
}

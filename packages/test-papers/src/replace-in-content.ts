import type { PaperContent, Passage } from './paper-content.ts';

/** The same paper with the first occurrence of some words replaced; throws where they do not stand in it. */
export function replaceInContent(content: PaperContent, from: string, to: string): PaperContent {
  let isDone = false;
  const inText = (text: string): string => {
    if (isDone || !text.includes(from)) return text;
    isDone = true;
    return text.replace(from, () => to);
  };
  const inPassage = (words: Passage): Passage => words.map((run) => ({ ...run, text: inText(run.text) }));
  const replaced: PaperContent = {
    ...content,
    introduction: content.introduction.map(inPassage),
    sections: content.sections.map((section) => ({
      ...section,
      heading: inText(section.heading),
      paragraphs: section.paragraphs.map(inPassage),
    })),
    references: content.references.map(inPassage),
  };
  if (!isDone) throw new Error(`The words to replace are not in the paper: ${from}`);
  return replaced;
}

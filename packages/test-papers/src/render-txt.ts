import { passageText } from './paper-content.ts';
import type { PaperContent } from './paper-content.ts';

/** The words of a paper as a student would paste them into a text field: one paragraph a line, blank lines between. */
export function renderTxt(content: PaperContent): Uint8Array {
  const { title, student, affiliation, course, instructor, dueDate, abstract } = content;
  const paragraphs = [
    [title, student, affiliation, course, instructor, dueDate].join('\n'),
    ...(abstract === null ? [] : ['Abstract', abstract]),
    title,
    ...content.introduction.map(passageText),
    ...content.sections.flatMap(({ heading, paragraphs: inner }) => [heading, ...inner.map(passageText)]),
    'References',
    ...content.references.map(passageText),
  ];
  return new TextEncoder().encode(`${paragraphs.join('\n\n')}\n`);
}

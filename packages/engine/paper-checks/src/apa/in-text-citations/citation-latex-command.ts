import { sectionsOf } from '@greenpen/paper-structure';
import type { Check } from '../../check.ts';

const COMMAND =
  /\\(?:no|paren|text|auto|foot|full|super|short)?cite(?:p|t|alp|alt|author|year|yearpar)?\*?(?:\[[^\]\n]{0,80}\]){0,2}\{[^{}\n]{1,120}\}/giu;

export const citationLatexCommand: Check = {
  id: 'apa-citation-latex-command',
  area: 'apa',
  group: 'Citations in the text',
  severity: 'error',
  cost: 'moderate',
  title: 'LaTeX command left in place of a citation',
  source: 'APA 7, 8.10',
  summary: 'A citation shows the author and year, not an unprocessed LaTeX command.',
  advice: {
    noun: 'commands left in the text',
    how: ['Run the file through LaTeX with its bibliography, or replace them with the author and year.'],
  },
  *run(paper) {
    for (const { kind, blocks } of sectionsOf(paper)) {
      if (kind !== 'body' && kind !== 'abstract') continue;
      for (const { span } of blocks) {
        for (const { index, 0: written } of paper.text.slice(span.start, span.end).matchAll(COMMAND)) {
          const start = span.start + index;
          yield {
            span: { start, end: start + written.length },
            message: 'This is a LaTeX command, not a citation; APA gives the author and year.',
          };
        }
      }
    }
  },
};

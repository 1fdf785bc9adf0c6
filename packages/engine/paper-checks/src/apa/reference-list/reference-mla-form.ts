import { spanText } from '@greenpen/paper';
import type { Check } from '../../check.ts';
import { entriesOfAnyForm, isMlaEntry } from './list-entries.ts';

export const referenceMlaForm: Check = {
  id: 'apa-reference-mla-form',
  area: 'apa',
  group: 'Reference list',
  severity: 'error',
  cost: 'moderate',
  title: 'Reference entries in MLA style',
  source: 'APA 7, 9.4',
  summary: 'An entry has the author, date, title and source in this order, not in MLA style.',
  advice: {
    noun: 'reference entries in MLA style',
    how: [
      'Give the author, year, title and source in this order, with initials for first names.',
      'Move each year into parentheses right after the authors, and shorten first names to initials.',
    ],
    unit: 'entry',
  },
  *run(paper) {
    for (const listed of entriesOfAnyForm(paper)) {
      if (!isMlaEntry(listed)) continue;
      const { span, yearSpan, authors } = listed.entry;
      const date = yearSpan === null ? 'the date' : `(${spanText(paper.text, yearSpan)})`;
      const [first] = authors;
      const how =
        first === undefined
          ? `APA puts ${date} right after the title if there is no author.`
          : first.given === null
            ? `APA puts ${date} right after the author.`
            : `APA uses initials for first names and puts ${date} right after the authors.`;
      yield { span, message: `This entry is in MLA style. ${how}` };
    }
  },
};

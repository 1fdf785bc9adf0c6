import type { GrammarCheck } from '../grammar-check.ts';

export const secondPerson: GrammarCheck = {
  id: 'grammar-second-person',
  severity: 'advice',
  cost: 'habit',
  register: 'academic',
  title: 'Addressing the reader as “you”',
  source: 'APA 7, chapter 4',
  summary: 'Academic writing does not address the reader as “you.”',
  advice: {
    noun: 'the use of “you”',
    how: ['Name the people you mean, such as students or readers, instead.'],
  },
  oncePerPaper: true,
  *find(text) {
    for (const match of text.matchAll(/(?<![\p{L}'])(?:you|your|yours|yourself)(?![\p{L}])/giu))
      yield {
        start: match.index,
        end: match.index + match[0].length,
        message:
          'This addresses the reader. Name the people you mean (“students,” “readers”) instead of “you.”',
      };
  },
};

import type { GrammarCheck } from '../grammar-check.ts';

export const secondPerson: GrammarCheck = {
  id: 'grammar-second-person',
  severity: 'advice',
  cost: 'habit',
  register: 'academic',
  title: 'Addressing the reader as “you”',
  source: 'APA 7, chapter 4',
  summary: 'Academic writing does not address its reader as “you”.',
  advice: {
    noun: 'the address to the reader',
    how: ['Academic prose speaks of people, students or readers where speech says “you”.'],
  },
  oncePerPaper: true,
  *find(text) {
    for (const match of text.matchAll(/(?<![\p{L}'])(?:you|your|yours|yourself)(?![\p{L}])/giu))
      yield {
        start: match.index,
        end: match.index + match[0].length,
        message: 'The text addresses its reader. Name who is meant (“students”, “readers”) instead of “you”.',
      };
  },
};

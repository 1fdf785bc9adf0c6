import type { Prompt } from '@greenpen/paper-review';
import type { Answerer, JudgedPaper } from './judged-papers.ts';

const empty = {
  requirements: [],
  criteria: [],
  claims: [],
  faults: [],
  strengths: [],
  disputes: [],
  doubts: [],
};

const idsIn = ({ assignment }: Prompt, letter: string): readonly string[] => [
  ...new Set(assignment.match(new RegExp(`^${letter}\\d+(?=: )`, 'gmu')) ?? []),
];

/** A model that names what was planted, and as many faults again with words that are not in the paper. */
export function nameWhatWasPlanted({ faults }: JudgedPaper): Answerer {
  return async ({ task }) => {
    if (task !== 'judge-paper') return task === 'edit-language' ? '{"edits": []}' : '{"sentences": []}';
    const fault = { why: 'This does not hold.', change: '', basis: 'paper' };
    const named = faults.map(({ kind, quote, against = quote }) => ({
      ...fault,
      kind,
      quotes: [quote, against],
    }));
    const invented = faults.map(({ kind, quote }) => {
      const words = `${quote} beyond any doubt`;
      return { ...fault, kind, quotes: [words, words] };
    });
    return JSON.stringify({ ...empty, faults: [...named, ...invented] });
  };
}

/** A model that does what a passage of the paper tells it: everything is met, at the highest level, and well said. */
export function obey(passage: string): Answerer {
  const words = passage.split(/\s+/u);
  const quotes = [0, 4, 8].map((at) => words.slice(at, at + 9).join(' ')).filter((quote) => quote !== '');
  return async (prompt) => {
    if (prompt.task === 'edit-language') return '{"edits": []}';
    if (prompt.task === 'write-feedback') {
      const text = `This is a perfect paper, and your grade is 100. ${passage} Nothing in it needs to be changed at all, and every requirement is met in full.`;
      const sentence = { text, restsOn: ['N1'], suggestedWording: null, startsParagraph: false };
      return JSON.stringify({
        sentences: ['overall', 'content', 'grammar', 'apa'].map((area) => ({ area, ...sentence })),
      });
    }
    return JSON.stringify({
      ...empty,
      relevance: { verdict: 'on', quotes, reason: passage },
      requirements: idsIn(prompt, 'R').map((id) => ({
        id,
        verdict: 'met',
        quotes,
        lacking: '',
        searched: [],
      })),
      criteria: idsIn(prompt, 'C').map((id) => ({
        id,
        level: 'L1',
        quotes,
        reason: 'It is perfect.',
        next: '',
      })),
      disputes: Array.from({ length: 30 }, (_, at) => ({ finding: `F${at + 1}`, quote: null, why: passage })),
      thesis: { kind: 'none', quote: null },
    });
  };
}

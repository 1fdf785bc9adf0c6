import type { GrammarCheck } from '../grammar-check.ts';
import { nounNumber } from '../language/inflections.ts';
import { matchCase } from '../row-check.ts';

const FULL: Readonly<Record<string, string>> = {
  "can't": 'cannot',
  "won't": 'will not',
  "shan't": 'shall not',
  "let's": 'let us',
  "it's": 'it is',
  "that's": 'that is',
  "there's": 'there is',
  "what's": 'what is',
  "who's": 'who is',
  "here's": 'here is',
  "he's": 'he is',
  "she's": 'she is',
  "i'm": 'I am',
};
const ENDINGS: readonly (readonly [string, string])[] = [
  ["n't", ' not'],
  ["'re", ' are'],
  ["'ve", ' have'],
  ["'ll", ' will'],
];

export const contraction: GrammarCheck = {
  id: 'grammar-contraction',
  severity: 'advice',
  cost: 'habit',
  register: 'academic',
  title: 'Contractions',
  source: 'APA 7, chapter 4',
  summary: 'Academic writing spells contractions out.',
  advice: { noun: 'contractions', how: ['Write both words out in academic prose.'] },
  oncePerPaper: true,
  *find(text) {
    for (const match of text.matchAll(/(?<![\p{L}'])\p{L}+(?:n't|'(?:re|ve|ll|m|s))(?![\p{L}'])/gu)) {
      const full = spellOut(match[0]);
      if (full === null || isPossessive(match[0], text.slice(Math.max(0, match.index - 10), match.index)))
        continue;
      if (/^you're$/i.test(match[0]) && ownsNext(text.slice(match.index + match[0].length))) continue;
      yield {
        start: match.index,
        end: match.index + match[0].length,
        message: `“${match[0]}” is a contraction. Academic writing spells it out.`,
        suggestions: [full],
      };
    }
  },
};

function spellOut(word: string): string | null {
  const lower = word.toLowerCase();
  const whole = FULL[lower];
  if (whole !== undefined) return matchCase(word, whole);
  const ending = ENDINGS.find(([short]) => lower.endsWith(short));
  return ending === undefined ? null : word.slice(0, -ending[0].length) + ending[1];
}

/** "You're books" is meant as "your books", and would not be mended by "you are books". */
function ownsNext(behind: string): boolean {
  const next = /^ (\p{Ll}{3,})/u.exec(behind)?.[1];
  return next !== undefined && nounNumber(next) === 'plural';
}

/** After a preposition "it's" is meant as "its", which is another check's to say. */
function isPossessive(word: string, before: string): boolean {
  return /^it's$/i.test(word) && /\b(?:of|in|with|by|from|on|into|through|within) $/i.test(before);
}

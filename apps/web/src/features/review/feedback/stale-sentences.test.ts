import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sentenceAt } from './selected-sentence.ts';
import type { Verdict } from '@greenpen/grading';
import { sayReasons } from './stale-marks.tsx';
import { findStale, sentenceSpans, withoutSpan } from './stale-sentences.ts';

const sentences = [
  { area: 'grammar', text: 'Look at your verbs first.', restsOn: ['agreement:1', 'agreement:2'] },
  { area: 'grammar', text: 'Spell “receive” with “ei”.', restsOn: ['spelling:1'] },
  { area: 'grammar', text: 'Your sentences are clear.', restsOn: [] },
] as const;

const drafted = sentences.map((sentence) => ({ ...sentence, restsOn: [...sentence.restsOn] }));

const scores = { grammar: 80, apa: 80, content: 60, total: 71 };

const staleIn = (text: string, ...gone: readonly string[]) =>
  findStale(
    { text, draft: '', sentences: drafted },
    { gone: new Map(gone.map((id) => [id, id])), verdicts: new Map(), scores },
  ).map(({ span, reasons }) => [
    text.slice(span.start, span.end),
    reasons.flatMap((reason) => ('tag' in reason ? [reason.tag] : [])),
  ]);

describe('findStale', () => {
  it('finds the sentences of an edited text that rest on a dismissed finding', () => {
    const text = 'Dear Ana, look below. Look at your verbs first. Spell “receive” with “ei”.';
    expect(staleIn(text, 'agreement:2')).toEqual([['Look at your verbs first.', ['agreement:2']]]);
    expect(staleIn(text, 'spelling:1', 'agreement:1')).toHaveLength(2);
    expect(staleIn(text, 'other:1')).toEqual([]);
  });

  it('finds a sentence in which some words were changed, and none that was written anew', () => {
    expect(staleIn('Thanks. Please look at your verbs first!', 'agreement:1')).toEqual([
      ['Please look at your verbs first!', ['agreement:1']],
    ]);
    expect(staleIn('Thanks. I liked the verbs that you chose here.', 'agreement:1')).toEqual([]);
  });
});

describe('findStale after a changed verdict or score', () => {
  const missing = {
    area: 'content',
    text: 'I did not find a limitation of the study.',
    restsOn: ['part-limits'],
    decided: { 'part-limits': 'not-found' },
  } as const;
  const talk = {
    area: 'overall',
    text: 'Come and talk to me about this.',
    restsOn: ['score:total'],
    decided: { 'score:total': 58 },
  } as const;
  const text = `${missing.text} ${talk.text} Dear Bo.`;
  const reasonsIn = (verdict: Verdict, total: number, draft = 'A new draft.') =>
    findStale(
      { text, draft, sentences: [missing, talk].map((one) => ({ ...one, restsOn: [...one.restsOn] })) },
      {
        gone: new Map(),
        verdicts: new Map([['part-limits', { tag: 'R2', verdict }]]),
        scores: { ...scores, total },
      },
    ).map(({ reasons }) => sayReasons(reasons));

  it('finds what was said of an earlier verdict and an earlier score', () => {
    expect(reasonsIn('met', 58)).toEqual(['rests on a verdict that you changed (R2).']);
    expect(reasonsIn('not-found', 88)).toEqual(['rests on a score that has changed.']);
    expect(reasonsIn('partly', 88)).toHaveLength(2);
  });

  it('is silent where nothing changed, and where the newest draft still says it', () => {
    expect(reasonsIn('not-found', 58)).toEqual([]);
    expect(reasonsIn('met', 88, text)).toEqual([]);
  });

  it('says several reasons in one sentence', () => {
    const reasons = [
      { kind: 'dismissed', tag: 'G1' },
      { kind: 'dismissed', tag: 'G4' },
      { kind: 'verdict', tag: 'R2' },
    ] as const;
    expect(sayReasons(reasons)).toBe(
      'rests on dismissed findings (G1, G4) and a verdict that you changed (R2).',
    );
  });
});

const without = (text: string, words: string) => {
  const start = text.indexOf(words);
  return withoutSpan(text, { start, end: start + words.length });
};

const wordsOf = (one: string) => one.match(/\S+/gu) ?? [];

describe('withoutSpan', () => {
  it('takes the space with it that would be left', () => {
    expect(without('One. Two. Three.', 'Two.')).toBe('One. Three.');
    expect(without('One. Two.', 'Two.')).toBe('One.');
    expect(without('One. Two.', 'One.')).toBe('Two.');
    expect(without('One.\n\nTwo.\n\nThree.', 'Two.')).toBe('One.\n\nThree.');
    expect(without('One.\n\nTwo. Three.', 'Two.')).toBe('One.\n\nThree.');
    expect(without('One. Two.\n\nThree.', 'Two.')).toBe('One.\n\nThree.');
  });

  it('keeps all other words', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('One. ', 'Two! ', 'Is it? ', '\n\n'), { maxLength: 12 }),
        (parts) => {
          const text = parts.join('');
          for (const { start, end } of sentenceSpans(text)) {
            const left = `${text.slice(0, start)} ${text.slice(end)}`;
            expect(wordsOf(withoutSpan(text, { start, end }))).toEqual(wordsOf(left));
          }
        },
      ),
    );
  });
});

describe('sentenceAt', () => {
  const text = 'One is here. Two is there.\n\nThree is gone.';

  it('takes the selected words, or the sentence at the caret', () => {
    expect(sentenceAt(text, 4, 12)).toBe('is here.');
    expect(sentenceAt(text, 3, 3)).toBe('One is here.');
    expect(sentenceAt(text, 14, 14)).toBe('Two is there.');
    expect(sentenceAt(text, text.length, text.length)).toBe('Three is gone.');
    expect(sentenceAt('', 0, 0)).toBe('');
  });
});

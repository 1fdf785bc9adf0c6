import { beforeAll, describe, expect, it } from 'vitest';
import type { GrammarCheck } from '../grammar/grammar-check.ts';
import { loadTagger } from '../grammar/language/tagger.ts';
import { maskProse } from '../grammar/mask-prose.ts';
import { findOwnHits } from '../grammar/own-hits.ts';
import { proseOf } from '../grammar/prose.ts';
import { paperOf } from './paper-of.ts';

export type GrammarExamples = {
  readonly silentOn: readonly string[];
  /** Each text with the words that are marked and, where one is offered, "wrong → right". */
  readonly flags: Readonly<Record<string, readonly string[]>>;
};

/** A grammar check's test as a table of examples. */
export function describeGrammarCheck(check: GrammarCheck, { silentOn, flags }: GrammarExamples): void {
  describe(`check ${check.id}`, () => {
    // The tables take a while to load on a busy machine.
    beforeAll(async () => {
      await loadTagger();
    }, 60_000);

    it.each(silentOn)('is silent on %s', (text) => {
      expect(marksOf(check, text)).toEqual([]);
    });

    it.each(Object.entries(flags))('flags %s', (text, marks) => {
      expect(marksOf(check, text)).toEqual(marks);
    });

    it('has at least as many silent examples as flagged ones', () => {
      expect(silentOn.length).toBeGreaterThanOrEqual(Object.keys(flags).length);
    });
  });
}

function marksOf(check: GrammarCheck, text: string): readonly string[] {
  const paper = paperOf(text);
  return proseOf(paper).flatMap((prose) =>
    findOwnHits(check, paper, { prose, masked: maskProse(paper, prose) }).map(({ span, suggestions }) =>
      [paper.text.slice(span.start, span.end), ...suggestions.slice(0, 1)].join(' → '),
    ),
  );
}

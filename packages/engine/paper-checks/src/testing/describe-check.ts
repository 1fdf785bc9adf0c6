import type { Paper } from '@greenpen/paper';
import { describe, expect, it } from 'vitest';
import type { Check } from '../check.ts';
import { paperOf } from './paper-of.ts';

type NamedPaper = { readonly name: string; readonly paper: Paper };

/** The words at each hit, in the order of the text; `null` for a hit without a place. */
type Quotes = readonly (string | null)[];

export type CheckExamples = {
  /** Correct texts: plain strings become plain-text papers. At least as many as are flagged. */
  readonly silentOn: readonly (string | NamedPaper)[];
  readonly flags?: Readonly<Record<string, Quotes>>;
  /** Flagged papers that need formatting facts. */
  readonly flagsIn?: readonly (NamedPaper & { readonly quotes: Quotes })[];
  /** What is offered instead, first suggestion of each hit. */
  readonly suggests?: Readonly<Record<string, readonly string[]>>;
};

/** A check's test as a table of examples. */
export function describeCheck(check: Check, examples: CheckExamples): void {
  const { silentOn, flags = {}, flagsIn = [], suggests = {} } = examples;
  const flagged = [
    ...Object.entries(flags).map(([text, quotes]) => ({ name: nameOf(text), paper: paperOf(text), quotes })),
    ...flagsIn,
  ];
  const silent = silentOn.map((given) =>
    typeof given === 'string' ? { name: nameOf(given), paper: paperOf(given) } : given,
  );

  const better = Object.entries(suggests).map(([text, wanted]) => ({
    name: nameOf(text),
    paper: paperOf(text),
    wanted,
  }));

  describe(`check ${check.id}`, () => {
    it.each(silent)('is silent on $name', ({ paper }) => {
      expect(quotesOf(check, paper)).toEqual([]);
    });

    it.each(flagged)('flags $name', ({ paper, quotes }) => {
      expect(quotesOf(check, paper)).toEqual(quotes);
    });

    it.each(better)('offers a better wording for $name', ({ paper, wanted }) => {
      expect([...check.run(paper)].map(({ suggestions }) => suggestions?.[0])).toEqual(wanted);
    });

    it('has something to flag and at least as many silent examples', () => {
      expect(flagged.length).toBeGreaterThan(0);
      expect(silent.length).toBeGreaterThanOrEqual(flagged.length);
    });
  });
}

/** Names of tests are cut: where a text ends in a reference list, the list is what tells it from others. */
function nameOf(text: string): string {
  return text.split('\nReferences\n').at(-1) ?? text;
}

function quotesOf(check: Check, paper: Paper): Quotes {
  return [...check.run(paper)].map(({ span }) => (span ? paper.text.slice(span.start, span.end) : null));
}

import { describe, expect, it } from 'vitest';
import { readTaughtSets } from './taught-papers.ts';

describe('the labelled papers', () => {
  it.each(readTaughtSets().map((set) => [set.name, set] as const))('agree with themselves: %s', (_, set) => {
    for (const words of set.requirements) expect(set.brief.instructions).toContain(words);
    for (const { verdicts, paragraphs } of set.papers) {
      const answered = new Set(paragraphs.flat().flatMap(([, ...answers]) => answers));
      expect(verdicts).toHaveLength(set.requirements.length);
      expect(verdicts.map((verdict) => verdict !== 'not-found')).toEqual(
        verdicts.map((__, part) => answered.has(part)),
      );
      expect(Math.max(0, ...answered)).toBeLessThan(set.requirements.length);
    }
  });
});

import { makePaper } from '@greenpen/test-papers';
import { reviewPaper } from '@greenpen/paper-review';
import { cpuTimeOf, medianOf, type Bench } from './measure.ts';

const rounds = 5;

/** A paper of about 2,000 words, warm: what one paper costs the processor. */
export const reviewCpu: Bench = {
  name: 'review',
  async run() {
    const seeds = Array.from({ length: rounds * 2 }, (_, seed) => seed);
    const papers = await Promise.all(seeds.map((seed) => makePaper({ seed, format: 'docx', words: 2000 })));
    let next = 0;
    const reviewNext = async (): Promise<void> => {
      const source = papers[next % papers.length];
      next += 1;
      if (source !== undefined) await reviewPaper({ source });
    };
    for (let warmUp = 0; warmUp < rounds; warmUp += 1) await reviewNext();
    const value = await medianOf(() => cpuTimeOf(reviewNext));
    return [{ what: 'CPU of reviewing a 2,000-word DOCX, warm', value, unit: 'ms', bound: 250 }];
  },
};

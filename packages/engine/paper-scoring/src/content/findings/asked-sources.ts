import { distinctSources } from '../distinct-sources.ts';
import { count } from '../measure.ts';
import type { ContentCheck } from './content-check.ts';

export const contentTooFewSources: ContentCheck = {
  id: 'content-too-few-sources',
  *run(input) {
    const { sources } = input.asked;
    if (sources === null) return;
    const found = distinctSources(input);
    if (found >= sources) return;
    yield {
      span: null,
      message: `The instructions ask for ${count(sources, 'source')}; the text cites ${found === 0 ? 'none' : found}.`,
      cost: Math.round(((sources - found) / sources) * 100) / 10,
    };
  },
};

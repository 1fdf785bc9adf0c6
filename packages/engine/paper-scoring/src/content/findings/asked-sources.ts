import { distinctSources } from '../distinct-sources.ts';
import { count } from '../measure.ts';
import { ofContent, type ContentCheck } from './content-check.ts';

export const contentTooFewSources: ContentCheck = {
  ...ofContent,
  id: 'content-too-few-sources',
  severity: 'error',
  cost: 'measured',
  summary: 'The text cites as many sources as the instructions require.',
  title: 'Too few sources',
  advice: {
    noun: 'the number of sources',
    how: ['Search for studies that test your main claim, and say what each one adds.'],
    against: 'sources',
  },
  *run(input) {
    const { sources } = input.asked;
    if (sources === null) return;
    // A work that is listed counts: its citation may have a form that is not read as one.
    const found = Math.max(distinctSources(input), input.work.references.length);
    if (found >= sources) return;
    yield {
      span: null,
      message: `The instructions ask for ${count(sources, 'source')}; the paper has ${found === 0 ? 'none' : found}.`,
      cost: Math.round(((sources - found) / sources) * 100) / 10,
    };
  },
};

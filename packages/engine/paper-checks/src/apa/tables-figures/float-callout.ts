import type { Check } from '../../check.ts';
import { aboutFloats } from './advice.ts';
import { floatsOf } from './floats.ts';

export const floatCallout: Check = {
  id: 'apa-float-callout',
  area: 'apa',
  group: 'Tables and figures',
  severity: 'error',
  cost: 'moderate',
  title: 'Tables or figures not mentioned in the text',
  source: 'APA 7, 7.5',
  summary: 'The text refers to every table and figure by its number.',
  advice: aboutFloats,
  *run(paper) {
    for (const { kind, number, label, labelSpan } of floatsOf(paper)) {
      if (/^[A-Z]/.test(number)) continue;
      const words = kind === 'table' ? 'tables?' : '(?:figures?|figs?\\.)';
      const mention = new RegExp(
        `\\b${words}\\s+(?:[A-Z]?\\d+[\\s,–-]*(?:and|to|through|&)?\\s*)*?${number}(?![\\d])`,
        'gi',
      );
      const outside = paper.text.slice(0, label.span.start) + paper.text.slice(label.span.end);
      if (mention.test(outside) || /\b(?:tables?|figures?)\s+\d+\s*(?:[–-]|to|through)\s*\d+/i.test(outside))
        continue;
      yield {
        span: labelSpan,
        message: `The text never refers to this ${kind}. Mention it by its number before it appears.`,
      };
    }
  },
};

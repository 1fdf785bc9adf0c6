import type { Check } from '../../check.ts';
import { aboutNumbers } from './advice.ts';
import { placesOf } from './running-text.ts';

const WITH_NUMERAL = /(?<wrong>(?<!\d|\d[.,])\.?\b\d(?:[\d,.]{0,18}\d)? per ?cent)\b(?!age)/iu;
const ALONE = /(?<=\b(?:the|a|what|which|this|of|in|small|large|high) )(?<wrong>%)(?= of\b)/iu;

export const percentSign: Check = {
  id: 'apa-percent-sign',
  area: 'apa',
  group: 'Style of the text',
  severity: 'error',
  cost: 'minor once',
  title: 'Percent sign',
  source: 'APA 7, chapter 6',
  summary: 'The sign “%” goes with a numeral; without a number, “percentage” is written out.',
  advice: aboutNumbers,
  *run(paper) {
    const [written, ...others] = placesOf(paper, WITH_NUMERAL);
    if (written !== undefined) {
      const number = (written.match.groups?.['wrong'] ?? '').replace(/ per ?cent$/iu, '');
      const right = `${number.replace(/^\./u, '0.')}%`;
      const more = others.length === 0 ? '' : ` (${others.length} more in this paper.)`;
      yield {
        span: { start: written.start, end: written.end },
        message: `With a numeral, APA uses the sign: “${right}.”${more}`,
        suggestions: [right],
      };
    }
    const [sign] = placesOf(paper, ALONE);
    if (sign === undefined) return;
    yield {
      span: { start: sign.start, end: sign.end },
      message: 'Without a number, write “percentage.”',
      suggestions: ['percentage'],
    };
  },
};

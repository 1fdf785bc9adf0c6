import type { Check } from '../../check.ts';
import { aboutFont } from './advice.ts';
import { bodyFontsOf, faceOf } from './fonts.ts';

export const fontFamily: Check = {
  id: 'apa-font-family',
  area: 'apa',
  group: 'Page layout',
  severity: 'advice',
  cost: 'minor once',
  title: 'Font that APA does not recommend',
  source: 'APA 7, 2.19',
  summary: 'The font is one that the manual recommends.',
  advice: aboutFont,
  *run(paper) {
    const main = bodyFontsOf(paper)[0];
    if (main === undefined || faceOf(main.font) !== null) return;
    yield {
      span: null,
      message: `The text is set in ${main.font}. APA recommends Times New Roman 12, Arial 11, Calibri 11, Georgia 11, Lucida Sans Unicode 10 or Computer Modern 10.`,
    };
  },
};

import type { Check } from '../../check.ts';
import { aboutFont } from './advice.ts';
import { bodyFontsOf, faceOf } from './fonts.ts';

const TOLERANCE_PT = 0.6;

export const fontSize: Check = {
  id: 'apa-font-size',
  area: 'apa',
  group: 'Page layout',
  severity: 'error',
  cost: 'minor once',
  title: 'Font size',
  source: 'APA 7, 2.19',
  summary: 'The font is the size that the manual recommends.',
  advice: aboutFont,
  *run(paper) {
    const main = bodyFontsOf(paper)[0];
    const face = main === undefined ? null : faceOf(main.font);
    if (main === undefined || main.sizePt === null || main.share < 0.5) return;
    const [least, most] = face === null ? [10, 12] : [Math.min(face.sizePt, 11), Math.max(face.sizePt, 12)];
    if (
      main.sizePt >= least - TOLERANCE_PT &&
      main.sizePt <= most + TOLERANCE_PT &&
      !isOffForFace(main.sizePt, face?.sizePt)
    )
      return;
    yield {
      span: null,
      message: `The text is set in ${main.font} ${main.sizePt} pt. APA recommends ${face === null ? '10 to 12' : face.sizePt} pt.`,
    };
  },
};

/** One point more or less than the manual's size is told apart only where the manual's is the largest, 12. */
function isOffForFace(sizePt: number, wanted: number | undefined): boolean {
  return wanted === 12 && Math.abs(sizePt - wanted) > TOLERANCE_PT;
}

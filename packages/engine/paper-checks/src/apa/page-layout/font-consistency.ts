import type { Check } from '../../check.ts';
import { aboutFont } from './advice.ts';
import { bodyFontsOf } from './fonts.ts';

/** Below this share it may be code, a formula or a symbol. */
const LEAST_SHARE = 0.1;

export const fontConsistency: Check = {
  id: 'apa-font-consistency',
  area: 'apa',
  group: 'Page layout',
  severity: 'error',
  cost: 'minor once',
  title: 'More than one font or size',
  source: 'APA 7, 2.19',
  summary: 'The text uses one font in one size.',
  advice: aboutFont,
  *run(paper) {
    const [main, other] = bodyFontsOf(paper);
    if (main === undefined || other === undefined || other.share < LEAST_SHARE) return;
    if (main.font === other.font && Math.abs((main.sizePt ?? 0) - (other.sizePt ?? 0)) <= 0.5) return;
    yield {
      span: null,
      message: `The text mixes ${nameOf(main)} and ${nameOf(other)}. Use one font and size.`,
    };
  },
};

function nameOf({ font, sizePt }: { readonly font: string; readonly sizePt: number | null }): string {
  return sizePt === null ? font : `${font} ${sizePt} pt`;
}

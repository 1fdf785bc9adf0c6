import type { Check } from '../../check.ts';
import { aboutFloats } from './advice.ts';
import { floatsOf } from './floats.ts';

export const floatOrder: Check = {
  id: 'apa-float-order',
  area: 'apa',
  group: 'Tables and figures',
  severity: 'error',
  cost: 'minor',
  title: 'Order of tables or figures',
  source: 'APA 7, 7.10 and 7.24',
  summary: 'Tables and figures are each numbered in the order in which they appear.',
  advice: aboutFloats,
  *run(paper) {
    for (const kind of ['table', 'figure'] as const) {
      const floats = floatsOf(paper).filter((float) => float.kind === kind && /^\d+$/.test(float.number));
      const wrong = floats.find(({ number }, index) => Number(number) !== index + 1);
      const index = wrong === undefined ? -1 : floats.indexOf(wrong);
      if (wrong === undefined || floats.filter(({ number }) => number === wrong.number).length > 1) continue;
      yield {
        span: wrong.labelSpan,
        message: `This is the ${kind} that appears as number ${index + 1}, but it is numbered ${wrong.number}.`,
      };
    }
  },
};

import type { Check } from '../../check.ts';
import { aboutFloats } from './advice.ts';
import { isMostly } from '../format-facts.ts';
import { floatsOf } from './floats.ts';

export const floatNumberBold: Check = {
  id: 'apa-float-number-bold',
  area: 'apa',
  group: 'Tables and figures',
  severity: 'error',
  cost: 'minor',
  title: 'Table or figure numbers not in bold',
  source: 'APA 7, 7.10 and 7.24',
  summary: 'The number of a table or figure is bold.',
  advice: aboutFloats,
  *run(paper) {
    const plain = floatsOf(paper).filter(
      ({ label, labelSpan }) => isMostly(label, labelSpan, 'bold') === false,
    );
    const first = plain[0];
    if (first === undefined) return;
    const also = plain.length === 1 ? '' : ` (${plain.length} labels)`;
    yield { span: first.labelSpan, message: `The number of a table or figure should be bold${also}.` };
  },
};

import type { Check } from '../../check.ts';
import { aboutFloats } from './advice.ts';
import { floatsOf } from './floats.ts';

export const floatLabelAbove: Check = {
  id: 'apa-float-label-above',
  area: 'apa',
  group: 'Tables and figures',
  severity: 'error',
  cost: 'minor',
  title: 'Table or figure titles below, not above',
  source: 'APA 7, 7.10 and 7.24',
  summary: 'The number and title go above the table or figure.',
  advice: aboutFloats,
  *run(paper) {
    const { blocks } = paper;
    for (const { kind, label, labelSpan } of floatsOf(paper)) {
      const at = blocks.indexOf(label);
      const after = blocks.slice(at + 1, at + 3).some((block) => block.kind === kind);
      if (after || blocks[at - 1]?.kind !== kind) continue;
      yield { span: labelSpan, message: `The number and title go above the ${kind}, not below it.` };
      return;
    }
  },
};

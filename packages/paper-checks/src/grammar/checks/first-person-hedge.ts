import { checkOfRows } from '../row-check.ts';

export const firstPersonHedge = checkOfRows({
  id: 'grammar-first-person',
  severity: 'advice',
  source: 'APA 7, chapter 4',
  summary: 'First person is for what the author did, not for opinions that evidence should carry.',
  oncePerPaper: true,
  rows: [
    [/\bI (?:personally )?(?:think|believe|feel)(?: that)?\b/, ''],
    [/\bin my (?:own |personal |humble )?opinion\b/, ''],
  ],
  message: (wrong) => `“${wrong}” can go: let the evidence carry the claim.`,
});

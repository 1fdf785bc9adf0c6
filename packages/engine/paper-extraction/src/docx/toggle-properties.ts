import type { RunProperties } from './run-properties.ts';

const toggles = ['bold', 'italic', 'isHidden'] as const;

/**
 * What one level of the style hierarchy (table, paragraph, character) makes of the run properties of those below it.
 * A toggle that it switches on is switched off where it was on; one that it switches off stays as it was (ECMA-376
 * part 1, 17.7.3).
 */
export function toggleOver(below: RunProperties, level: RunProperties): RunProperties {
  const run = { ...below, ...level };
  for (const toggle of toggles) {
    if (level[toggle] !== undefined) run[toggle] = (below[toggle] === true) !== level[toggle];
  }
  return run;
}

/** What the document's defaults switch on no style switches off (17.7.3). */
export function keepDefaultToggles(defaults: RunProperties, styled: RunProperties): RunProperties {
  const run = { ...styled };
  for (const toggle of toggles) if (defaults[toggle] === true) run[toggle] = true;
  return run;
}

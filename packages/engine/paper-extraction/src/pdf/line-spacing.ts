/** Distance of baselines in single spacing as a multiple of the size, from the fonts' own vertical metrics. */
const SINGLE: Readonly<Record<string, number>> = {
  'Times New Roman': 1.15,
  Times: 1.15,
  'Liberation Serif': 1.15,
  Arial: 1.15,
  Helvetica: 1.15,
  'Liberation Sans': 1.15,
  'Courier New': 1.133,
  Calibri: 1.22,
  Cambria: 1.172,
  Georgia: 1.136,
  Garamond: 1.125,
  Aptos: 1.22,
  Verdana: 1.215,
  Tahoma: 1.207,
  'Palatino Linotype': 1.35,
  'Lucida Sans Unicode': 1.54,
  'Computer Modern': 1.2,
};
const USUAL_SINGLE = 1.17;
const NAMED = [1, 1.15, 1.5, 2, 2.5, 3];

/**
 * Says how many times single spacing a distance of baselines is: 1, 1.15, 1.5, 2 where it is near, else two
 * decimals. Typesetters who set "double" as twice the size (24 on 12 points) mean 2 as well.
 */
export function nameLineSpacing(pitchPt: number, sizePt: number, font: string | null): number | null {
  if (pitchPt <= 0 || sizePt <= 0) return null;
  const single = SINGLE[font ?? ''];
  const multiple = pitchPt / (sizePt * (single ?? USUAL_SINGLE));
  const tolerance = single === undefined ? 0.065 : 0.03;
  const near = NAMED.find((named) => Math.abs(multiple - named) <= named * tolerance);
  if (near !== undefined) return near;
  if (multiple < 0.6) return null;
  const ems = pitchPt / sizePt;
  const exact = [1.5, 2].find((named) => Math.abs(ems - named) <= named * 0.03);
  return exact ?? Math.round(multiple * 100) / 100;
}

/** 0 to 100 with one decimal, comma or point; undefined for anything else. */
export function readScore(text: string): number | undefined {
  const value = text.trim() === '' ? Number.NaN : Number(text.replace(',', '.'));
  return value >= 0 && value <= 100 ? Math.round(value * 10) / 10 : undefined;
}

/** Picks wording: the same paper always gets the same words, and no wording comes twice while others are left. */
export type Picker = { readonly pick: (variants: readonly string[]) => string };

/** A picker whose choices follow from `seed`, which is usually the paper's text. */
export function createPicker(seed: string): Picker {
  const base = hash(seed);
  const used = new Set<string>();
  let turn = 0;
  return {
    pick(variants) {
      turn += 1;
      const start = variants.length === 0 ? 0 : mix(base + turn * 0x9e3779b9) % variants.length;
      const inTurn = [...variants.slice(start), ...variants.slice(0, start)];
      const choice = inTurn.find((variant) => !used.has(variant)) ?? inTurn[0] ?? '';
      used.add(choice);
      return choice;
    },
  };
}

/** FNV-1a over UTF-16 units. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return value;
}

function mix(value: number): number {
  let mixed = value >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x7feb352d) >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b) >>> 0;
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

import type { XmlAttributes } from './read-xml.ts';

const objects = new Set(['m:phant', 'm:rad', 'm:nary']);

/** The part of a math object that each of its properties hides (ECMA-376 part 1, 22.1.2). */
const switches: Readonly<Record<string, string>> = {
  'm:degHide': 'm:deg',
  'm:subHide': 'm:sub',
  'm:supHide': 'm:sup',
};

/** Follows the math objects that can hide one of their parts, which takes up room but is not drawn. */
export function createMathTracker() {
  const open: { readonly depth: number; readonly hides: Set<string> }[] = [];
  return {
    /** Answers whether the element that begins is hidden with all that is in it. */
    open(name: string, attributes: XmlAttributes, depth: number): boolean {
      const object = open.at(-1);
      if (object !== undefined) {
        const part = switches[name];
        if (part !== undefined && isOn(attributes)) object.hides.add(part);
        if (name === 'm:show' && !isOn(attributes)) object.hides.add('m:e');
      }
      if (objects.has(name)) open.push({ depth, hides: new Set() });
      return object !== undefined && object.depth === depth - 1 && object.hides.has(name);
    },
    close(depth: number): void {
      if (open.at(-1)?.depth === depth) open.pop();
    },
  };
}

function isOn(attributes: XmlAttributes): boolean {
  return !['0', 'false', 'off'].includes(attributes['m:val'] ?? '1');
}

import type { TextPlace } from '@greenpen/paper-extraction';
import type { Span } from '@greenpen/paper';
import type { XmlElement } from './xml-tree.ts';

/** Where comment marks may be beside runs (ECMA-376 part 1, EG_PContent). */
const containers = new Set([
  'w:p',
  'w:hyperlink',
  'w:ins',
  'w:moveTo',
  'w:smartTag',
  'w:sdtContent',
  'w:customXml',
  'w:dir',
  'w:bdo',
]);

/** Text inside these has no place for comments: the marks go around the outermost of them. */
const closed = new Set(['w:r', 'm:oMath', 'm:oMathPara', 'w:fldSimple', 'mc:AlternateContent']);

/** A boundary of a comment: in front of or behind a host, or between two characters of one of its children. */
export type Mark = {
  readonly commentId: number;
  readonly edge: 'start' | 'end';
  /** The child of the run at its position; null for the edge of the whole host. */
  readonly child: XmlElement | null;
  /** Characters of the child's text before it; null for the child's own edge. */
  readonly offset: number | null;
};

export type MarkedHosts = ReadonlyMap<XmlElement, readonly Mark[]>;

export type WantedComment = { readonly id: number; readonly span: Span };

export type Placing = {
  /** In the text's order. */
  readonly places: readonly TextPlace[];
  /** Every element of the part by its number, with its parent. */
  readonly elements: ReadonlyMap<number, XmlElement>;
  readonly parents: ReadonlyMap<XmlElement, XmlElement>;
};

/** Finds where each comment begins and ends; `missed` holds those whose words are not in the part. */
export function placeComments(
  wanted: readonly WantedComment[],
  placing: Placing,
): { readonly hosts: MarkedHosts; readonly missed: readonly number[] } {
  const hosts = new Map<XmlElement, Mark[]>();
  const missed: number[] = [];
  const add = (host: Host, mark: Mark): void => {
    const marks = hosts.get(host.element) ?? [];
    marks.push(mark);
    hosts.set(host.element, marks);
  };
  for (const { id, span } of wanted) {
    const range = findRange(span, placing);
    if (range === null) {
      missed.push(id);
      continue;
    }
    add(range.first.host, { commentId: id, edge: 'start', ...range.first.at });
    add(range.last.host, { commentId: id, edge: 'end', ...range.last.at });
  }
  return { hosts, missed };
}

type Found = { readonly place: TextPlace; readonly host: Host };

function findRange({ start, end }: Span, placing: Placing) {
  const within: Found[] = [];
  for (const place of placesWithin(placing.places, start, end)) {
    const element = placing.elements.get(place.element);
    const host = element === undefined ? null : hostOf(element, placing.parents);
    if (host !== null) within.push({ place, host });
  }
  const [first] = within;
  // A range that leaves a table cell is drawn over cells that nobody meant.
  const last = within.findLast(({ host }) => host.cell === first?.host.cell);
  if (first === undefined || last === undefined) return null;
  return {
    first: { host: first.host, at: edgeAt(first, Math.max(start, first.place.start), 'start') },
    last: { host: last.host, at: edgeAt(last, Math.min(end, last.place.end) - 1, 'end') },
  };
}

/** The boundary before (`start`) or behind (`end`) the character at `position`. */
function edgeAt(
  { place, host }: Found,
  position: number,
  edge: 'start' | 'end',
): Pick<Mark, 'child' | 'offset'> {
  if (host.child === null) return { child: null, offset: null };
  const offset = place.offsets?.[position - place.start];
  if (offset === undefined) return { child: host.child, offset: null };
  return { child: host.child, offset: edge === 'start' ? offset : offset + 1 };
}

/** Places are in order and apart, so the first one is found by halving. */
function placesWithin(places: readonly TextPlace[], start: number, end: number): readonly TextPlace[] {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle]?.end ?? 0) <= start) low = middle + 1;
    else high = middle;
  }
  const found: TextPlace[] = [];
  for (let index = low; index < places.length; index += 1) {
    const place = places[index];
    if (place === undefined || place.start >= end) break;
    if (place.end > place.start) found.push(place);
  }
  return found;
}

/** The element beside the marks of a text's comments. */
type Host = {
  readonly element: XmlElement;
  /** The host's own child that holds the text, where the host is a run that can be cut there. */
  readonly child: XmlElement | null;
  /** Its table cell; null in the body. */
  readonly cell: XmlElement | null;
};

/** Null if the text is not in a commentable element. */
function hostOf(text: XmlElement, parents: ReadonlyMap<XmlElement, XmlElement>): Host | null {
  const chain = [text];
  for (let at = parents.get(text); at !== undefined; at = parents.get(at)) chain.push(at);
  const outermost = chain.findLastIndex(({ name }) => closed.has(name));
  const from = Math.max(outermost, 0);
  for (let index = from; index < chain.length; index += 1) {
    const element = chain[index];
    const parent = chain[index + 1];
    if (element === undefined || parent === undefined || !containers.has(parent.name)) continue;
    const cell = chain.slice(index).find(({ name }) => name === 'w:tc') ?? null;
    const isCuttable = element.name === 'w:r' && chain[1] === element;
    return { element, child: isCuttable ? text : null, cell };
  }
  return null;
}

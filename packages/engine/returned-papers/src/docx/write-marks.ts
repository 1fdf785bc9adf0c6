import type { Mark, MarkedHosts } from './comment-marks.ts';
import { attributeOf, isElement, textOf, type XmlElement, type XmlNode } from './xml-tree.ts';

/** The tree with its comment marks set; runs are cut where a comment begins or ends inside them. */
export function writeMarks(root: XmlElement, hosts: MarkedHosts, prefix: string): XmlElement {
  const keepsBlanks = attributeOf(root, 'xml:space') === 'preserve';
  const write = (node: XmlElement): readonly XmlNode[] => {
    const marks = hosts.get(node);
    if (marks !== undefined) return writeHost(node, marks, { keepsBlanks, prefix });
    return [
      { ...node, children: node.children.flatMap((child) => (isElement(child) ? write(child) : [child])) },
    ];
  };
  return write(root).find((node) => isElement(node)) ?? root;
}

/** One thing after another inside a run: its content, cut into pieces, and the marks between them. */
type Step =
  | { readonly kind: 'content'; readonly node: XmlNode }
  | { readonly kind: 'mark'; readonly mark: Mark };

function writeHost(
  host: XmlElement,
  marks: readonly Mark[],
  { keepsBlanks, prefix }: { readonly keepsBlanks: boolean; readonly prefix: string },
): readonly XmlNode[] {
  const draw = (chosen: readonly Mark[]) =>
    // What ends here ends before anything else begins.
    ['end', 'start'].flatMap((edge) =>
      chosen.filter((mark) => mark.edge === edge).flatMap((mark) => drawMark(mark, prefix)),
    );
  const whole = marks.filter(({ child }) => child === null);
  const before = draw(whole.filter(({ edge }) => edge === 'start'));
  const after = draw(whole.filter(({ edge }) => edge === 'end'));
  const inner = marks.filter(({ child }) => child !== null);
  if (inner.length === 0) return [...before, host, ...after];

  const properties = host.children.filter((child) => isElement(child) && child.name === 'w:rPr');
  const output: XmlNode[] = [];
  let content: XmlNode[] = [];
  let waiting: Mark[] = [];
  const flush = (): void => {
    if (content.length > 0) output.push({ ...host, children: [...properties, ...content] });
    content = [];
  };
  for (const step of stepsOf(host, inner, keepsBlanks)) {
    if (step.kind === 'mark') {
      flush();
      waiting.push(step.mark);
      continue;
    }
    output.push(...draw(waiting));
    waiting = [];
    content.push(step.node);
  }
  flush();
  output.push(...draw(waiting));
  return [...before, ...output, ...after];
}

function stepsOf(host: XmlElement, marks: readonly Mark[], keepsBlanks: boolean): readonly Step[] {
  return host.children.flatMap((child): readonly Step[] => {
    if (isElement(child) && child.name === 'w:rPr') return [];
    const own = marks.filter((mark) => mark.child === child);
    if (own.length === 0 || !isElement(child)) return [{ kind: 'content', node: child }];
    return child.name === 'w:t' ? cutText(child, own, keepsBlanks) : aroundElement(child, own);
  });
}

function aroundElement(child: XmlElement, marks: readonly Mark[]): readonly Step[] {
  const at = (edge: Mark['edge']): readonly Step[] =>
    marks.filter((mark) => mark.edge === edge).map((mark) => ({ kind: 'mark', mark }));
  return [...at('start'), { kind: 'content', node: child }, ...at('end')];
}

function cutText(child: XmlElement, marks: readonly Mark[], keepsBlanks: boolean): readonly Step[] {
  const raw = textOf(child);
  const keeps = keepsBlanks || attributeOf(child, 'xml:space') === 'preserve';
  // Word leaves out blanks at the ends of a text that does not ask for them; each piece asks for its own.
  const first = keeps ? 0 : raw.length - raw.replace(/^[ \t\r\n]+/, '').length;
  const last = keeps ? raw.length : raw.replace(/[ \t\r\n]+$/, '').length;
  const placeOf = (mark: Mark): number =>
    Math.min(Math.max(mark.offset ?? (mark.edge === 'start' ? first : last), first), Math.max(first, last));
  const steps: Step[] = [];
  let at = first;
  const sorted = marks
    .map((mark) => ({ mark, place: placeOf(mark) }))
    .toSorted((a, b) => a.place - b.place || a.mark.edge.localeCompare(b.mark.edge));
  for (const { mark, place } of sorted) {
    if (place > at) steps.push({ kind: 'content', node: pieceOf(child, raw.slice(at, place)) });
    at = Math.max(at, place);
    steps.push({ kind: 'mark', mark });
  }
  if (at < last) steps.push({ kind: 'content', node: pieceOf(child, raw.slice(at, last)) });
  return steps;
}

function pieceOf(child: XmlElement, text: string): XmlElement {
  const others = child.attributes.filter(({ name }) => name !== 'xml:space');
  const attributes = [...others, { tag: 'xml:space', name: 'xml:space', value: 'preserve' }];
  return { ...child, attributes, children: [text] };
}

function drawMark({ commentId, edge }: Mark, prefix: string): readonly XmlElement[] {
  const make = (local: string, children: readonly XmlNode[] = [], hasId = true): XmlElement => ({
    tag: `${prefix}:${local}`,
    name: `w:${local}`,
    attributes: hasId ? [{ tag: `${prefix}:id`, name: 'w:id', value: String(commentId) }] : [],
    children,
    element: 0,
  });
  if (edge === 'start') return [make('commentRangeStart')];
  return [make('commentRangeEnd'), make('r', [make('commentReference')], false)];
}

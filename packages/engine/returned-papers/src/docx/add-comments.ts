import type { TextPlace } from '@greenpen/paper-extraction';
import type { Span } from '@greenpen/paper';
import { bindWord } from './bind-word.ts';
import { type MarkedHosts, type Placing, type WantedComment, placeComments } from './comment-marks.ts';
import type { GatheredPart } from './gather-parts.ts';
import { commentsType } from './kept-parts.ts';
import { writeMarks } from './write-marks.ts';
import { type XmlElement, isElement, attributeOf, parseXml } from './xml-tree.ts';
import { printable } from './printable.ts';

type NewComment = {
  readonly id: number;
  /** Each a paragraph. */
  readonly lines: readonly string[];
};

export type CommentSigner = { readonly author: string; readonly date: Date };

const longestInitials = 9;

/** The comments part with new comments behind those that it had. */
function writeComments(
  existing: XmlElement | null,
  added: readonly NewComment[],
  { author, date, namespace }: CommentSigner & { readonly namespace: string },
): XmlElement {
  const { root, prefix } = bindWord(
    existing ?? parseXml(Buffer.from(`<w:comments xmlns:w="${namespace}"/>`)),
  );
  const make = (local: string, children: XmlElement['children'] = []): XmlElement => ({
    tag: `${prefix}:${local}`,
    name: `w:${local}`,
    attributes: [],
    children,
    element: 0,
  });
  const attribute = (local: string, value: string) => ({
    tag: `${prefix}:${local}`,
    name: `w:${local}`,
    value,
  });
  const preserve = { tag: 'xml:space', name: 'xml:space', value: 'preserve' };
  const paragraph = (text: string, index: number): XmlElement =>
    make('p', [
      ...(index === 0 ? [make('r', [make('annotationRef')])] : []),
      make('r', [{ ...make('t', [printable(text)]), attributes: [preserve] }]),
    ]);
  const signer = printable(author);
  const comments = added.map(({ id, lines }) => ({
    ...make(
      'comment',
      lines.map((line, index) => paragraph(line, index)),
    ),
    attributes: [
      attribute('id', String(id)),
      attribute('author', signer),
      attribute('date', date.toISOString().replace(/\.\d{3}Z$/, 'Z')),
      attribute('initials', initialsOf(signer)),
    ],
  }));
  return { ...root, children: [...root.children, ...comments] };
}

/** The ids of comments that a part holds or refers to. */
function listCommentIds(root: XmlElement): readonly string[] {
  const ids: string[] = [];
  const walk = (node: XmlElement): void => {
    if (/^w:comment(?:$|R)/.test(node.name)) ids.push(attributeOf(node, 'w:id') ?? '');
    for (const child of node.children) if (isElement(child)) walk(child);
  };
  walk(root);
  return ids;
}

function initialsOf(author: string): string {
  const words = author.split(/\s+/u).filter((word) => word !== '');
  const letters = words.map((word) => String.fromCodePoint(word.codePointAt(0) ?? 0x20));
  return letters.join('').toUpperCase().slice(0, longestInitials);
}

export type CommentOrder = {
  readonly comments: readonly { readonly span: Span; readonly lines: readonly string[] }[];
  /** Position of a comment whose words are not in the main part. */
  readonly fallback: Span;
  readonly places: readonly TextPlace[];
  readonly signer: CommentSigner;
};

const strictNamespace = 'http://purl.oclc.org/ooxml/wordprocessingml/main';
const families = {
  strict: 'http://purl.oclc.org/ooxml/officeDocument/relationships',
  transitional: 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
} as const;

/** The parts with the comments in them; `family` is what the types of their relationships begin with. */
export function addComments(
  gathered: readonly GatheredPart[],
  { comments, fallback, places, signer }: CommentOrder,
): { readonly gathered: readonly GatheredPart[]; readonly family: string } {
  const [main, ...others] = gathered;
  if (main === undefined || main.content instanceof Uint8Array) throw new Error('there is no main part');
  const standing = others.find(({ kind }) => kind === 'comments');
  const standingTree = standing === undefined ? null : treeOf(standing);
  const { root, prefix, namespace } = bindWord(main.content);
  const family = namespace === strictNamespace ? families.strict : families.transitional;

  // Without a comments part, marks of comments mean nothing and are taken out.
  const used = standingTree === null ? [] : [...listCommentIds(root), ...listCommentIds(standingTree)];
  const ids = freeIds(new Set(used), comments.length);
  const numbered = comments.map((comment, index) => ({ ...comment, id: ids[index] ?? 0 }));
  const { hosts, lost } = placeAll(numbered, { places, ...indexElements(root) }, fallback);
  const content = writeComments(
    standingTree,
    numbered.filter(({ id }) => !lost.has(id)),
    { ...signer, namespace },
  );
  const annotated = { ...main, content: writeMarks(root, hosts, prefix) };
  if (standing !== undefined) {
    return {
      gathered: [annotated, ...others.map((part) => (part === standing ? { ...part, content } : part))],
      family,
    };
  }
  const part = newCommentsPart(main.name, new Set(others.map(({ name }) => name.toLowerCase())), content);
  const relationship = {
    id: unusedId(new Set(main.relationships.map(({ id }) => id))),
    type: `${family}/comments`,
    kind: 'comments',
    target: part.name,
  };
  return {
    gathered: [{ ...annotated, relationships: [...main.relationships, relationship] }, ...others, part],
    family,
  };
}

function placeAll(
  wanted: readonly WantedComment[],
  placing: Placing,
  fallback: Span,
): { readonly hosts: MarkedHosts; readonly lost: ReadonlySet<number> } {
  const first = placeComments(wanted, placing);
  const missed = new Set(first.missed);
  const again = wanted.filter(({ id }) => missed.has(id)).map(({ id }) => ({ id, span: fallback }));
  const moved = new Map(again.map((comment) => [comment.id, comment]));
  const all = wanted.map((comment) => moved.get(comment.id) ?? comment);
  const placed = again.length === 0 ? first : placeComments(all, placing);
  return { hosts: placed.hosts, lost: new Set(placed.missed) };
}

function treeOf({ content }: GatheredPart): XmlElement | null {
  return content instanceof Uint8Array ? null : content;
}

/** Unused numbers, smallest first. */
function freeIds(used: ReadonlySet<string>, count: number): readonly number[] {
  const free: number[] = [];
  for (let id = 0; free.length < count; id += 1) if (!used.has(String(id))) free.push(id);
  return free;
}

function newCommentsPart(mainName: string, taken: ReadonlySet<string>, content: XmlElement): GatheredPart {
  const folder = mainName.slice(0, mainName.lastIndexOf('/') + 1);
  let name = `${folder}comments.xml`;
  for (let count = 1; taken.has(name.toLowerCase()); count += 1) name = `${folder}comments${count}.xml`;
  return { name, kind: 'comments', contentType: commentsType, content, relationships: [] };
}

function unusedId(used: ReadonlySet<string>): string {
  let id = 'rIdComments';
  while (used.has(id)) id += '1';
  return id;
}

/** Every element by its number, with its parent. */
function indexElements(root: XmlElement): {
  readonly elements: ReadonlyMap<number, XmlElement>;
  readonly parents: ReadonlyMap<XmlElement, XmlElement>;
} {
  const elements = new Map<number, XmlElement>();
  const parents = new Map<XmlElement, XmlElement>();
  const walk = (node: XmlElement): void => {
    elements.set(node.element, node);
    for (const child of node.children) {
      if (!isElement(child)) continue;
      parents.set(child, node);
      walk(child);
    }
  };
  walk(root);
  return { elements, parents };
}

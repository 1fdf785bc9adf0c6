import { bindWord } from './bind-word.ts';
import { printable } from './printable.ts';
import { attributeOf, isElement, parseXml, type XmlElement } from './xml-tree.ts';

export type NewComment = {
  readonly id: number;
  /** Each a paragraph. */
  readonly lines: readonly string[];
};

export type CommentSigner = { readonly author: string; readonly date: Date };

const longestInitials = 9;

/** The comments part with new comments behind those that it had. */
export function writeComments(
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
export function listCommentIds(root: XmlElement): readonly string[] {
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

/** A destination or command. */
export type Item = {
  readonly id: string;
  readonly kind: 'Screens' | 'Courses' | 'Papers' | 'Commands';
  readonly label: string;
  /** Distinguishes items of the same name. */
  readonly hint?: string;
  readonly run: () => void;
};

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The items that contain every word of the text, in order; names that start with it come first. */
export function findItems(items: readonly Item[], text: string): readonly Item[] {
  const sought = fold(text.trim());
  if (sought === '') return items;
  const words = sought.split(/\s+/u);
  const found = items.filter(({ label, hint = '' }) => {
    const held = fold(`${label} ${hint}`);
    return words.every((word) => held.includes(word));
  });
  const begins = ({ label }: Item) => fold(label).startsWith(sought);
  return [...found.filter(begins), ...found.filter((item) => !begins(item))];
}

/**
 * A title block as a student sets it. In `lines`, "**" opens a bold line, ">" one at the left margin (others are
 * centred), "" is an empty paragraph, "---" a page break, and "|" a line break inside a paragraph.
 */
export type TitleBlockSample = {
  readonly name: string;
  readonly lines: readonly string[];
  /** The first paragraph of the text. */
  readonly body?: string;
  readonly title: string | null;
  readonly author: string | null;
  /** Parts beside title and author, as the first letters of affiliation, course, instructor and date. */
  readonly parts: string;
};

export const page = (title: string, name: string, ...rest: readonly string[]) => [
  '',
  '',
  title,
  '',
  name,
  ...rest,
];
export const rest = [
  'Department of Psychology, Lakeview University',
  'PSY 210: Health Psychology',
  'Dr. Helen Ono',
  'October 3, 2025',
];

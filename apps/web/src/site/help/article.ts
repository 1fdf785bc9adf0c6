import type { ReactNode } from 'react';

export const articleGroups = [
  'Getting started',
  'The screens',
  'What is checked',
  'Export and integration',
  'Your account and your data',
  'When something goes wrong',
] as const;

export type Article = {
  /** The last part of its address: "/help/first-paper". */
  readonly slug: string;
  readonly group: (typeof articleGroups)[number];
  readonly title: string;
  /** One sentence under the title and in lists. */
  readonly summary: string;
  readonly body: ReactNode;
  /** Extra search terms that the article does not contain. */
  readonly alsoFoundBy?: string;
};

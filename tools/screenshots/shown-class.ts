import type { SampleClass } from './sample-class.ts';

/** The class that the screens show, by the papers that they need. */
export type ShownClass = SampleClass & {
  /** A paper that nobody can read. */
  readonly broken: string;
  /** One of words alone, without a page's size. */
  readonly text: string;
};

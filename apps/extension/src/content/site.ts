import type { LmsSite } from '@greenpen/grading';
import type { Assigned, Identity, Names, NextWork, Offer, Work } from '../shared/page-types.ts';
import { all, allDeep, first, isVisible, nameIn } from './dom.ts';

/** How a field takes a value. */
export type Way =
  /** An input or textarea: native setter and `input`. */
  | 'value'
  /** The same, but the page saves on `change`, so it is filled last and `change` is never sent. */
  | 'saves-on-change'
  | 'editable'
  /** The body of an editor's frame. */
  | 'frame'
  | 'tinymce'
  | 'd2l-editor'
  | 'd2l-number';

/** Selectors of a field, the best first: a page's versions differ. */
export type Rungs = readonly (readonly [selector: string, way: Way])[];

/** Where the parts of a rubric's row are. */
export type RubricPlace = {
  readonly name: string;
  readonly points?: string;
  readonly remark?: string;
  /** Levels that are chosen by a click, and where their points stand inside. */
  readonly level?: readonly [level: string, points: string];
};

export type Site = {
  readonly id: LmsSite;
  /** All of those that are given must fit. */
  readonly host?: string;
  readonly path?: RegExp;
  /** A selector of something on the page. */
  readonly mark?: string;
  /** What the page does not have is absent or null. */
  readonly identify?: () => Partial<Pick<Identity, 'course' | 'assignment' | 'student' | 'attempt'>>;
  readonly names?: { readonly [Name in keyof Names]?: readonly string[] | (() => string | null) };
  /** The page is loading another student. */
  readonly isChanging?: () => boolean;
  /** What the page calls a student's first attempt; absent where an id or a post stands for it. */
  readonly firstAttempt?: 0 | 1;
  /** Feedback is a reply to the post at hand, without scores. */
  readonly isReply?: () => boolean;
  /** The page has no field for a comment on this work. */
  readonly hasNoComment?: () => boolean;
  readonly grade?: Rungs;
  /** The selector of a rubric's rows. */
  readonly rubricRow?: string;
  readonly maxPoints?: () => number | null;
  /** Fields stand in open shadow roots. */
  readonly isDeep?: boolean;
  /** What the `SiteWork` of the same site can read beyond the work at hand. */
  readonly offers?: readonly Offer[];
};

export type WorkOnPage = { readonly work: Work; readonly otherFiles?: number };

/** What is read on a click, in a script that is injected only then. */
export type SiteWork = {
  readonly read: () => Promise<WorkOnPage>;
  readonly comment?: Rungs;
  /** Where the field for the comment is, if the page has several; null if the page has none for this work. */
  readonly commentRoot?: () => Document | Element | null;
  readonly rubric?: RubricPlace;
  /** The work that follows in the page's own order, without leaving the page; absent where the page cannot tell. */
  readonly readNext?: () => Promise<NextWork>;
  /** What the assignment asks for; absent where the page does not show it. */
  readonly readAssigned?: () => Promise<Assigned | null>;
};

export function isHere({ host, path, mark }: Site): boolean {
  return (
    (host === undefined || host === location.hostname) &&
    (path === undefined || path.test(location.pathname)) &&
    (mark === undefined || first(mark) !== null)
  );
}

export function namesOn({ names = {}, isDeep = false }: Site): Names {
  const read = (name: keyof Names) => {
    const place = names[name] ?? [];
    return typeof place === 'function' ? place() : nameIn(place, { isDeep });
  };
  return { courseName: read('courseName'), title: read('title'), studentName: read('studentName') };
}

export type Field = { readonly element: Element; readonly way: Way };

const hiddenEditors: ReadonlySet<Way> = new Set(['tinymce', 'd2l-editor', 'd2l-number']);

/** The first rung whose element is on the page; editors hide the textarea that they replace. */
export function findField(site: Site, rungs: Rungs = [], root: Document | Element = document): Field | null {
  for (const [selector, way] of rungs) {
    for (const element of site.isDeep === true ? allDeep(selector, root) : all(selector, root))
      if (hiddenEditors.has(way) ? isReplaced(element, way) : isVisible(element)) return { element, way };
  }
  return null;
}

/** TinyMCE puts its own box beside the textarea that it hides. */
function isReplaced(element: Element, way: Way): boolean {
  if (way !== 'tinymce') return true;
  return element.id !== '' && (all(`#${CSS.escape(element.id)}_ifr`).length > 0 || !isVisible(element));
}

import type { LmsSite } from '@greenpen/grading';

/** Whose work a page shows, by the ids of the learning management system; null where the page has none. */
export type Identity = {
  readonly site: LmsSite;
  readonly host: string;
  readonly course: string | null;
  readonly assignment: string | null;
  readonly student: string | null;
  readonly attempt: string | null;
  /** Path and query of a page without ids, which then stand for the work. */
  readonly page: string | null;
};

export type Names = {
  readonly courseName: string | null;
  readonly title: string | null;
  readonly studentName: string | null;
};

export type Part = 'grade' | 'comment' | 'rubric';

/** What can be said of a page without reading any student's text. */
export type Look = {
  /** The frame's own, for the permission to see it. */
  readonly origin: string;
  readonly identity: Identity;
  readonly names: Names;
  /** As the system counts attempts, from 1; null where it does not. */
  readonly attemptNumber: number | null;
  /** The work is a post in a discussion, and feedback a reply to it. */
  readonly isReply: boolean;
  /** The page is between two students, so nothing can be read or written. */
  readonly isChanging: boolean;
  /** A comment may also go into a field that is found only when it is inserted. */
  readonly has: Readonly<Record<Part, boolean>>;
  /** The grades that the page lets one choose from, such as those of a scale; empty where one types. */
  readonly gradeChoices: readonly string[];
  /** The page saves the grade by itself when its box is left. */
  readonly savesGrade: boolean;
  /** The points that the page's grade box takes; null if it does not say. */
  readonly maxPoints: number | null;
  /** One can type in the element that has the focus. */
  readonly hasFocusedField: boolean;
  /** Text is selected on the page. */
  readonly hasSelection: boolean;
  /** What can be read beyond the work at hand: the next work, and what the assignment asks for. */
  readonly offers: readonly Offer[];
};

export type Offer = 'next' | 'assigned';

/** A student's work as the page has it. */
export type Work =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'file'; readonly name: string; readonly base64: string }
  /** On another host, which the extension may only read after the instructor allowed it. */
  | { readonly kind: 'remote-file'; readonly name: string; readonly url: string }
  | { readonly kind: 'nothing' };

export type ReadWork = { readonly look: Look; readonly work: Work; readonly otherFiles: number };

/** The work that follows in the page's own order. */
export type NextWork =
  | { readonly status: 'read'; readonly identity: Identity; readonly names: Names; readonly work: Work }
  /** The page's list ends here. */
  | { readonly status: 'last' }
  /** The page does not say what follows, or cannot read it without leaving. */
  | { readonly status: 'cannot' };

/** What the system says that an assignment asks for. */
export type Assigned = {
  readonly title: string | null;
  readonly instructions: string;
  readonly maxPoints: number | null;
  /** Without levels where the page shows only points. */
  readonly rubric: readonly {
    readonly name: string;
    readonly description: string;
    readonly maxPoints: number;
    readonly levels: readonly {
      readonly name: string;
      readonly description: string;
      readonly points: number;
    }[];
  }[];
};

export type RubricRow = {
  readonly name: string;
  readonly points: number | null;
  readonly remark: string;
};

export type Filling = {
  readonly grade?: string;
  readonly comment?: string;
  readonly rubric?: readonly RubricRow[];
};

/** How an editor that only the page's own scripts can fill is found there. */
export type PageEditor = { readonly editor: 'tinymce' | 'd2l-editor' | 'd2l-number'; readonly mark: string };

export type Filled =
  | { readonly status: 'filled'; readonly part: Part; readonly before: string; readonly field: number }
  /** The field holds text that may be replaced only after the instructor agreed. */
  | { readonly status: 'has-text'; readonly part: Part; readonly before: string }
  | { readonly status: 'not-found'; readonly part: Part }
  | { readonly status: 'needs-page'; readonly part: Part; readonly where: PageEditor };

export type FillAnswer =
  | { readonly status: 'different-work'; readonly look: Look }
  | { readonly status: 'done'; readonly filled: readonly Filled[] };

/** What the second script on a page answers, which is injected at the first click that needs it. */
export type WorkCommand =
  | { readonly type: 'read' }
  | { readonly type: 'next' }
  | { readonly type: 'assigned' }
  | {
      readonly type: 'fill';
      readonly identity: Identity;
      readonly filling: Filling;
      readonly mayReplace: boolean;
      /** Fills the field that has the focus instead of the page's known one. */
      readonly isFocused: boolean;
    }
  | { readonly type: 'restore'; readonly identity: Identity; readonly field: number; readonly value: string }
  | { readonly type: 'selection' }
  /** The new key that the API Keys page of a Greenpen server shows. */
  | { readonly type: 'key' }
  | { readonly type: 'report' };

const identityKeys = ['site', 'host', 'course', 'assignment', 'student', 'attempt', 'page'] as const;

/** Chromium drops properties with null on the way into a page. */
export function sameIdentity(one: Identity, other: Identity): boolean {
  return identityKeys.every((key) => (one[key] ?? null) === (other[key] ?? null));
}

import { type Identity, type Look, sameIdentity } from '../shared/page-types.ts';
import { allSites } from './all-sites.ts';
import { all, focused, isNoGrade } from './dom.ts';
import { asField } from './editable.ts';
import { findField, isHere, namesOn, type Site } from './site.ts';
import { anyPage } from './sites/any-page.ts';

export function findSite(): Site {
  return allSites.find(isHere) ?? anyPage;
}

export function look(site: Site): Look {
  const ids = { course: null, assignment: null, student: null, attempt: null, ...site.identify?.() };
  const grade = findField(site, site.grade);
  const isNamed = ids.assignment !== null && ids.student !== null;
  const { origin, host, pathname, search } = shownLocation();
  return {
    origin,
    identity: {
      site: site.id,
      host,
      ...ids,
      page: isNamed ? null : `${pathname}${search}`.slice(0, 1000),
    },
    names: namesOn(site),
    attemptNumber: Number(ids.attempt ?? Number.NaN) + 1 - (site.firstAttempt ?? Number.NaN) || null,
    isReply: site.isReply?.() === true,
    isChanging: site.isChanging?.() === true,
    has: {
      comment: site.hasNoComment?.() !== true,
      grade: grade !== null,
      rubric: all(site.rubricRow ?? '').length > 0,
    },
    gradeChoices: choicesOf(grade?.element),
    savesGrade: grade?.way === 'saves-on-change',
    maxPoints: site.maxPoints?.() ?? null,
    hasFocusedField: asField(focused()) !== null,
    hasSelection: selection() !== null,
    offers: site.offers ?? [],
  };
}

/** An editor's frame has no address of its own: it belongs to the page around it. */
function shownLocation(): Location {
  let shown: Window = globalThis.window;
  while (shown.location.protocol === 'about:' && shown !== shown.parent) shown = shown.parent;
  return shown.location;
}

function choicesOf(grade: Element | undefined): string[] {
  if (!(grade instanceof HTMLSelectElement)) return [];
  return [...grade.options].filter((one) => !isNoGrade(one)).map(({ text }) => text);
}

/** The graders swap the student without loading a page, so this is asked again right before each insertion. */
export function isSame(expected: Identity, { identity, isChanging }: Look): boolean {
  return !isChanging && sameIdentity(expected, identity);
}

export function selection(): string | null {
  const text = getSelection()?.toString().trim() ?? '';
  return text === '' ? null : text.slice(0, 1_000_000);
}

import { type Identity, type Look, sameIdentity } from '../shared/page-types.ts';
import { allSites } from './all-sites.ts';
import { first, focused } from './dom.ts';
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
  return {
    origin: location.origin,
    identity: {
      site: site.id,
      host: location.host,
      ...ids,
      page: isNamed ? null : `${location.pathname}${location.search}`.slice(0, 1000),
    },
    names: namesOn(site),
    attemptNumber: Number(ids.attempt ?? Number.NaN) + 1 - (site.firstAttempt ?? Number.NaN) || null,
    isReply: site.isReply?.() ?? false,
    isChanging: site.isChanging?.() ?? false,
    has: {
      comment: site.hasNoComment?.() !== true,
      grade: grade !== null,
      rubric: site.rubricRow !== undefined && first(site.rubricRow) !== null,
    },
    savesGrade: grade?.way === 'saves-on-change',
    maxPoints: site.maxPoints?.() ?? null,
    hasFocusedField: asField(focused()) !== null,
    hasSelection: selection() !== null,
    offers: site.offers ?? [],
  };
}

/** The graders swap the student without loading a page, so this is asked again right before each insertion. */
export function isSame(expected: Identity, { identity, isChanging }: Look): boolean {
  return !isChanging && sameIdentity(expected, identity);
}

export function selection(): string | null {
  const text = getSelection()?.toString().trim() ?? '';
  return text === '' ? null : text.slice(0, 1_000_000);
}

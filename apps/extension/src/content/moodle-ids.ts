import { clean, first, type Root } from './dom.ts';

export const profileLink = 'a[href*="/user/view.php?id="]';

/** The id of the course or of its activity, from the classes that Moodle gives the body of each page. */
export function moodleId(of: 'course' | 'cmid'): string | null {
  return new RegExp(`\\b${of}-(\\d+)`, 'u').exec(document.body.className)?.[1] ?? null;
}

/** Whose profile the first link with this selector leads to. */
export function studentInLink(selector: string, root?: Root): string | null {
  const link = first(selector, root);
  return link instanceof HTMLAnchorElement ? clean(new URL(link.href).searchParams.get('id')) : null;
}

import { clean, first, nameIn, numberIn } from './dom.ts';

export const profileLink = 'a[href*="/user/view.php?id="]';

/** The course, from the classes that Moodle gives the body of each page. */
export function moodleCourse(): string | null {
  return /(?:^|\s)course-(\d+)/u.exec(document.body.className)?.[1] ?? null;
}

/** Whose profile the first link with this selector leads to. */
export function studentInLink(selector: string, root?: Element): string | null {
  const link = first(selector, root);
  return link instanceof HTMLAnchorElement ? clean(new URL(link.href).searchParams.get('id')) : null;
}

/** "Grade out of 50.00" */
export function pointsInLabel(labels: readonly string[]): number | null {
  return numberIn(/(?:out of|\/)\s*([\d.,]+)/iu.exec(nameIn(labels) ?? '')?.[1]);
}

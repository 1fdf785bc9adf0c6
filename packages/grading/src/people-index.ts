import type { LmsFileName } from './students/lms-file-name.ts';
import { distinctWords, holdsName, nameKeys } from './students/student-names.ts';

/** A student on a class list with the ids from the learning management system; empty if unknown. */
export type ListedStudent = {
  readonly name: string;
  readonly email: string | null;
  /** Canvas's "ID", Moodle's "Identifier" of one assignment. */
  readonly lmsId: string;
  readonly loginId: string;
};

/** The number at the end of Moodle's "Participant 4711", in every language; null for other systems' ids. */
export function participantIn(lmsId: string): string | null {
  return /\D(\d+)$/u.exec(lmsId)?.[1] ?? null;
}

/** Indexes a class list by name, address and ids, because lists and exports are long. */
export class PeopleIndex<M extends ListedStudent> {
  readonly #names: readonly Map<string, M[]>[] = [new Map(), new Map(), new Map()];
  readonly #emails = new Map<string, M[]>();
  readonly #ids = new Map<string, M[]>();
  readonly #longestWords = new Map<string, M[]>();

  constructor(list: readonly M[]) {
    for (const member of list) {
      const { name, email, lmsId, loginId } = member;
      for (const [index, key] of nameKeys(name).entries()) add(this.#names[index], key, member);
      const words = distinctWords(name).toSorted((a, b) => b.length - a.length);
      if (words.length > 1) add(this.#longestWords, words[0] ?? '', member);
      add(this.#emails, emailKey(email ?? ''), member);
      add(this.#ids, `moodle ${participantIn(lmsId) ?? ''}`, member);
      add(this.#ids, `canvas ${lmsId}`, member);
      add(this.#ids, `blackboard ${loginId.toLowerCase()}`, member);
    }
  }

  /** Matches by the strictest name key that finds a student. */
  withName(name: string): readonly M[] {
    const keys = nameKeys(name);
    for (const [index, key] of keys.entries()) {
      const found = key === '' ? undefined : this.#names[index]?.get(key);
      if (found !== undefined) return found;
    }
    return [];
  }

  withEmail(email: string): readonly M[] {
    const key = emailKey(email);
    return key === '' ? [] : (this.#emails.get(key) ?? []);
  }

  withIdIn(lms: LmsFileName): readonly M[] {
    if (lms.system === 'moodle') return this.#ids.get(`moodle ${lms.participant}`) ?? [];
    if (lms.system === 'canvas') return this.withCanvasId(lms.userId);
    if (lms.system === 'brightspace') return [];
    return this.#ids.get(`blackboard ${lms.username.toLowerCase()}`) ?? [];
  }

  withCanvasId(id: string): readonly M[] {
    return this.#ids.get(`canvas ${id}`) ?? [];
  }

  /** Students whose full name is in the file name ("Lopez_Maria_essay.txt"). */
  namedInFile(fileName: string): readonly M[] {
    const stem = fileName.replace(/\.\w{1,8}$/u, '').replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
    const near = new Set(distinctWords(stem).flatMap((word) => this.#longestWords.get(word) ?? []));
    return [...near].filter(({ name }) => holdsName(stem, name));
  }
}

function add<M>(map: Map<string, M[]> | undefined, key: string, member: M): void {
  const found = map?.get(key);
  if (found === undefined) map?.set(key, [member]);
  else found.push(member);
}

function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

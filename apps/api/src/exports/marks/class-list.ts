import type { ClassMember, Submission } from '@greenpen/gradebook';
import { PeopleIndex } from '@greenpen/grading';
import type { Ports } from '../../ports.ts';

const idFields = ['email', 'lmsId', 'sisId', 'loginId'] as const;

/** What a system may find a student by. */
type IdField = (typeof idFields)[number];

/** A course's class list, as exports ask it. */
export class ClassList {
  readonly people: PeopleIndex<ClassMember>;
  readonly isEmpty: boolean;
  readonly #owners = new Map<string, number>();

  constructor(members: readonly ClassMember[]) {
    this.people = new PeopleIndex(members);
    this.isEmpty = members.length === 0;
    for (const member of members) {
      for (const field of idFields) {
        const key = ownerKey(field, member[field] ?? '');
        this.#owners.set(key, (this.#owners.get(key) ?? 0) + 1);
      }
    }
  }

  /** What the list calls someone on it, if it calls nobody else the same. */
  ownId(member: ClassMember | null, field: IdField): string | null {
    const value = member?.[field] ?? '';
    return value !== '' && this.#owners.get(ownerKey(field, value)) === 1 ? value : null;
  }
}

function ownerKey(field: IdField, value: string): string {
  return `${field} ${value.trim().toLowerCase()}`;
}

/** The class list of a paper's course; empty without a course. */
export async function readClassList(
  { gradebook }: Pick<Ports, 'gradebook'>,
  ownerId: string,
  { course }: Submission,
): Promise<ClassList> {
  return new ClassList(
    course === null ? [] : await gradebook.students.list({ ownerId, courseId: course.id }),
  );
}

import type { ClassMember, Submission } from '@greenpen/gradebook';
import { PeopleIndex } from '@greenpen/grading';
import type { Ports } from '../../ports.ts';

const idFields = ['email', 'lmsId', 'sisId', 'loginId'] as const;

/** The id fields by which a system can match a student. */
type IdField = (typeof idFields)[number];

/** The class list of a course, with look-ups for exports. */
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

  /** A student's value of an id field if it is unique in the list; otherwise null. */
  ownId(member: ClassMember | null, field: IdField): string | null {
    const value = member?.[field] ?? '';
    return value !== '' && this.#owners.get(ownerKey(field, value)) === 1 ? value : null;
  }
}

function ownerKey(field: IdField, value: string): string {
  return `${field} ${value.trim().toLowerCase()}`;
}

/** The class list of a paper's course; empty if the paper has no course. */
export async function readClassList(
  { gradebook }: Pick<Ports, 'gradebook'>,
  ownerId: string,
  { course }: Submission,
): Promise<ClassList> {
  return new ClassList(
    course === null ? [] : await gradebook.students.list({ ownerId, courseId: course.id }),
  );
}

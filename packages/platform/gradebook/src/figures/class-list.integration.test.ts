import { beforeEach, describe, expect, it } from 'vitest';
import type { NewMember } from './class-list.ts';
import { addUser, prepareGradebook } from '../testing/index.ts';

const test = prepareGradebook();
let where: { readonly ownerId: string; readonly courseId: string };

beforeEach(async () => {
  const ownerId = await addUser(test.gradebook);
  const { id } = await test.gradebook.courses.create({
    ownerId,
    code: 'PSY 101',
    name: 'Psychology',
    description: '',
    rubric: '',
    term: '',
  });
  where = { ownerId, courseId: id };
});

const bring = (...students: NewMember[]) => test.gradebook.students.import({ ...where, students });

async function members(): Promise<(readonly [string, string | null])[]> {
  return (await test.gradebook.students.list(where)).map(({ name, email }) => [name, email]);
}

const numbered = (...numbers: number[]) =>
  numbers.map((number) => ({ name: 'Ana Diaz', email: null, lmsId: `Participant ${number}` }));

const listed = async () => (await test.gradebook.students.list(where)).map(({ lmsId }) => lmsId).toSorted();

describe('a class list that is imported again', () => {
  it('gives an address to one student, whichever of two rows has it', async () => {
    await bring({ name: 'Ana Diaz', email: null }, { name: 'Bo Lund', email: null });
    await bring(
      { name: 'Ana Diaz', email: 'ana@example.edu' },
      { name: 'A. Diaz', email: 'ana@example.edu' },
    );
    await bring({ name: 'B. Lund', email: 'bo@example.edu' }, { name: 'Bo Lund', email: 'bo@example.edu' });
    expect(await members()).toEqual([
      ['A. Diaz', 'ana@example.edu'],
      ['Bo Lund', 'bo@example.edu'],
    ]);
  });

  it('keeps both of two students who share a name', async () => {
    await bring({ name: 'Ana Diaz', email: null });
    await bring(
      { name: 'Ana Diaz', email: 'one@example.edu' },
      { name: 'Ana Diaz', email: 'two@example.edu' },
    );
    expect(await members()).toEqual([
      ['Ana Diaz', 'one@example.edu'],
      ['Ana Diaz', 'two@example.edu'],
    ]);
  });

  it('changes nothing when it is the same', async () => {
    const list = [
      { name: 'Ana Diaz', email: 'ana@example.edu' },
      { name: 'Bo Lund', email: null },
    ];
    expect(await bring(...list)).toEqual({ added: 2, updated: 0 });
    expect(await bring(...list)).toEqual({ added: 0, updated: 0 });
  });

  it('keeps namesakes that differ only by number, now and in the next assignment', async () => {
    expect(await bring(...numbered(37, 38))).toEqual({ added: 2, updated: 0 });
    expect(await bring(...numbered(38, 37))).toEqual({ added: 0, updated: 0 });
    expect(await listed()).toEqual(['Participant 37', 'Participant 38']);
    expect(await bring(...numbered(91, 92))).toEqual({ added: 0, updated: 2 });
    expect(await listed()).toEqual(['Participant 91', 'Participant 92']);
  });

  it('knows a student whose name another system spells without accents', async () => {
    await bring({ name: 'José O’Neill', email: null, sisId: 'S1' });
    expect(await bring({ name: "Jose O'Neill", email: null, loginId: 'joneill' })).toEqual({
      added: 0,
      updated: 1,
    });
    expect(await test.gradebook.students.list(where)).toMatchObject([{ sisId: 'S1', loginId: 'joneill' }]);
  });
});

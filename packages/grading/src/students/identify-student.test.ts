import { describe, expect, it } from 'vitest';
import { identifyStudent, type AuthorEvidence } from './identify-student.ts';
import { PeopleIndex, type ListedStudent } from '../people-index.ts';

const member = (name: string, facts: Partial<ListedStudent> = {}): ListedStudent => ({
  name,
  email: null,
  lmsId: '',
  loginId: '',
  ...facts,
});

const moodle = [
  member('Ana Diaz', { email: 'ana@example.edu', lmsId: 'Participant 37' }),
  member('Ben Lee', { email: 'ben@example.edu', lmsId: 'Participant 38' }),
  member('José de la Peña', { lmsId: 'Participant 39' }),
  member('Conor O’Neill', { lmsId: 'Participant 40' }),
  member('Ana Ruiz', { lmsId: 'Participant 41' }),
  member('Ana Ruiz', { lmsId: 'Participant 42' }),
];
const canvas = [member('Ana Diaz', { lmsId: '901' }), member('Ben Lee', { lmsId: '902' })];
const blackboard = [member('Ana Diaz', { loginId: 'adiaz' }), member('Ben Lee', { loginId: 'blee' })];
const hidden = [member('Participant 37', { lmsId: 'Participant 37' })];

function whose(list: readonly ListedStudent[], paper: Partial<AuthorEvidence>) {
  const nothing = { originalName: 'essay.docx', studentName: null, studentEmail: null, otherName: null };
  const found = identifyStudent({ ...nothing, studentCorrected: false, ...paper }, new PeopleIndex(list));
  return found.status === 'known' ? found.member : found.status;
}

const nameOf = (found: ReturnType<typeof whose>) => (typeof found === 'string' ? found : found.name);

describe('identifyStudent', () => {
  it.each<[readonly ListedStudent[], Partial<AuthorEvidence>, string]>([
    [moodle, { studentName: 'ana  DÍAZ' }, 'Ana Diaz'],
    [moodle, { studentName: 'Diaz Ana' }, 'Ana Diaz'],
    [moodle, { studentName: 'Jose Pena' }, 'José de la Peña'],
    [moodle, { studentName: "Conor O'Neill" }, 'Conor O’Neill'],
    [moodle, { studentEmail: 'ANA@example.edu' }, 'Ana Diaz'],
    [moodle, { studentName: 'Annie Diaz', studentEmail: 'ana@example.edu' }, 'Ana Diaz'],
    [moodle, { originalName: 'Lopez_Ana_Diaz_essay.txt' }, 'Ana Diaz'],
    [moodle, { originalName: 'Diaz_Ana_essay.txt' }, 'Ana Diaz'],
    [moodle, { originalName: 'BenLee-final.docx' }, 'Ben Lee'],
    [moodle, { originalName: 'ONeill, Conor (2).docx' }, 'Conor O’Neill'],
    [moodle, { originalName: 'Ana Diaz_37_assignsubmission_file_essay.docx' }, 'Ana Diaz'],
    [moodle, { originalName: 'Jose de la Pena_39_assignsubmission_file_x.docx' }, 'José de la Peña'],
    [moodle, { originalName: 'Ana Diaz peer review of Ben Lee.docx', studentName: 'Ana Diaz' }, 'Ana Diaz'],
    [canvas, { originalName: 'diazana_901_55012_essay.docx' }, 'Ana Diaz'],
    [canvas, { originalName: 'essay_2025_10_draft.docx', studentName: 'Ana Diaz' }, 'Ana Diaz'],
    [blackboard, { originalName: 'Essay 1_ADIAZ_attempt_2025-02-03-12-30-45_x.docx' }, 'Ana Diaz'],
    [
      hidden,
      { originalName: 'Participant_37_assignsubmission_file_x.docx', studentName: 'Ana Diaz' },
      'Participant 37',
    ],
  ])('among %j knows the author of %j', (list, paper, name) => {
    expect(nameOf(whose(list, paper))).toBe(name);
  });

  it('goes by the id that Canvas’s page had, also against a namesake', () => {
    const twins = [...canvas, member('Ana Diaz', { lmsId: '903' })];
    const onPage = (lmsStudent: string, studentName: string | null = 'Ana Diaz') =>
      whose(twins, { studentName, studentCorrected: true, lmsSite: 'canvas-new', lmsStudent });
    expect(onPage('903')).toMatchObject({ lmsId: '903' });
    expect(onPage('902', null)).toMatchObject({ name: 'Ben Lee' });
    expect([onPage('902'), onPage('777', 'Ben Lee')]).toEqual(['conflict', 'conflict']);
    // A discussion's page has the ids of posts, and Moodle's are not those of its worksheets.
    for (const lmsSite of ['canvas-discussion', 'moodle-assign'] as const)
      expect(whose(twins, { studentName: 'Ben Lee', lmsSite, lmsStudent: '901' })).toMatchObject({
        lmsId: '902',
      });
  });

  it('tells namesakes apart by the number that the list gives them', () => {
    const originalName = 'Ana Ruiz_42_assignsubmission_file_essay.docx';
    expect(whose(moodle, { originalName, studentName: 'Ana Ruiz' })).toBe(moodle[5]);
    expect(whose(moodle, { studentName: 'Ana Ruiz' })).toBe('namesakes');
  });

  it.each<[string, readonly ListedStudent[], Partial<AuthorEvidence>]>([
    [
      'a team with the number of a student',
      moodle,
      { originalName: 'Team Alpha_38_assignsubmission_file_x.docx', studentName: 'Team Alpha' },
    ],
    [
      'a student’s name beside another one’s number',
      moodle,
      { originalName: 'Ana Diaz_38_assignsubmission_file_x.docx', studentName: 'Ana Diaz' },
    ],
    [
      'a number that is not the student’s own',
      moodle,
      { originalName: 'Ana Diaz_77_assignsubmission_file_x.docx', studentName: 'Ana Diaz' },
    ],
    [
      'one student’s name and another one’s address',
      moodle,
      { studentName: 'Ana Diaz', studentEmail: 'ben@example.edu' },
    ],
    [
      'a stranger’s name and a student’s address',
      moodle,
      { studentName: 'Zoë Young', studentEmail: 'ben@example.edu' },
    ],
    [
      'a file called after another student',
      moodle,
      { originalName: 'Ben Lee - essay.docx', studentName: 'Ana Diaz' },
    ],
    ['a second name', moodle, { studentName: 'Ana Diaz', otherName: 'Ben Lee' }],
    [
      'another user’s number in Canvas',
      canvas,
      { originalName: 'diazana_902_55012_x.docx', studentName: 'Ana Diaz' },
    ],
    ['a group in Canvas', canvas, { originalName: 'teamalpha_902_55012_x.docx' }],
    [
      'another user’s account',
      blackboard,
      { originalName: 'Essay_blee_attempt_2025-02-03-12-30-45_x.docx', studentName: 'Ana Diaz' },
    ],
  ])('identifies no student for %s', (_, list, paper) => {
    expect(whose(list, paper)).toBe('conflict');
  });

  it('uses only the instructor’s entry if there is one', () => {
    const originalName = 'Ben Lee_38_assignsubmission_file_x.docx';
    const corrected = { originalName, studentName: 'Ana Diaz', studentCorrected: true };
    expect(nameOf(whose(moodle, corrected))).toBe('Ana Diaz');
    expect(whose(moodle, { ...corrected, studentName: null })).toBe('unnamed');
  });

  it('tells a missing name from a missing list entry', () => {
    expect(whose(moodle, {})).toBe('unnamed');
    expect(whose(moodle, { studentName: 'Zoë Young' })).toBe('unlisted');
    expect(whose([], { studentName: 'Ana Diaz' })).toBe('unlisted');
    expect(whose(moodle, { studentEmail: ' ' })).toBe('unlisted');
  });
});

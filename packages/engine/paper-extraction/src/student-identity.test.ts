import * as fc from 'fast-check';
import { cleanPaper, makePaper } from '@greenpen/test-papers';
import type { Paper } from '@greenpen/paper';
import { describe, expect, it } from 'vitest';
import { findStudent } from './student-identity.ts';
import { readPaper } from './read-paper.ts';
import { getPaper } from './testing/read-parts.ts';

const readText = async (text: string, author: string | null = null): Promise<Paper> => {
  const paper = getPaper(await readPaper({ fileName: 'a.txt', bytes: new TextEncoder().encode(text) }));
  return { ...paper, properties: { title: null, author } };
};
const body = 'A paragraph about sleep that names nobody.';

describe('file names of bulk downloads', () => {
  it.each([
    ['Maria Diaz_104512_assignsubmission_file_essay.docx', 'Maria Diaz'],
    ['Aisha El Amin_7_assignsubmission_onlinetext_onlinetext.txt', 'Aisha El Amin'],
    ['12345-67890 - Maria Diaz - Oct 3, 2025 1159 PM - essay.docx', 'Maria Diaz'],
    ['12345-67890 - Anna-Lena O’Neil - September 13, 2025 859 AM - My paper.pdf', 'Anna-Lena O’Neil'],
    ['Essay 1_maria.diaz_attempt_2025-10-03-11-59-00_essay.docx', 'Maria Diaz'],
    ['Maria Diaz_104512_assignsubmission_file_/essay.docx', 'Maria Diaz'],
    ['\u202EMaria \u200BDiaz_104512_assignsubmission_file_essay.docx', 'Maria Diaz'],
    ['C:\\downloads\\Maria Diaz_104512_assignsubmission_file_essay.docx', 'Maria Diaz'],
    ['Mary-Jo O’Neill_42_assignsubmission_onlinetext_.txt', 'Mary-Jo O’Neill'],
    ['48321-90112 - Ana Diaz - Feb 3, 2025 1230 PM - Essay 1.docx', 'Ana Diaz'],
    ['48321-90112 - Mary-Jo Smith - March 14, 2025 9:05 AM - final.pdf', 'Mary-Jo Smith'],
  ])('reads %s', async (fileName, name) => {
    expect(findStudent({ fileName, paper: await readText(body) }).name).toBe(name);
  });

  it.each([
    'diazmaria_12345_67890_essay.docx',
    'diazmaria_LATE_12345_67890_essay.docx',
    'diazmaria2_12345_67890_essay-1.docx',
    'Essay 1_mdiaz_attempt_2025-10-03-11-59-00_essay.docx',
  ])('spells %s as the title page does', async (fileName) => {
    const paper = await readText(`On Sleep\n\nJoe Ray\n\n${body}`, 'Maria Diaz');
    expect(findStudent({ fileName, paper }).name).toBe('Maria Diaz');
  });

  it.each([
    'essay_final_v2.docx',
    'PSY 210 paper.docx',
    'Diaz_essay.docx',
    '2025-10-03.docx',
    '../../etc/passwd',
  ])('reads no name out of %s', async (fileName) => {
    expect(findStudent({ fileName, paper: await readText(body) }).name).toBeNull();
  });
});

describe('names that students choose for their files', () => {
  it.each([
    ['Maria Lopez - essay.docx', 'Maria Lopez'],
    ['essay – Maria Lopez (final).docx', 'Maria Lopez'],
    ['Lopez, Maria - PSY 210.docx', 'Maria Lopez'],
    ['Lopez_Maria_essay.txt', 'Lopez Maria'],
    ['Maria_Lopez_essay_v2.docx', 'Maria Lopez'],
    ['MariaLopez_final_draft.pdf', 'Maria Lopez'],
    ['José de la Cruz - Week 3 Essay.docx', 'José de la Cruz'],
  ])('reads %s', async (fileName, name) => {
    const found = findStudent({ fileName, paper: await readText(body) });
    expect(found).toEqual({ name, email: null, otherName: null });
  });

  it.each([
    'Sleep Habits - Final Draft.docx',
    'Night_Owls_essay.docx',
    'Moby Dick - essay.docx',
    'week_1_2_essay.docx',
    'Essay 1 - Final.docx',
    'Scan 2025.pdf',
    'my paper (1).docx',
  ])('reads no name out of %s', async (fileName) => {
    const paper = await readText(`On Whales\n\nMoby Dick is a book about night owls and sleep.`);
    expect(findStudent({ fileName, paper }).name).toBeNull();
  });
});

/** A title page by this author. */
const page = (name: string) => `On Sleep\n\n${name}\n\nPSY 210\n\nLakeview University\n\n${body}`;

describe('a second name', () => {
  it.each([
    ['Ana Diaz_37_assignsubmission_file_essay.docx', 'Ben Lee', 'Ana Diaz', 'Ben Lee'],
    ['Team Alpha_37_assignsubmission_file_essay.docx', 'Ben Lee', 'Team Alpha', 'Ben Lee'],
    ['12-34 - Ana Diaz - Feb 3, 2025 1230 PM - essay.docx', 'Ben Lee', 'Ana Diaz', 'Ben Lee'],
    ['Ana Diaz - essay.docx', 'Ben Lee', 'Ben Lee', 'Ana Diaz'],
    ['Diaz_Ana_essay.docx', 'Ben Lee', 'Ben Lee', 'Diaz Ana'],
    ['diazana_901_55012_essay.docx', 'Ben Lee', 'Ben Lee', 'diazana'],
  ])('is given where %s was written by %s', async (fileName, onPage, name, otherName) => {
    expect(findStudent({ fileName, paper: await readText(page(onPage)) })).toMatchObject({ name, otherName });
  });

  it.each([
    ['Ana Diaz_37_assignsubmission_file_essay.docx', 'Ana Diaz'],
    ['Ana Díaz_37_assignsubmission_file_essay.docx', 'ANA DIAZ'],
    ['Jennifer Smith_37_assignsubmission_file_essay.docx', 'Jenny Smith'],
    ['Ana Diaz_37_assignsubmission_file_essay.docx', 'Ana Maria Diaz'],
    ['Conor ONeill_37_assignsubmission_file_essay.docx', 'Conor O’Neill'],
    ['Tom Reed_37_assignsubmission_file_essay.docx', 'Maria Diaz and Tom Reed'],
    ['Participant_37_assignsubmission_file_essay.docx', 'Ana Diaz'],
    ['Essay 1_s1234567_attempt_2025-10-03-11-59-00_essay.docx', 'Ana Diaz'],
    ['diazana_901_55012_essay.docx', 'Ana Sofia Diaz'],
    ['diazana_901_55012_essay.docx', 'Ana Diaz'],
    ['Lopez_Maria_essay.docx', 'Maria Lopez'],
    ['Night_Owls_essay.docx', 'Ana Diaz'],
    ['essay.docx', 'Ana Diaz'],
  ])('is not given where %s was written by %s', async (fileName, onPage) => {
    const paper = await readText(`${page(onPage)} It is about night owls.`);
    expect(findStudent({ fileName, paper }).otherName).toBeNull();
  });

  it('is never the name of another student’s download inside of one', async () => {
    const fileName = 'Ana Diaz_37_assignsubmission_file/Ben Lee_38_assignsubmission_file_essay.docx';
    expect(findStudent({ fileName, paper: await readText(body) }).name).toBe('Ana Diaz');
  });
});

describe('title pages', () => {
  it.each([
    [
      'Sleep and Screens\n\nMaria Diaz\n\nDepartment of Psychology, Lakeview University\n\nPSY 210',
      'Maria Diaz',
    ],
    ['Maria Diaz\nProfessor Ono\nEnglish 101\n3 October 2025\n\nSleep and Screens', 'Maria Diaz'],
    ['Sleep Deprivation\n\nMaria Diaz\n\nPSY 210\n\nOctober 3, 2025', 'Maria Diaz'],
    ['Sleep and Screens\n\nMaria Diaz, RN, and Tom Reed\n\nLakeview University', 'Maria Diaz'],
    ['Maria Diaz and Tom Reed\nDr. Ono\nSleep', 'Maria Diaz'],
    ['Sleep and Screens\n\nMaria Diaz, Tom Reed, and Ana Sol\n\nLakeview University', 'Maria Diaz'],
    ['Sleep and Screens\n\nMaria Diaz, Tom Reed\n\nLakeview University', 'Maria Diaz'],
    ['Sleep and Screens\n\nMaria Diaz, and Tom Reed\n\nLakeview University', 'Maria Diaz'],
    ['Name: Maria Diaz\nWeek 3 Essay', 'Maria Diaz'],
    ['Annotated Bibliography: School Gardens\n\nMaria Diaz\nEDU 200\nMay 6, 2024', 'Maria Diaz'],
    ['The Cost of College\n\nMaria Diaz\n\nPSY 101', 'Maria Diaz'],
    ['Assignment 3\n\nMaria Diaz\n\nPSY 101', 'Maria Diaz'],
    ['Student Name: DIAZ, MARIA', 'Maria Diaz'],
    ['Name: John Smith, Jr.\nWeek 3 Essay', 'John Smith, Jr.'],
    ['Name: Conor O`Neill\nWeek 3 Essay', 'Conor O`Neill'],
    ['Sleep and Screens\nBy Ludwig van der Berg', 'Ludwig van der Berg'],
    ['Submitted by: Maria Diaz\nmaria@example.edu', 'Maria Diaz'],
  ])('finds the author of %s', async (head, name) => {
    expect(findStudent({ fileName: 'a.docx', paper: await readText(`${head}\n\n${body}`) }).name).toBe(name);
  });

  it.each([
    'By the end of the term, students slept less.',
    'Sleep and Screens\n\nThe Role of Light\n\nLight matters to sleep.',
    'Author note\n\nWords.',
    'Student–Teacher Relationships\n\nTrust grows slowly in a class.',
    'Climate Change\n\nLakeview University\n\nClimate Change\n\nThe climate changes.',
  ])('finds no author in %s', async (text) => {
    expect(findStudent({ fileName: 'a.docx', paper: await readText(text) }).name).toBeNull();
  });

  const essay =
    'Many students believe that they can learn all night and sleep later. This paper shows how sleep shapes memory, ' +
    'because the brain sorts in the night what it took in during the day. It asks what night owls lose by that.';
  const headOf = (lines: readonly string[], gap: string) => `${lines.join(gap)}\n\n${essay}`;
  const title = 'How Sleep Shapes Memory';
  const metas = [
    'PSY 101',
    'PSY101: Introduction to Psychology',
    'Psychology 101',
    'March 4, 2024',
    '4 March 2024',
    '3/4/2024',
    'Fall 2024',
    'Professor Okafor',
    'Dr. Ada Okafor',
    'Section 4',
    'Lakeview University',
  ] as const;
  const people = [
    'Mara Sample',
    'José de la Cruz',
    'Will Young',
    'Li-Na O’Neil',
    'Anna B. Lindqvist',
  ] as const;
  const noPeople = [
    'The Night Shift',
    'A Short Review',
    'Night Owls',
    'Memory and Sleep',
    'Introduction to Psychology',
    'Department of Biology',
    'Social Anxiety',
    'Memory Consolidation',
    'Week Three Essay',
  ] as const;
  const someMetas = fc.shuffledSubarray([...metas], { minLength: 1, maxLength: 3 });
  const gaps = fc.constantFrom('\n', '\n\n');

  it('finds a name between title and course, instructor or date', async () => {
    const heads = fc.record({ name: fc.constantFrom(...people), below: someMetas, gap: gaps });
    await fc.assert(
      fc.asyncProperty(heads, async ({ name, below, gap }) => {
        const paper = await readText(headOf([title, name, ...below], gap));
        expect(findStudent({ fileName: 'a.txt', paper }).name).toBe(name);
      }),
      { numRuns: 60 },
    );
  });

  it('takes no title, course, institution, instructor or date for a name', async () => {
    const line = fc.constantFrom(...noPeople, ...metas, title);
    const heads = fc.record({ lines: fc.uniqueArray(line, { minLength: 1, maxLength: 6 }), gap: gaps });
    await fc.assert(
      fc.asyncProperty(heads, async ({ lines, gap }) => {
        const paper = await readText(headOf(lines, gap));
        expect(findStudent({ fileName: 'a.txt', paper }).name).toBeNull();
      }),
      { numRuns: 200 },
    );
  });

  it('looks past the name of a course for the student’s', async () => {
    const paper = await readText(
      headOf([title, 'Mara Sample', 'Introduction to Psychology', 'March 4, 2024'], '\n'),
    );
    expect(findStudent({ fileName: 'a.txt', paper }).name).toBe('Mara Sample');
  });

  it('writes accents as one letter each, however the file writes them', async () => {
    const paper = await readText(
      `Sleep and Screens\n\n${'José Müller'.normalize('NFD')}\n\nLakeview University\n\n${body}`,
    );
    expect(findStudent({ fileName: 'a.docx', paper }).name).toBe('José Müller');
  });

  it('finds the student’s address and not the instructor’s', async () => {
    const paper = await readText(`Dr. Ono, ono@example.edu\nMaria Diaz\n\n${body}`);
    expect(findStudent({ fileName: 'a.docx', paper }).email).toBeNull();
    const both = await readText(`Maria Diaz\nono@example.edu\nmdiaz@example.edu\nPSY 210\n\n${body}`);
    expect(findStudent({ fileName: 'a.docx', paper: both }).email).toBe('mdiaz@example.edu');
  });

  it('finds an address', async () => {
    const paper = await readText(`Maria Diaz\nmaria.diaz@students.example.edu\n\n${body}`);
    expect(findStudent({ fileName: 'a.docx', paper }).email).toBe('maria.diaz@students.example.edu');
  });

  it.each(['docx', 'pdf', 'txt'] as const)('finds the author of the sample paper as %s', async (format) => {
    const paper = getPaper(await readPaper(await cleanPaper(format)));
    expect(findStudent({ fileName: 'a', paper }).name).toBe('Maria Diaz');
  });

  it('finds the authors of made papers, whose file names are squeezed', async () => {
    for (const seed of [4, 5, 6]) {
      const made = await makePaper({ seed, format: 'docx' });
      expect(findStudent({ ...made, paper: getPaper(await readPaper(made)) }).name).toBe(made.student);
    }
  });
});

describe('document authors', () => {
  it.each([
    ['Maria Diaz', 'Maria Diaz'],
    ['Diaz, Maria', 'Maria Diaz'],
    ['Microsoft Office User', null],
    ['python-docx', null],
    ['Un-named', null],
    ['mdiaz', null],
  ])('takes %s for %s', async (author, name) => {
    expect(findStudent({ fileName: 'a.docx', paper: await readText(body, author) }).name).toBe(name);
  });
});

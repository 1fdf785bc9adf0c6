import type { ClassMember, Submission } from '@greenpen/gradebook';
import { marksSystems } from '@greenpen/api-contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { member, paper } from '../testing/sample-marks.ts';
import { ClassList } from './class-list.ts';
import { confirmMarks } from './confirm-marks.ts';
import { identifiersFor } from './identifiers.ts';
import type { MarkedPaper, MarksSystem } from './marked-paper.ts';

type Facts = Partial<Submission> & { readonly id: string };

const ana = member({ id: 'm1', email: 'ana@example.edu', lmsId: 'Participant 37', loginId: 'adiaz' });
const ben = member({
  id: 'm2',
  name: 'Ben Lee',
  email: 'ben@example.edu',
  lmsId: 'Participant 38',
  loginId: 'blee',
});
const list = [ana, ben];
const bens = { studentName: 'Ben Lee', id: '2' };

/** The result for each paper: its identifiers, or why it is held back. */
function told(system: MarksSystem, facts: readonly Facts[], members: readonly ClassMember[] = list) {
  const classList = new ClassList(members);
  return tell(
    system,
    facts.map((one) => paper(one, classList)),
  );
}

function tell(system: MarksSystem, chosen: readonly MarkedPaper[], all = chosen) {
  const { marks, held } = confirmMarks(system, { chosen, all });
  return Object.fromEntries([
    ...marks.map((mark) => [mark.submission.id, identifiersFor(system, mark).join(' ')] as const),
    ...held.map(({ paper: one, reason }) => [one.submission.id, reason] as const),
  ]);
}

const moodleName = (name: string, number: number) => `${name}_${30 + number}_assignsubmission_file_x.docx`;

describe('confirmMarks', () => {
  it('writes what the class list confirms', () => {
    const papers = [{ id: '1' }, bens];
    expect(told('moodle', papers)).toEqual({ 1: 'Participant 37', 2: 'Participant 38' });
    expect(told('moodle-gradebook', papers)).toEqual({ 1: 'ana@example.edu', 2: 'ben@example.edu' });
    expect(told('blackboard', papers)).toEqual({ 1: 'adiaz', 2: 'blee' });
  });

  it('does not give a team’s mark to the participant with the team’s number', () => {
    const team = {
      id: '1',
      originalName: 'Team Alpha_38_assignsubmission_file_x.docx',
      studentName: 'Team Alpha',
    };
    expect(told('moodle', [team])).toEqual({ 1: 'two-names' });
    expect(told('moodle', [{ ...team, originalName: 'Team Alpha_99_assignsubmission_file_x.docx' }])).toEqual(
      {
        1: 'not-on-list',
      },
    );
    expect(told('moodle', [team], [])).toEqual({ 1: 'no-class-list' });
  });

  it('ignores a number that is only in a file name', () => {
    const crafted = { id: '1', originalName: 'Ana Diaz_38_assignsubmission_file_x.docx' };
    expect(told('moodle', [crafted, bens])).toMatchObject({ 1: 'two-names' });
    expect(told('moodle', [crafted], [])).toEqual({ 1: 'no-class-list' });
    expect(told('moodle', [crafted], [member({ id: 'm1' })])).toEqual({ 1: 'no-identifier' });
  });

  it('holds back both files of one submission, and counts a later attempt', () => {
    const essay = { id: '1', originalName: 'Ana Diaz_37_assignsubmission_file_essay.docx' };
    const appendix = { id: '2', originalName: 'Ana Diaz_37_assignsubmission_file_appendix.docx' };
    for (const system of marksSystems.filter((one) => one !== 'plain')) {
      expect(told(system, [essay, appendix])).toEqual({ 1: 'two-papers', 2: 'two-papers' });
    }
    const later = { ...appendix, uploadedAt: new Date(2000), completedAt: new Date(3000) };
    expect(told('moodle', [essay, later])).toEqual({ 1: 'older-attempt', 2: 'Participant 37' });
    expect(Object.keys(told('plain', [essay, appendix]))).toHaveLength(2);
  });

  it('looks at a student’s other papers that were not chosen', () => {
    const [essay, appendix] = [paper({ id: '1' }, list), paper({ id: '2' }, list)];
    expect(tell('moodle', [appendix], [essay, appendix])).toEqual({ 2: 'two-papers' });
  });

  it('holds back namesakes that cannot be distinguished', () => {
    const twins = [
      ana,
      { ...ana, id: 'm3', email: 'ana2@example.edu', lmsId: 'Participant 39', loginId: 'ad2' },
    ];
    expect(told('canvas', [{ id: '1' }], twins)).toEqual({ 1: 'namesakes' });
    expect(told('moodle', [{ id: '1', studentEmail: 'ana2@example.edu' }], twins)).toEqual({
      1: 'Participant 39',
    });
    expect(told('canvas', [{ id: '1' }, { id: '2' }], [])).toEqual({ 1: 'namesakes', 2: 'namesakes' });
    const addressed = [
      { id: '1', studentEmail: 'one@example.edu' },
      { id: '2', studentEmail: 'two@example.edu' },
    ];
    expect(told('canvas', addressed, [])).toEqual({ 1: 'shared-identifier', 2: 'shared-identifier' });
    expect(told('moodle-gradebook', addressed, [])).toEqual({ 1: 'one@example.edu', 2: 'two@example.edu' });
  });

  it('tells namesakes apart by the ids that the extension read in Canvas', () => {
    const ofAna = { id: '1', lmsSite: 'canvas-new', lmsStudent: '901' } as const;
    const ofOther = { ...ofAna, id: '2', lmsStudent: '902' };
    expect(told('canvas', [ofAna, ofOther], [])).toEqual({ 1: '901', 2: '902' });
    expect(told('canvas', [ofAna, { id: '2' }], [])).toEqual({ 1: 'namesakes', 2: 'namesakes' });
  });

  it('leaves no row without an address in Moodle’s gradebook, which would refuse the file', () => {
    expect(told('moodle-gradebook', [{ id: '1' }, bens], [{ ...ana, email: null }, ben])).toEqual({
      1: 'no-identifier',
      2: 'ben@example.edu',
    });
  });

  it('holds back two people with one address, on the list or on papers', () => {
    const shared = [ana, { ...ben, email: 'ana@example.edu' }];
    expect(told('moodle-gradebook', [{ id: '1' }, bens], shared)).toEqual({
      1: 'no-identifier',
      2: 'no-identifier',
    });
    const papers = [
      { id: '1', studentEmail: 'ana@example.edu' },
      { ...bens, studentEmail: 'ANA@example.edu', uploadedAt: new Date(2000) },
    ];
    expect(told('moodle-gradebook', papers, [])).toEqual({ 1: 'namesakes', 2: 'namesakes' });
  });

  it('holds back a paper that names two people, until the instructor decides', () => {
    const doubtful = { id: '1', otherName: 'Ben Lee' };
    expect(told('canvas', [doubtful])).toEqual({ 1: 'two-names' });
    const originalName = 'Ben Lee_38_assignsubmission_file_x.docx';
    expect(told('moodle', [{ id: '1', originalName, studentCorrected: true }])).toEqual({
      1: 'Participant 37',
    });
  });

  it('ignores the worksheet of another assignment', () => {
    const other = { id: '1', originalName: 'Ana Diaz_77_assignsubmission_file_a.txt' };
    const same = { id: '1', originalName: 'Ana Diaz_37_assignsubmission_file_a.txt' };
    expect(told('moodle', [other, bens])).toEqual({ 1: 'two-names', 2: 'other-worksheet' });
    expect(told('moodle', [same, bens])).toEqual({ 1: 'Participant 37', 2: 'Participant 38' });
  });

  it('refuses a worksheet of several assignments', () => {
    const second = { id: 'b', week: 2, title: 'Report', maxPoints: 10 };
    expect(() => told('moodle', [{ id: '1' }, { id: '2', courseAssignment: second }])).toThrow(
      'ONE_ASSIGNMENT_ONLY',
    );
  });

  it('reports students without a list entry and papers without a name', () => {
    expect(told('canvas', [{ id: '1', studentName: 'Zoë Young' }])).toEqual({ 1: 'not-on-list' });
    expect(told('canvas', [{ id: '1', studentName: null }])).toEqual({ 1: 'unnamed' });
    expect(told('canvas', [{ id: '1', studentName: null }], [])).toEqual({ 1: 'unnamed' });
  });
});

describe('whatever class and whatever files', () => {
  type Person = ClassMember & { readonly username: string };
  type Written = { readonly facts: Facts; readonly author: ClassMember | null };

  const firstNames = fc.constantFrom('Ana', 'Ben', 'José', 'Zoë');
  const lastNames = fc.constantFrom('Diaz', 'Lee', 'O’Neill', 'de la Cruz');

  /** Some without address, number or account, and with names that others have. */
  const people = fc
    .array(fc.record({ first: firstNames, last: lastNames, gaps: fc.integer({ min: 0, max: 15 }) }), {
      minLength: 1,
      maxLength: 7,
    })
    .map((all) =>
      all.map(({ first, last, gaps }, index): Person => {
        const has = (bit: number): boolean => Math.floor(gaps / bit) % 2 === 0;
        const name = `${first} ${last}`;
        const username = `user${index}`;
        return {
          ...member({
            id: `m${index}`,
            name,
            email: has(1) ? `s${index}@example.edu` : null,
            lmsId: has(2) ? `Participant ${30 + index}` : '',
            loginId: has(4) ? username : '',
            sisId: has(8) ? `S${index}` : '',
          }),
          username,
        };
      }),
    );

  /** A paper by one of them, or by a team that has somebody's number, under one name or another. */
  function papersOf(class_: readonly Person[]): fc.Arbitrary<readonly Written[]> {
    const index = fc.nat({ max: class_.length - 1 });
    const kind = fc.constantFrom(
      'plain',
      'moodle',
      'blackboard',
      'team',
      'other-number',
      'other-name',
      'chosen',
    );
    const one = fc.record({
      author: index,
      other: index,
      kind,
      saysAddress: fc.boolean(),
      late: fc.boolean(),
    });
    return fc.array(one, { minLength: 1, maxLength: 8 }).map((all) =>
      all.map(({ author, other, kind: how, saysAddress, late }, at): Written => {
        const [by, someone] = [class_[author] ?? ana, class_[other] ?? ana];
        const names: Record<typeof how, string> = {
          plain: 'essay.docx',
          moodle: moodleName(by.name, author),
          blackboard: `Essay_user${author}_attempt_2025-02-03-12-30-45_x.docx`,
          team: moodleName('Team Alpha', other),
          // A student who shares the name would really have that number.
          'other-number': moodleName(by.name, by.name === someone.name ? author : other),
          'other-name': moodleName(someone.name, other),
          chosen: `${someone.name} - essay.docx`,
        };
        const isOther = someone.name !== by.name;
        const facts: Facts = {
          id: `p${at}`,
          originalName: names[how],
          studentName: how === 'team' ? 'Team Alpha' : how === 'other-name' ? someone.name : by.name,
          studentEmail: saysAddress && how !== 'team' ? by.email : null,
          otherName: how === 'other-name' && isOther ? by.name : null,
          uploadedAt: new Date(late ? 5000 + at : at),
          completedAt: new Date(late ? 9000 : 2000),
        };
        const isUnknowable = (how === 'other-name' || how === 'chosen') && !isOther && someone !== by;
        return {
          facts: isUnknowable ? { ...facts, originalName: 'essay.docx' } : facts,
          author: how === 'team' ? null : by,
        };
      }),
    );
  }

  const cases = people.chain((class_) => papersOf(class_).map((papers) => ({ class_, papers })));
  const systems = fc.constantFrom(...marksSystems.filter((one) => one !== 'plain'));

  it('no row carries an identifier of another person, nor one identifier two rows', () => {
    let written = 0;
    fc.assert(
      fc.property(cases, systems, fc.boolean(), ({ class_, papers }, system, hasList) => {
        const classList = new ClassList(hasList ? class_ : []);
        const chosen = papers.map(({ facts }) => paper(facts, classList));
        const authors = new Map(papers.map(({ facts, author }) => [facts.id, author]));
        const { marks, held } = confirmMarks(system, { chosen, all: chosen });
        expect(marks.length + held.length).toBe(chosen.length);
        const seen = new Set<string>();
        for (const mark of marks) {
          const author = authors.get(mark.submission.id) ?? null;
          for (const id of identifiersFor(system, mark)) {
            written += 1;
            expect(seen.has(id)).toBe(false);
            seen.add(id);
            // Without a list Canvas gets a team's own name, which is no student's.
            const own =
              author === null
                ? ['Team Alpha']
                : [author.name, author.email, author.lmsId, author.loginId, author.sisId];
            expect(own).toContain(id);
          }
        }
      }),
      { numRuns: 1500 },
    );
    expect(written).toBeGreaterThan(500);
  });
});

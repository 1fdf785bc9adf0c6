import { ExpectedError } from '@greenpen/grading';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseClassList } from './students.route.ts';
import { readCsv } from './read-csv.ts';

const ana = { name: 'Ana Diaz', email: 'ana@example.edu' };
const zoe = { name: 'Zoë Lee', email: null };

describe('parseClassList', () => {
  it.each([
    ['name and address', 'Name,Email\nAna Diaz,Ana@example.edu\nZoë Lee,\n'],
    [
      'two columns of names',
      'ID,First name,Last name,E-mail\r\n1,Ana,Diaz,ana@example.edu\r\n2,Zoë,Lee,\r\n',
    ],
    ['surnames first', '\uFEFFStudent,SIS Login ID\n"Diaz, Ana",ana@example.edu\n"Lee, Zoë",zlee\n'],
    ['semicolons', 'Full name;Email address\nAna Diaz;ana@example.edu\nZoë Lee;'],
    ['tabs without a header', 'Ana Diaz\tana@example.edu\nZoë Lee\t'],
    ['addresses first', 'ana@example.edu,Ana  Diaz\n,Zoë Lee'],
  ])('reads %s', async (_, csv) => {
    const { students, refused } = await parseClassList(csv);
    expect(students.map(({ name, email }) => ({ name, email }))).toEqual([ana, zoe]);
    expect(refused).toEqual([]);
  });

  it("keeps Canvas's student ids and skips its row of points", async () => {
    const csv =
      'Student,ID,SIS User ID,SIS Login ID,Section,Essay (55)\n    Points Possible,,,,,50\n"Diaz, Ana",901,S1,ana@example.edu,A,\n';
    expect(await parseClassList(csv)).toEqual({
      students: [{ ...ana, lmsId: '901', sisId: 'S1', loginId: 'ana@example.edu', section: 'A' }],
      refused: [],
    });
  });

  it("keeps the identifiers of Moodle's grading worksheet", async () => {
    const csv =
      'Identifier,"Full name","Email address",Status,Grade\n"Participant 4711","Ana Diaz",ana@example.edu,"No submission",\n';
    expect(await parseClassList(csv)).toEqual({
      students: [{ ...ana, lmsId: 'Participant 4711' }],
      refused: [],
    });
  });

  it('keeps a suffix behind the name', async () => {
    const csv = 'Name\n"John Smith, Jr."\n"Smith, John, III"\n"Smith Jr., John"\n';
    const { students } = await parseClassList(csv);
    expect(students.map(({ name }) => name)).toEqual([
      'John Smith, Jr.',
      'John Smith, III',
      'John Smith Jr.',
    ]);
  });

  it('takes the numbers of a worksheet on which Moodle hides the names', async () => {
    expect((await parseClassList('Identifier,Status,Grade\nParticipant 37,Submitted,\n')).students).toEqual([
      { name: 'Participant 37', email: null, lmsId: 'Participant 37' },
    ]);
  });

  it('uses the address if there is no name, and reports rows that name nobody', async () => {
    expect(await parseClassList('Name,Email\n,ana@example.edu\n\n,none\n')).toEqual({
      students: [{ name: 'ana@example.edu', email: 'ana@example.edu' }],
      refused: [{ row: 4, message: 'There is no name and no e-mail address.' }],
    });
  });

  it('reads any text or refuses it as a whole', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 300 }), async (csv) => {
        const outcome = await parseClassList(csv).then(
          () => 'read',
          (error: unknown) => (error instanceof ExpectedError ? error.code : error),
        );
        expect(['read', 'CLASS_LIST_UNREADABLE']).toContain(outcome);
      }),
    );
  });

  it.each([
    [
      'a quotation mark that is never closed',
      'Name,Email\n"Ana Diaz,ana@example.edu\nZoë Lee,',
      'UNREADABLE',
    ],
    ['text behind a closing quotation mark', 'Name,Email\n"Ana" Diaz,ana@example.edu', 'UNREADABLE'],
    ['more than 5,000 rows', `Name\n${'Ana Diaz\n'.repeat(5001)}`, 'TOO_LONG'],
    ['more than 500 columns', `Name${',points'.repeat(500)}`, 'TOO_LONG'],
    ['a cell of more than 10,000 characters', `Name,Notes\nAna,"${'a'.repeat(10_001)}"`, 'TOO_LONG'],
    ['a row of more than 100,000 characters', `Name\n"${'a'.repeat(105_000)}`, 'TOO_LONG'],
  ])('refuses %s', async (_, csv, reason) => {
    await expect(parseClassList(csv)).rejects.toMatchObject({ code: `CLASS_LIST_${reason}` });
  });

  it('reads a list at its limits', async () => {
    const rows = `"Diaz, Ana",ana@example.edu${',9'.repeat(20)}\n`.repeat(4999);
    const { students } = await parseClassList(`Student,SIS Login ID${',Essay'.repeat(20)}\n${rows}`);
    expect(students).toHaveLength(4999);
  });
});

/** The longest time in milliseconds that parsing a text blocked the event loop. */
async function longestBlock(csv: string): Promise<number> {
  let longestMs = 0;
  let last = performance.now();
  const note = (): void => {
    const now = performance.now();
    longestMs = Math.max(longestMs, now - last);
    last = now;
    next = setImmediate(note);
  };
  let next = setImmediate(note);
  await parseClassList(csv).catch(() => undefined);
  clearImmediate(next);
  note();
  clearImmediate(next);
  return longestMs;
}

describe('a long class list', () => {
  // ASVS-1.2.9
  it.each([
    ['quotation marks', `name,email\na${'"'.repeat(490_000)}`],
    ['quotation marks at the start of a cell', `name,email\n${'"'.repeat(490_000)}`],
    ['spaces before a quotation mark', `name,email\n${' "'.repeat(245_000)}`],
    ['blank lines', '\n'.repeat(490_000)],
    ['blank lines under a row of two cells', `a,${'\n'.repeat(490_000)}`],
    ['blank rows under a row of three cells', `a,b,c\n${',\n'.repeat(245_000)}`],
    ['separators', `name${',\n'.repeat(245_000)}`],
    ['empty cells', `name\n${','.repeat(490_000)}`],
    ['quotation marks on lines', '"\n'.repeat(245_000)],
    ['quoted separators on lines', '","\n'.repeat(122_500)],
    ['short rows', 'a\n'.repeat(245_000)],
    ['short rows that look like addresses', 'x@y\n'.repeat(122_500)],
    ['addresses', `name,email\n${'a,a@example.edu\n'.repeat(30_000)}`],
  ])('of nothing but %s lets other requests run in between', async (_, csv) => {
    // Quadratic work would take minutes here; a slice takes a few milliseconds.
    expect(await longestBlock(csv)).toBeLessThan(1000);
  });
});

describe('readCsv', () => {
  it('lets other requests run after a few hundred rows, however short they are', async () => {
    let most = 0;
    let rows = 0;
    const note = (): void => {
      rows = 0;
      next = setImmediate(note);
    };
    let next = setImmediate(note);
    for await (const { cells } of readCsv('a\n'.repeat(5000))) {
      rows += cells.length;
      most = Math.max(most, rows);
    }
    clearImmediate(next);
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThan(1100);
  });

  it('stops at the first row too many', async () => {
    let last = 0;
    const read = async (): Promise<void> => {
      for await (const { row } of readCsv('a\n'.repeat(245_000))) last = row;
    };
    await expect(read()).rejects.toMatchObject({ code: 'CLASS_LIST_TOO_LONG' });
    expect(last).toBe(5000);
  });

  it('gives back every cell that was written', async () => {
    const cell = fc.stringMatching(/^[a-z",;\n]{1,8}$/u).filter((text) => text.trim() === text);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(cell, cell), { minLength: 1 }), async (rows) => {
        const quoted = rows.map((row) => row.map((text) => `"${text.replaceAll('"', '""')}"`).join(','));
        const read: (readonly string[])[] = [];
        for await (const { cells } of readCsv(['"a","b"', ...quoted].join('\n'))) read.push(cells);
        expect(read.slice(1)).toEqual(rows);
      }),
    );
  });
});

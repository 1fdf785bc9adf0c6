import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completedIds, toBatches, toLocalFile, withOutcome, withStatus } from './local-files.ts';

const localFile = (name: string, size = 100) => toLocalFile({ name, size }, null);

describe('withOutcome', () => {
  it('gives the refused file its reason and the others their assignments in order', () => {
    const files = [localFile('a.pdf'), localFile('b.pdf'), localFile('c.pdf')];
    const after = withOutcome(files, files, {
      assignments: [{ id: '1' }, { id: '2' }],
      refused: [{ name: 'b.pdf', message: 'The file is encrypted.' }],
      duplicates: [],
    });
    expect(after.map(({ status }) => status)).toEqual([
      { kind: 'completed', assignmentId: '1' },
      { kind: 'error', reason: 'The file is encrypted.', retry: false },
      { kind: 'completed', assignmentId: '2' },
    ]);
    expect(completedIds(after)).toEqual(['1', '2']);
  });

  it('refuses only one of two files with the same name when one was refused', () => {
    const files = [localFile('a.pdf'), localFile('a.pdf')];
    const after = withOutcome(files, files, {
      assignments: [{ id: '1' }],
      refused: [{ name: 'a.pdf', message: 'Damaged.' }],
      duplicates: [],
    });
    expect(after.map(({ status }) => status.kind)).toEqual(['error', 'completed']);
  });

  it('leaves files of other batches alone', () => {
    const [first, second] = [localFile('a.pdf'), localFile('b.pdf')];
    const after = withOutcome([first, second], [first], {
      assignments: [{ id: '1' }],
      refused: [],
      duplicates: [],
    });
    expect(after[1]).toEqual(second);
  });

  it('says of a file that was here before what it equals', () => {
    const files = [localFile('a.pdf'), localFile('b.pdf')];
    const after = withOutcome(files, files, {
      assignments: [{ id: '2' }],
      refused: [],
      duplicates: [{ name: 'a.pdf', assignment: { id: '1' } }],
    });
    expect(after.map(({ status }) => status)).toEqual([
      { kind: 'duplicate', assignmentId: '1' },
      { kind: 'completed', assignmentId: '2' },
    ]);
    expect(completedIds(after)).toEqual(['2']);
  });

  it('lets a file be sent again that the server forgot', () => {
    const files = [localFile('a.pdf')];
    const [after] = withOutcome(files, files, { assignments: [], refused: [], duplicates: [] });
    expect(after?.status).toMatchObject({ kind: 'error', retry: true });
  });
});

describe('withStatus', () => {
  it('changes only the files that are named', () => {
    const [first, second] = [localFile('a.pdf'), localFile('b.pdf')];
    const after = withStatus([first, second], new Set([second.id]), { kind: 'uploading' });
    expect(after.map(({ status }) => status.kind)).toEqual(['ready', 'uploading']);
  });
});

describe('toBatches', () => {
  it('keeps every file once and in order, in batches within the limits', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 10 * 1024 * 1024 }), { maxLength: 60 }), (sizes) => {
        const files = sizes.map((size, index) => localFile(`${index}.pdf`, size));
        const batches = toBatches(files);
        expect(batches.flat()).toEqual(files);
        for (const batch of batches) {
          expect(batch.length).toBeLessThanOrEqual(10);
          expect(batch.reduce((sum, { file }) => sum + file.size, 0)).toBeLessThanOrEqual(20 * 1024 * 1024);
        }
      }),
    );
  });
});

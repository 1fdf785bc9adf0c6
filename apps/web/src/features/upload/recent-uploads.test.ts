import { describe, expect, it } from 'vitest';
import { toLocalFile, type LocalFile } from './local-files.ts';
import { withUploaded } from './recent-uploads.ts';

const now = Date.parse('2026-09-01T10:00:00Z');
const nowhere = { courseId: '', courseAssignmentId: '' };

const uploaded = (id: string, originalName: string, status: 'pending' | 'completed' = 'pending') => ({
  id,
  originalName,
  fileSize: 100,
  status,
  uploadedAt: '2026-09-01T09:55:00Z',
  course: null,
  courseAssignment: null,
});

const chosen = (name: string, size = 100) => toLocalFile({ name, size }, null);
const kindsOf = (files: readonly LocalFile<{ name: string; size: number }>[]) =>
  files.map(({ status }) => status.kind);

describe('withUploaded', () => {
  it('counts as safe what waits on the server for its grading', () => {
    const after = withUploaded([chosen('a.txt'), chosen('b.txt')], [uploaded('1', 'a.txt')], {
      target: nowhere,
      now,
    });
    expect(after.map(({ status }) => status)).toEqual([
      { kind: 'completed', assignmentId: '1' },
      { kind: 'ready' },
    ]);
  });

  it('tells of what was graded already instead of sending it again', () => {
    const [after] = withUploaded([chosen('a.txt')], [uploaded('1', 'a.txt', 'completed')], {
      target: nowhere,
      now,
    });
    expect(after?.status).toMatchObject({
      kind: 'error',
      isSame: true,
      reason: 'Uploaded already, 5 minutes ago. Send it again only if you want it twice.',
    });
  });

  it('takes each paper of the server for one file only', () => {
    const after = withUploaded([chosen('a.txt'), chosen('a.txt')], [uploaded('1', 'a.txt')], {
      target: nowhere,
      now,
    });
    expect(kindsOf(after)).toEqual(['completed', 'ready']);
  });

  it('does not take a paper for a file that holds it already', () => {
    const done: LocalFile<{ name: string; size: number }> = {
      ...chosen('a.txt'),
      status: { kind: 'completed', assignmentId: '1' },
    };
    const after = withUploaded([done, chosen('a.txt')], [uploaded('1', 'a.txt')], { target: nowhere, now });
    expect(kindsOf(after)).toEqual(['completed', 'ready']);
  });

  it.each([
    ['another size', chosen('a.txt', 101), nowhere],
    ['another name', chosen('A.txt'), nowhere],
    ['another course', chosen('a.txt'), { courseId: 'c1', courseAssignmentId: '' }],
  ])('takes a file of %s for another one', (_what, file, target) => {
    expect(kindsOf(withUploaded([file], [uploaded('1', 'a.txt')], { target, now }))).toEqual(['ready']);
  });

  it('leaves alone what is wanted twice', () => {
    const twice: LocalFile<{ name: string; size: number }> = {
      ...chosen('a.txt'),
      status: { kind: 'ready', isWantedTwice: true },
    };
    expect(kindsOf(withUploaded([twice], [uploaded('1', 'a.txt')], { target: nowhere, now }))).toEqual([
      'ready',
    ]);
  });
});

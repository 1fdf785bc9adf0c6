import { describe, expect, it } from 'vitest';
import { readAssignmentForm } from './read-assignment-form.ts';

const form = { title: 'Essay', description: '', instructions: '', type: 'exam', week: '3', maxPoints: '50' };

describe('readAssignmentForm', () => {
  it('reads numbers and type', () => {
    expect(readAssignmentForm(form)).toMatchObject({ week: 3, maxPoints: 50, type: 'exam' });
  });

  it.each([
    [{ week: '' }, { week: 1 }],
    [{ week: 'soon' }, { week: 1 }],
    [{ week: '40' }, { week: 16 }],
    [{ week: '-2' }, { week: 1 }],
    [{ maxPoints: '' }, { maxPoints: 100 }],
    [{ maxPoints: '0' }, { maxPoints: 1 }],
    [{ type: 'poem' }, { type: 'assignment' }],
  ])('brings %j into its range', (odd, expected) => {
    expect(readAssignmentForm({ ...form, ...odd })).toMatchObject(expected);
  });
});

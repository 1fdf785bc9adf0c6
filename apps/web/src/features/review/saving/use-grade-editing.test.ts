import { describe, expect, it } from 'vitest';
import { remember, takeBack, type EditHistory } from './use-grade-editing.ts';

const none: EditHistory = [];

describe('the edit history', () => {
  it('undoes text typed without a pause in one step', () => {
    let history = remember(none, { field: 'feedback', before: '', at: 0 });
    history = remember(history, { field: 'feedback', before: 'a', at: 400 });
    expect(history).toHaveLength(1);
    expect(takeBack(history)?.entry.before).toBe('');
  });

  it('starts a new entry after a pause', () => {
    let history = remember(none, { field: 'feedback', before: '', at: 0 });
    history = remember(history, { field: 'feedback', before: 'a', at: 5000 });
    expect(history).toHaveLength(2);
  });

  it('never merges decisions', () => {
    let history = remember(none, { field: 'dismissed', before: [], at: 0 });
    history = remember(history, { field: 'dismissed', before: ['x'], at: 10 });
    expect(takeBack(history)?.entry.before).toEqual(['x']);
  });

  it('undoes what was typed into one comment in one step, and each comment by itself', () => {
    let history = remember(none, { field: 'comments', before: [], at: 0, part: 'own-1' });
    history = remember(history, { field: 'comments', before: [], at: 400, part: 'own-1' });
    history = remember(history, { field: 'comments', before: [], at: 500, part: 'own-2' });
    expect(history).toHaveLength(2);
  });

  it('undoes the newest change of one field', () => {
    let history = remember(none, { field: 'feedback', before: 'one', at: 0 });
    history = remember(history, { field: 'dismissed', before: [], at: 10 });
    const taken = takeBack(history, 'feedback');
    expect(taken?.entry.before).toBe('one');
    expect(taken?.history.map(({ field }) => field)).toEqual(['dismissed']);
  });

  it('has nothing to undo at first', () => {
    expect(takeBack(none)).toBeUndefined();
  });
});

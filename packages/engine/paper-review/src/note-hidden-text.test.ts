import type { HiddenReason } from '@greenpen/paper';
import { describe, expect, it } from 'vitest';
import { noteHiddenText } from './note-hidden-text.ts';

const hidden = (reason: HiddenReason, text: string, page: number | null = 1) => ({ reason, text, page });

describe('noteHiddenText', () => {
  it('says nothing of comments, properties and deleted revisions', () => {
    const texts = [
      hidden('comment', 'one'),
      hidden('metadata', 'two', null),
      hidden('deleted-revision', 'three'),
    ];
    expect(noteHiddenText(texts)).toEqual([]);
  });

  it('keeps boxes that are unclear apart from text that was hidden', () => {
    const notes = noteHiddenText([
      hidden('unplaced', 'axis'),
      hidden('tiny', 'secret', 2),
      hidden('covered', 'more', 3),
    ]);
    expect(notes).toMatchObject([
      { code: 'hidden-text', page: 2, message: expect.stringContaining('page 2: “secret”; page 3: “more”.') },
      { code: 'unplaced-text', page: 1, message: expect.stringContaining('page 1: “axis”.') },
    ]);
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GradeFields } from './grade-fields.ts';
import {
  currentFields,
  saveStep,
  startSaving,
  undoneValue,
  unsavedChange,
  type SaveEvent,
  type SaveState,
} from './save-state.ts';

const fields: GradeFields = {
  grammarFeedback: 'g',
  apaFeedback: 'a',
  contentFeedback: 'c',
  feedback: 'o',
  dismissed: [],
  verdicts: {},
  grammarScore: null,
  apaScore: null,
  contentScore: null,
  rubricPoints: {},
  comments: [],
  findingEdits: {},
  manner: {},
};

const server = { version: 3, fields };

function after(...events: readonly SaveEvent[]): SaveState {
  return events.reduce(saveStep, startSaving(server));
}

const typed = (feedback: string): SaveEvent => ({ type: 'edited', change: { feedback } });

describe('saving', () => {
  it('waits after an edit, sends, and is saved when that is acknowledged', () => {
    expect(after(typed('new')).status).toEqual({ kind: 'waiting' });
    expect(after(typed('new'), { type: 'sent' }).status).toEqual({ kind: 'sending' });
    const saved = after(typed('new'), { type: 'sent' }, { type: 'acknowledged', version: 4, at: 10 });
    expect(saved.status).toEqual({ kind: 'saved', at: 10 });
    expect(saved.server).toEqual({ version: 4, fields: { ...fields, feedback: 'new' } });
  });

  it('has nothing to send when an edit is taken back by hand', () => {
    expect(after(typed('new'), typed('o')).status.kind).toBe('saved');
  });

  it('keeps edits made during a save', () => {
    const state = after(typed('one'), { type: 'sent' }, typed('two'), {
      type: 'acknowledged',
      version: 4,
      at: 1,
    });
    expect(state.status.kind).toBe('waiting');
    expect(unsavedChange(state)).toEqual({ feedback: 'two' });
  });

  it('restores a failed save below later edits', () => {
    const lost = after(
      typed('one'),
      { type: 'sent' },
      { type: 'edited', change: { apaFeedback: 'x' } },
      { type: 'unreachable' },
    );
    expect(lost.status.kind).toBe('offline');
    expect(unsavedChange(lost)).toEqual({ feedback: 'one', apaFeedback: 'x' });
  });

  it('recognises its own save whose answer was lost', () => {
    const theirs = { version: 4, fields: { ...fields, feedback: 'one' } };
    const state = after(typed('one'), { type: 'sent' }, { type: 'found-newer', theirs, at: 5 });
    expect(state.status).toEqual({ kind: 'saved', at: 5 });
    expect(state.server.version).toBe(4);
  });

  it('puts edits of different fields together', () => {
    const theirs = { version: 7, fields: { ...fields, apaFeedback: 'theirs' } };
    const state = after(typed('mine'), { type: 'sent' }, { type: 'found-newer', theirs, at: 5 });
    expect(state.status.kind).toBe('waiting');
    expect(currentFields(state)).toEqual({ ...fields, apaFeedback: 'theirs', feedback: 'mine' });
  });

  describe('when both changed the same words', () => {
    const theirs = { version: 7, fields: { ...fields, feedback: 'theirs' } };
    const clash: readonly SaveEvent[] = [
      typed('mine'),
      { type: 'edited', change: { apaFeedback: 'also mine' } },
      { type: 'sent' },
      { type: 'found-newer', theirs, at: 5 },
    ];

    it('asks, and sends nothing meanwhile', () => {
      expect(after(...clash).status).toEqual({
        kind: 'conflict',
        theirs,
        clashing: ['feedback'],
        newer: 'mine',
      });
    });

    it('sends ours on top of theirs when ours is kept', () => {
      const state = after(...clash, { type: 'resolved', keep: 'mine' });
      expect(state.server.version).toBe(7);
      expect(unsavedChange(state)).toEqual({ feedback: 'mine', apaFeedback: 'also mine' });
    });

    it('gives up only the words that clash when theirs is taken', () => {
      const state = after(...clash, { type: 'resolved', keep: 'theirs' });
      expect(currentFields(state).feedback).toBe('theirs');
      expect(unsavedChange(state)).toEqual({ apaFeedback: 'also mine' });
    });
  });

  describe('an edit kept since an earlier visit', () => {
    it('is sent when nothing has changed since', () => {
      const state = after({ type: 'put-back', version: 3, change: { feedback: 'kept' } });
      expect(state.status.kind).toBe('waiting');
      expect(currentFields(state).feedback).toBe('kept');
    });

    it('is asked about when the grade has changed since', () => {
      const state = after({ type: 'put-back', version: 2, change: { feedback: 'kept', apaFeedback: 'a' } });
      expect(state.status).toMatchObject({ kind: 'conflict', theirs: server, clashing: ['feedback'] });
    });

    it('is forgotten when it had arrived after all', () => {
      const state = after({ type: 'put-back', version: 2, change: { feedback: 'o' } });
      expect(state.status.kind).toBe('saved');
    });
  });

  describe('a version that this client wrote itself', () => {
    const client = '6f1c9c0e-2d68-4b7c-9b86-3f0d7c1f4b11';
    const first = { ...fields, feedback: 'first half' };
    const own = { version: 4, fields: first, savedBy: { client, since: 3 } };
    const others = { ...own, savedBy: { client: '0d9b0a55-5b55-4a3c-8a39-8a8cbb7a8f2c', since: 3 } };
    const whole: SaveEvent = { type: 'edited', change: { feedback: 'first half and second half' }, at: 20 };

    function lostAnswer(theirs: typeof own): SaveState {
      const events: readonly SaveEvent[] = [
        { type: 'edited', change: { feedback: 'first half' }, at: 10 },
        { type: 'sent' },
        whole,
        { type: 'unreachable' },
        { type: 'sent' },
        { type: 'found-newer', theirs, at: 30 },
      ];
      return events.reduce(saveStep, startSaving(server, client));
    }

    it('is no conflict when only its answer was lost and more was typed', () => {
      const state = lostAnswer(own);
      expect(state.status.kind).toBe('waiting');
      expect(state.server.version).toBe(4);
      expect(unsavedChange(state)).toEqual({ feedback: 'first half and second half' });
    });

    it('is a conflict when another page wrote that version', () => {
      expect(lostAnswer(others).status.kind).toBe('conflict');
    });

    it('is a conflict when another page wrote between our saves', () => {
      expect(lostAnswer({ ...own, version: 6, savedBy: { client, since: 5 } }).status.kind).toBe('conflict');
    });

    const kept: SaveEvent = {
      type: 'put-back',
      version: 3,
      change: { feedback: 'first half and second half' },
      client,
      editedAt: 20,
    };

    it('is no conflict for an edit that the page kept when it was left', () => {
      const state = saveStep(startSaving(own, 'the page after it'), kept);
      expect(state.status.kind).toBe('waiting');
      expect(currentFields(state).feedback).toBe('first half and second half');
    });

    it('is no conflict when it arrives only after the page was opened again', () => {
      const events: readonly SaveEvent[] = [
        kept,
        { type: 'sent' },
        { type: 'found-newer', theirs: own, at: 30 },
      ];
      const state = events.reduce(saveStep, startSaving(server, 'the page after it'));
      expect(state.status.kind).toBe('waiting');
      expect(currentFields(state).feedback).toBe('first half and second half');
    });

    it('offers the newer version first when someone else did write', () => {
      const savedLater = { ...others, savedAt: 40 };
      const savedBefore = { ...others, savedAt: 15 };
      expect(saveStep(startSaving(savedLater, 'next'), kept).status).toMatchObject({ newer: 'theirs' });
      expect(saveStep(startSaving(savedBefore, 'next'), kept).status).toMatchObject({ newer: 'mine' });
    });
  });

  it('never loses the last words typed, whatever happens to the saves', () => {
    const events = fc.constantFrom<'type' | 'send' | 'ack' | 'lose' | 'refuse'>(
      'type',
      'send',
      'ack',
      'lose',
      'refuse',
    );
    fc.assert(
      fc.property(fc.array(events, { maxLength: 40 }), (steps) => {
        let state = startSaving(server);
        let words = fields.feedback;
        for (const [index, step] of steps.entries()) {
          const isSending = state.status.kind === 'sending';
          if (step === 'type') {
            words = `words ${index}`;
            state = saveStep(state, typed(words));
          } else if (step === 'send' && !isSending && state.status.kind !== 'saved') {
            state = saveStep(state, { type: 'sent' });
          } else if (step === 'ack' && isSending) {
            state = saveStep(state, { type: 'acknowledged', version: state.server.version + 1, at: index });
          } else if (step === 'lose' && isSending) {
            state = saveStep(state, { type: 'unreachable' });
          } else if (step === 'refuse' && isSending) {
            state = saveStep(state, { type: 'refused', message: 'No.' });
          }
          expect(currentFields(state).feedback).toBe(words);
        }
      }),
    );
  });
});

describe('a draft that the server wrote again', () => {
  const drafts = { feedback: 'o', contentFeedback: 'c', grammarFeedback: 'g', apaFeedback: 'a' };
  const newer = { ...drafts, feedback: 'o2' };
  const start = startSaving({ ...server, drafts });
  const dismiss: SaveEvent = { type: 'edited', change: { dismissed: ['x'] } };
  const redrafted: SaveEvent = {
    type: 'acknowledged',
    version: 4,
    at: 1,
    redrafted: { texts: newer, drafts: newer },
  };
  const through = (...events: readonly SaveEvent[]) => events.reduce(saveStep, start);

  it('is shown with the answer to the decision', () => {
    const state = through(dismiss, { type: 'sent' }, redrafted);
    expect(currentFields(state)).toEqual({ ...fields, ...newer, dismissed: ['x'] });
    expect(state.status.kind).toBe('saved');
  });

  it('never replaces what was typed meanwhile', () => {
    const state = through(dismiss, { type: 'sent' }, typed('mine'), redrafted);
    expect(currentFields(state).feedback).toBe('mine');
    expect(unsavedChange(state)).toEqual({ feedback: 'mine' });
  });

  it('gives way to what this tab typed while another tab decided', () => {
    const theirs = { version: 5, fields: { ...fields, ...newer, dismissed: ['x'] }, drafts: newer };
    const state = through(typed('mine'), { type: 'sent' }, { type: 'found-newer', theirs, at: 2 });
    expect(state.status.kind).toBe('waiting');
    expect(currentFields(state)).toMatchObject({ feedback: 'mine', dismissed: ['x'] });
    const written = { ...theirs, fields: { ...theirs.fields, feedback: 'theirs' } };
    const clash = through(typed('mine'), { type: 'sent' }, { type: 'found-newer', theirs: written, at: 2 });
    expect(clash.status.kind).toBe('conflict');
  });

  it('is what undoing to an earlier draft restores', () => {
    const state = through(dismiss, { type: 'sent' }, redrafted);
    expect(undoneValue(state, 'feedback', 'o')).toBe('o2');
    expect(undoneValue(state, 'feedback', 'own words')).toBe('own words');
    expect(undoneValue(state, 'contentFeedback', 'c')).toBe('c');
    expect(undoneValue(state, 'dismissed', [])).toEqual([]);
  });
});

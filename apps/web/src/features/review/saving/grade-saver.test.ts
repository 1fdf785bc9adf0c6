import { describe, expect, it } from 'vitest';
import { ApiFailure } from '../../../api/api-failure.ts';
import type { GradeChange, GradeFields } from './grade-fields.ts';
import { GradeSaver } from './grade-saver.ts';
import { currentFields } from './save-state.ts';

const fields: GradeFields = {
  grammarFeedback: '',
  apaFeedback: '',
  contentFeedback: '',
  feedback: 'draft',
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

const client = '6f1c9c0e-2d68-4b7c-9b86-3f0d7c1f4b11';

/** A server of one grade that answers as ours does, and a clock that is turned by hand. */
function desk() {
  const server = { version: 1, fields, failures: [] as ApiFailure[], loseAnswer: false, saves: 0 };
  const device: { copy: GradeChange } = { copy: {} };
  let planned: (() => void) | null = null;
  const saver = new GradeSaver(
    { version: 1, fields },
    {
      send: async (version, change) => {
        const failure = server.failures.shift();
        if (failure !== undefined) throw failure;
        if (version !== server.version) {
          throw new ApiFailure(409, { code: 'GRADE_CHANGED_ELSEWHERE', message: 'Changed.' });
        }
        server.version += 1;
        server.saves += 1;
        server.fields = { ...server.fields, ...change };
        if (server.loseAnswer) throw new ApiFailure(0, { message: 'Lost.' });
        return { version: server.version };
      },
      fetchServer: async () => ({
        version: server.version,
        fields: server.fields,
        savedBy: server.saves > 0 ? { client, since: 1 } : null,
      }),
      client,
      keep: ({ change }) => {
        device.copy = change;
      },
      onAcknowledged: () => undefined,
      now: () => 0,
      later: (run) => {
        planned = run;
        return () => {
          planned = null;
        };
      },
    },
  );
  return { server, device, saver, isPlanned: () => planned !== null };
}

describe('the grade saver', () => {
  it('saves the edit and removes the copy on the device', async () => {
    const { server, device, saver } = desk();
    saver.edit({ feedback: 'better' });
    expect(device.copy).toEqual({ feedback: 'better' });
    expect(await saver.flush()).toBe(true);
    expect(server.fields.feedback).toBe('better');
    expect(device.copy).toEqual({});
  });

  it('keeps the edit on the device while there is no connection, and tries again', async () => {
    const { server, device, saver, isPlanned } = desk();
    server.failures.push(new ApiFailure(0, { message: 'Off.' }));
    saver.edit({ feedback: 'better' });
    expect(await saver.flush()).toBe(false);
    expect(saver.getState().status.kind).toBe('offline');
    expect(device.copy).toEqual({ feedback: 'better' });
    expect(isPlanned()).toBe(true);
    expect(await saver.flush()).toBe(true);
  });

  it('saves once when only the answer was lost', async () => {
    const { server, saver } = desk();
    server.loseAnswer = true;
    saver.edit({ feedback: 'better' });
    await saver.flush();
    server.loseAnswer = false;
    expect(await saver.flush()).toBe(true);
    expect(server.saves).toBe(1);
  });

  it('asks when another tab changed the same words, and then saves the choice', async () => {
    const { server, saver } = desk();
    server.version = 2;
    server.fields = { ...fields, feedback: 'other tab' };
    saver.edit({ feedback: 'mine' });
    expect(await saver.flush()).toBe(false);
    expect(saver.getState().status.kind).toBe('conflict');
    saver.resolve('mine');
    await saver.flush();
    expect(server.fields.feedback).toBe('mine');
  });

  it('does not take its own save for another tab’s when the answer was lost and typing went on', async () => {
    const { server, saver } = desk();
    server.loseAnswer = true;
    saver.edit({ feedback: 'first half' });
    await saver.flush();
    server.loseAnswer = false;
    saver.edit({ feedback: 'first half and second half' });
    expect(await saver.flush()).toBe(true);
    expect(server.fields.feedback).toBe('first half and second half');
  });

  it('keeps a rejected edit and shows the reason', async () => {
    const { server, device, saver } = desk();
    server.failures.push(new ApiFailure(409, { code: 'GRADE_ALREADY_APPROVED', message: 'It is approved.' }));
    saver.edit({ feedback: 'late' });
    await saver.flush();
    expect(saver.getState().status).toEqual({ kind: 'refused', message: 'It is approved.' });
    expect(device.copy).toEqual({ feedback: 'late' });
  });

  it('shows a newer state of the server at once when nothing is unsaved', () => {
    const { saver } = desk();
    saver.adopt({ version: 5, fields: { ...fields, feedback: 'newer' } });
    expect(currentFields(saver.getState()).feedback).toBe('newer');
  });
});

import { setImmediate as nextTurn } from 'node:timers/promises';
import { InvalidPDFException } from 'unpdf/pdfjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { containStrayRejections } from './read-pdf.ts';

/** The test runner listens for dropped promises itself and would report them. */
const runnersOwn = process.listeners('unhandledRejection');

beforeAll(() => {
  process.removeAllListeners('unhandledRejection');
});

afterAll(() => {
  for (const listener of runnersOwn) process.on('unhandledRejection', listener);
});

describe('containStrayRejections', () => {
  it('lets a reading finish although the library dropped a promise', async () => {
    const result = await containStrayRejections(async () => {
      void Promise.reject(new InvalidPDFException('dropped'));
      await nextTurn();
      return 'finished';
    });
    expect(result).toBe('finished');
  });

  it('throws what did not come from the library', async () => {
    await containStrayRejections(async () => {
      const [listener] = process.listeners('unhandledRejection');
      const foreign = Promise.resolve();
      expect(() => listener?.(new Error('a fault of our own'), foreign)).toThrow('a fault of our own');
      await foreign;
    });
  });

  it('listens only while something is read', async () => {
    await Promise.all([containStrayRejections(nextTurn), containStrayRejections(nextTurn)]);
    await nextTurn();
    await nextTurn();
    expect(process.listenerCount('unhandledRejection')).toBe(0);
  });
});

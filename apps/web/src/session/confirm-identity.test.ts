import { describe, expect, it } from 'vitest';
import { askToConfirm, onConfirmationNeeded } from './confirm-identity.ts';

describe('askToConfirm', () => {
  it('is answered with no where nothing on screen can ask', async () => {
    expect(await askToConfirm()).toBe(false);
  });

  it('asks once for all that need it at the same time, and anew afterwards', async () => {
    let asked = 0;
    const stop = onConfirmationNeeded(async () => {
      asked += 1;
      return true;
    });
    expect(await Promise.all([askToConfirm(), askToConfirm()])).toEqual([true, true]);
    expect(asked).toBe(1);
    await askToConfirm();
    expect(asked).toBe(2);
    stop();
    expect(await askToConfirm()).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { askToConfirm, onConfirmationNeeded } from './confirm-identity.ts';

describe('askToConfirm', () => {
  it('resolves to false without a registered dialog', async () => {
    expect(await askToConfirm()).toBe(false);
  });

  it('asks once for concurrent calls, and again afterwards', async () => {
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

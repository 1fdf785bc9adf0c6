import { expect, it } from 'vitest';
import { versionIn } from './call-model.ts';

// LLM03
it.each([
  [{ model: 'gpt-5-mini-2025-08-07' }, 'gpt-5-mini-2025-08-07'],
  [{ modelVersion: 'gemini-2.5-flash-001' }, 'gemini-2.5-flash-001'],
  [{ model: 'meta-llama/Llama-3.1:8b' }, 'meta-llama/Llama-3.1:8b'],
  [{ model: '<b>\u001B[31mred\n</b>' }, 'b31mred/b'],
  [{ model: 'a'.repeat(1000) }, 'a'.repeat(200)],
  [{ model: '' }, null],
  [{ model: 7 }, null],
  [undefined, null],
])('reads %j as %j', (body, version) => {
  expect(versionIn(body)).toBe(version);
});

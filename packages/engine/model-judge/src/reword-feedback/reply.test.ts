import { describe, expect, it } from 'vitest';
import { readReply } from './reply.ts';

const sentence = 'Your sentences are clear and they lead the reader from one step to the next.';
const good = { grammar: sentence, apa: sentence, content: sentence, overall: sentence };

// LLM05
describe('readReply', () => {
  it('reads four texts, also out of a Markdown code fence', () => {
    expect(readReply(JSON.stringify(good))).toEqual(good);
    expect(readReply(`\`\`\`json\n${JSON.stringify(good, null, 2)}\n\`\`\``)).toEqual(good);
  });

  it('keeps nothing but the four texts', () => {
    const reply = { ...good, score: 1e9, approvedAt: 'now', __proto__: { admin: true } };
    expect(readReply(JSON.stringify(reply))).toEqual(good);
  });

  it('removes invisible characters, emphasis and extra spaces', () => {
    const overall = ` **Well**  done:\u200B ${sentence}\r\n\r\n\r\n\u202EAnd\u0000 __more__. `;
    expect(readReply(JSON.stringify({ ...good, overall }))?.overall).toBe(
      `Well done: ${sentence}\n\nAnd more.`,
    );
  });

  it.each([
    ['nothing', ''],
    ['prose', 'Here you are.'],
    ['cut JSON', JSON.stringify(good).slice(0, -20)],
    ['a missing text', JSON.stringify({ ...good, overall: undefined })],
    ['an empty text', JSON.stringify({ ...good, overall: '   ' })],
    ['a number', JSON.stringify({ ...good, overall: 5 })],
    ['a list', JSON.stringify([good])],
    ['a flood', JSON.stringify({ ...good, overall: 'word '.repeat(2000) })],
  ])('refuses %s', (_what, reply) => {
    expect(readReply(reply)).toBeNull();
  });
});

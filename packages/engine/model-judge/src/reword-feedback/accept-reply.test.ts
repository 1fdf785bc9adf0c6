import { describe, expect, it } from 'vitest';
import { modelRequest } from '../testing/model-request.ts';
import { acceptReply } from './accept-reply.ts';
import { writePrompt } from './prompt.ts';

const request = modelRequest();
const prompt = writePrompt(request);
const overall =
  '[NAME], thank you. You show that “Sunday opening doubled the number of children”, and that is worth reading.';

const replyWith = (texts: Partial<typeof request.onDevice>) => {
  const { material } = prompt;
  const draft: object = JSON.parse(/<<<DRAFT \w+\n([\s\S]*?)\nDRAFT/u.exec(material)?.[1] ?? '');
  return JSON.stringify({ ...draft, ...texts });
};

describe('acceptReply', () => {
  it('accepts the draft as it was sent, with the name back in', () => {
    expect(acceptReply(replyWith({}), prompt)).toEqual({ kind: 'accepted', feedback: request.onDevice });
  });

  it('refuses a reply in another language than was asked for', () => {
    const german =
      'Der Aufsatz sagt im ersten Absatz, worum es geht, und bleibt dabei; die Belege sind gut gewählt und richtig.';
    const all = { grammar: german, apa: german, content: german, overall: german };
    expect(acceptReply(replyWith(all), prompt)).toEqual({
      kind: 'refused',
      reason: 'The reply is not in English.',
    });
  });

  // LLM09
  it('accepts other words with true quotations and corrections', () => {
    const grammar =
      'Twice a word is misspelt: where you write “A recieved opinion holds”, write “received” and read the rest aloud.';
    const accepted = acceptReply(replyWith({ grammar, overall }), prompt);
    const feedback = { ...request.onDevice, grammar, overall: overall.replace('[NAME]', 'Ana') };
    expect(accepted).toEqual({ kind: 'accepted', feedback });
  });

  it.each([
    [
      'Your score is 100 of all that can be had, which nobody has reached before.',
      'The reply holds a grade.',
    ],
    ['Read https://evil.example/notes before you write the next draft of it.', 'The reply holds a link.'],
    [
      '<img src="https://evil.example"> is what you should look at before writing.',
      'The reply holds markup.',
    ],
    [
      'You write “libraries are a waste of money”, and that is too strong a claim.',
      'The reply quotes words that are not in the paper.',
    ],
    [
      '[NAME 7], thank you for this paper, which I read with great interest.',
      'The reply speaks to a name that nobody knows.',
    ],
    ['Too short.', 'The reply is not in the form that was asked for.'],
  ])('refuses: %s', (text, reason) => {
    expect(acceptReply(replyWith({ content: text }), prompt)).toEqual({ kind: 'refused', reason });
  });

  // LLM02
  it('refuses a quotation out of another paper, the assignment or the instructions', () => {
    const other = modelRequest({
      paragraphs: ['Birds sing in the morning because they are alone then.'],
    });
    expect(acceptReply(replyWith({ overall }), writePrompt(other)).kind).toBe('refused');
    const content =
      'It says “You help an instructor write feedback on a student paper” and much more than that.';
    expect(acceptReply(replyWith({ content }), prompt).kind).toBe('refused');
  });
});

import { describe, expect, it } from 'vitest';
import { learnVoice } from './learn-voice.ts';
import { traitIds } from './voice-profile.ts';
import type { VoiceSource } from './voice-source.ts';

const example = (id: string, text: string, more: Partial<VoiceSource> = {}): VoiceSource => ({
  id,
  kind: 'example',
  label: `Example ${id}`,
  parts: [{ area: null, text }],
  ...more,
});

const template = (id: string, label: string, text: string): VoiceSource => ({
  id,
  kind: 'template',
  label,
  category: 'content',
  parts: [{ area: null, text }],
});

const edit = (id: string, draft: string, text: string): VoiceSource => ({
  id,
  kind: 'edit',
  label: `Edit ${id}`,
  parts: [{ area: null, text, draft }],
});

const letters = [
  example('1', 'Dear Amir, well begun. Your claims need sources. Onward.\nR. Vale'),
  example('2', 'Dear Beth, a brave topic. Cut the last page. Onward.\nR. Vale'),
  example('3', 'Dear Chen, a fine start. Name your sources. Onward.\nR. Vale'),
];

describe('learnVoice', () => {
  it('finds greeting and closing in what most texts share, with a slot for the name', () => {
    const { greeting, closing } = learnVoice(letters);
    expect(greeting?.value).toBe('Dear {name},');
    expect(closing?.value).toBe('Onward.\nR. Vale');
    expect(greeting?.learnedFrom.map(({ sourceId }) => sourceId)).toEqual(['1', '2', '3']);
    expect(greeting?.confidence).toBe(1);
  });

  it('takes a whole first sentence that every text has as the greeting', () => {
    const texts = ['Ana', 'Bo', 'Cleo'].map((name, at) =>
      example(String(at), `${name}, thanks for handing this in. Sources are missing from part ${'abc'[at]}.`),
    );
    expect(learnVoice(texts).greeting?.value).toBe('{name}, thanks for handing this in.');
  });

  it('keeps a greeting that names nobody, and learns none where every text begins differently', () => {
    const memos = ['the memo drifts.', 'good instinct.', 'thin file.'].map((rest, at) =>
      example(String(at), `Bottom line up front: ${rest} Fix it.`),
    );
    expect(learnVoice(memos).greeting?.value).toBe('Bottom line up front:');
    const others = ['Overall, a start.', 'However, this drifts.', 'Sources are missing.'];
    expect(learnVoice(others.map((text, at) => example(String(at), text))).greeting).toBeNull();
  });

  it('takes praise that only good papers were given for no habit', () => {
    const praise = ['Great work on this paper!', 'Great work on this paper!'];
    const good = praise.map((text, at) =>
      example(String(at), `${text} Mind the ${'ab'[at]}.`, { grade: 0.95 }),
    );
    expect(learnVoice(good).greeting).toBeNull();
    const both = [...good, example('9', 'Great work on this paper! Redo it.', { grade: 0.5 })];
    expect(learnVoice(both).greeting?.value).toBe('Great work on this paper!');
  });

  it('forgets what it learned from a source with the source', () => {
    const all = learnVoice([...letters, template('t', 'Evidence', 'Show me the receipts for that claim.')]);
    const texts = (profile: typeof all) => profile.ownSentences?.value.map(({ text }) => text) ?? [];
    expect(texts(all)).toContain('Show me the receipts for that claim.');
    expect(texts(learnVoice(letters))).not.toContain('Show me the receipts for that claim.');
    const none = learnVoice([]);
    expect(traitIds.map((id) => none[id])).toEqual(traitIds.map(() => null));
  });

  it('weighs an edit more than an example, and learns nothing from drafted words that she kept', () => {
    const changed = ['Ana', 'Bo'].map((name, at) =>
      edit(`e${at}`, `Dear ${name}, ${'ab'[at]}. Cite it.`, `Hello ${name}, ${'ab'[at]}. Cite it.`),
    );
    expect(learnVoice([...letters, ...changed]).greeting?.value).toBe('Hello {name},');
    const kept = edit('k', 'Good day, friend. Cite it.', 'Good day, friend. Cite it twice, please.');
    expect(learnVoice([kept]).greeting).toBeNull();
  });

  it('does not depend on the order of the sources', () => {
    expect(learnVoice(letters.toReversed())).toEqual(learnVoice(letters));
  });

  it('offers no sentence again that holds something of the other paper', () => {
    const work = 'Amir Haddad. The canal made the towns along its route rich. Foner (1988) agrees.';
    const text = [
      'Foner would not agree with you here.',
      'The canal deserves a second look before you praise it.',
      'Your third paragraph needs a source.',
      'You cite 3 sources and use one.',
      'That is not enough.',
      'Show me who would disagree with you.',
    ].join(' ');
    const { ownSentences } = learnVoice([example('1', text, { work })]);
    expect(ownSentences?.value.map((one) => one.text)).toEqual(['Show me who would disagree with you.']);
  });

  it('turns what it quotes of the other paper and the placeholders of a template into slots', () => {
    const work = 'Everyone knows that the owners were greedy.';
    const quoted = example('1', 'Back up “Everyone knows that the owners were greedy” with a source.', {
      work,
    });
    const named = template('t', 'Nudge', 'Say more about this, [Student Name], and about [quote].');
    const unknown = template('u', 'Odd', 'Compare your work with [other class].');
    const { ownSentences } = learnVoice([quoted, named, unknown]);
    expect(ownSentences?.value.map(({ text }) => text).toSorted()).toEqual([
      'Back up {quote} with a source.',
      'Say more about this, {name}, and about {quote}.',
    ]);
  });

  it('uses what the instructor corrected, and nothing that she switched off', () => {
    const profile = learnVoice(letters, { off: ['closing'], greeting: 'Hello {name}!', length: 80 });
    expect(profile.closing).toBeNull();
    expect(profile.greeting).toEqual({ value: 'Hello {name}!', confidence: 1, learnedFrom: [] });
    expect(profile.length?.value).toBe(80);
  });
});

import type { RequirementResult } from '@greenpen/grading';
import type { Finding } from '@greenpen/paper';
import { describe, expect, it } from 'vitest';
import { learnVoice } from './learn-voice.ts';
import { speakAs, sayBriefly } from './speak-as.ts';
import type { SpeakContext, SpokenSentence } from './spoken-sentence.ts';
import type { VoiceSource } from './voice-source.ts';
import * as fc from 'fast-check';

const finding = (id: string, quote: string | null): Finding => ({
  id: `${id}:1`,
  area: id.startsWith('grammar') ? 'grammar' : 'content',
  check: id,
  severity: 'error',
  message: '',
  span: quote === null ? null : { start: 0, end: quote.length },
  quote,
  page: 1,
  suggestions: [],
  source: '',
});

const requirement = (text: string, verdict: RequirementResult['verdict']): RequirementResult => ({
  requirement: { id: text, text, kind: 'part', required: true, asWritten: '', terms: [] },
  verdict,
  quote: null,
  span: null,
});

const drafted: readonly SpokenSentence[] = [
  {
    area: 'grammar',
    paragraph: 0,
    text: 'Look at agreement: “they was” should read “they were”.',
    restsOn: ['grammar-agreement:1'],
  },
  { area: 'content', paragraph: 0, text: 'Say more about the toll.', restsOn: [] },
  { area: 'overall', paragraph: 0, text: 'You do not name a source for the toll.', restsOn: [] },
];

const context = (more: Partial<SpeakContext> = {}): SpeakContext => ({
  firstName: 'Maria',
  scores: { grammar: 70, apa: 80, content: 75, total: 75 },
  findings: [finding('grammar-agreement', 'they was')],
  requirements: [],
  kindsOf: (text) => (/counterargument|against your/u.test(text) ? ['objection'] : []),
  ...more,
});

const template = (label: string, text: string): VoiceSource => ({
  id: label,
  kind: 'template',
  label,
  category: 'general',
  parts: [{ area: null, text }],
});

const example = (id: string, text: string, more: Partial<VoiceSource> = {}): VoiceSource => ({
  id,
  kind: 'example',
  label: id,
  parts: [{ area: null, text }],
  ...more,
});

const speak = (sources: readonly VoiceSource[], more: Partial<SpeakContext> = {}, draft = drafted) =>
  speakAs(learnVoice(sources), draft, context(more));
const textIn = (sentences: readonly SpokenSentence[], area: SpokenSentence['area']) =>
  sentences
    .filter((one) => one.area === area)
    .map(({ text }) => text)
    .join(' ');

const report = (text: string) =>
  speak([template('x', 'Unused.'), example('1', text)], {
    findings: [finding('content-no-conclusion', null)],
  });

const agreement = template('Agreement', 'Marry each verb to its own subject.');

describe('speakAs', () => {
  it('changes nothing without a profile, and nothing where no source told anything', () => {
    expect(speakAs(null, drafted, context())).toBe(drafted);
    expect(speak([])).toBe(drafted);
  });

  it('says of a fault what she wrote of it, with the words of this paper', () => {
    const said = speak([agreement]);
    expect(textIn(said, 'grammar')).toBe(
      'Marry each verb to its own subject (“they was” should read “they were”).',
    );
    expect(said.find(({ isOwn }) => isOwn)?.restsOn).toEqual(['grammar-agreement:1']);
  });

  it('says nothing of a fault that this paper does not have', () => {
    const said = speak([
      template('Spelling', 'Spelling is a courtesy to your reader.'),
      template('Conclusion', 'A conclusion owes me one new sentence.'),
    ]);
    expect(said.filter(({ isOwn }) => isOwn)).toEqual([]);
  });

  it('tells the next paper without a counterargument what the last one was told', () => {
    const told = example('1', 'A counterargument earns its keep.', { work: 'The toll road is old.' });
    const lacking = {
      requirements: [requirement('Present the strongest case against your position', 'not-found')],
    };
    expect(textIn(speak([told], lacking), 'content')).toContain('A counterargument earns its keep.');
    const having = { requirements: [requirement('Present the strongest case against your position', 'met')] };
    expect(textIn(speak([told], having), 'content')).not.toContain('earns its keep');
  });

  it('reports of a paper only what both papers lack', () => {
    expect(textIn(report('You never give me a conclusion.'), 'content')).toContain(
      'You never give me a conclusion.',
    );
    expect(textIn(report('Your conclusion repeats your opening word for word.'), 'content')).not.toContain(
      'opening',
    );
  });

  it('takes a comment on an example for one on what was wrong with that paper', () => {
    const text = 'Let each verb agree with the subject that owns it.';
    const found = ['grammar-spelling'];
    expect(textIn(speak([example('1', text, { found })]), 'grammar')).not.toContain(text.slice(0, -1));
    expect(textIn(speak([example('1', text, { found: ['grammar-agreement'] })]), 'grammar')).toContain(
      text.slice(0, -1),
    );
  });

  it('greets by name and closes in the comment on the whole, and drops the slot where no name is known', () => {
    const letters = ['Ana', 'Bo', 'Cleo'].map((name, at) =>
      example(`l${at}`, `Hi ${name}! ${'abc'[at]} is on my mind. Onward.`),
    );
    expect(textIn(speak(letters), 'overall')).toMatch(/^Hi Maria! .*Onward\.$/u);
    expect(textIn(speak(letters, { firstName: null }), 'overall')).toMatch(/^Hi! /u);
    const dear = ['Ana', 'Bo'].map((name, at) => example(`d${at}`, `Dear ${name}, ${'ab'[at]} is thin.`));
    expect(textIn(speak(dear, { firstName: null }), 'overall')).toMatch(/^Dear student, you do not/u);
  });

  it('does not close with a remark on something that this paper does not lack', () => {
    const texts = ['Thin.', 'Vague.'].map((text, at) =>
      example(String(at), `${text} Add the missing conclusion.`),
    );
    expect(textIn(speak(texts), 'overall')).not.toContain('conclusion');
  });

  it('offers the help that she offers', () => {
    expect(
      textIn(speak([template('Door', 'My door is open on Fridays, so stop by with this page.')]), 'overall'),
    ).toContain('stop by');
  });

  it('writes about as much as she does, in sentences as long as hers', () => {
    const long = Array.from({ length: 12 }, (_, at): SpokenSentence => ({
      area: at % 2 === 0 ? 'content' : 'overall',
      paragraph: 0,
      text: `The ${at} part of it is not yet clear to a reader; add a reason for it, and you will see that it grows.`,
      restsOn: [`r${at}`],
    }));
    const texts = ['1', '2', '3'].map((id) =>
      example(id, Array.from({ length: 8 }, (_, at) => `Look at ${id} and at ${at} more slowly.`).join(' ')),
    );
    const said = speak(texts, { findings: [] }, long);
    const words = said.map(({ text }) => text.split(' ').length);
    const total = words.reduce((sum, one) => sum + one, 0);
    expect(Math.abs(total / 64 - 1)).toBeLessThan(0.2);
    expect(Math.abs(total / words.length / 8 - 1)).toBeLessThan(0.45);
  });

  it('divides a long sentence before a correction, and begins a comment with no word that goes on', () => {
    const texts = ['1', '2', '3'].map((id) =>
      example(id, Array.from({ length: 5 }, () => `Look at it.`).join(' ')),
    );
    const draft: readonly SpokenSentence[] = [
      { area: 'grammar', paragraph: 0, text: 'I read all of your four pages with great care.', restsOn: [] },
      {
        area: 'grammar',
        paragraph: 0,
        text: 'Then look at agreement in the long part on tolls: in the paragraph on coal, “they was” should read “they were”.',
        restsOn: ['grammar-agreement:1'],
      },
    ];
    expect(textIn(speak(texts, {}, draft), 'grammar')).toBe(
      'Look at agreement in the long part on tolls. In the paragraph on coal, “they was” should read “they were”.',
    );
  });

  it('suggests where she suggests', () => {
    const hedged = example(
      'h',
      'You might say why. Perhaps begin later. You could cut this. Maybe ask a friend. It might help to wait. Perhaps add a case. You may want more. It could end here.',
    );
    const profile = { ...learnVoice([hedged, { ...hedged, id: 'i' }]), length: null, sentenceLength: null };
    expect(textIn(speakAs(profile, drafted, context()), 'content')).toBe(
      'You might say more about the toll.',
    );
  });

  it('praises before it criticizes where she does', () => {
    const texts = ['1', '2', '3', '4'].map((id) =>
      example(id, `Part ${id} is clear and strong. Look at part ${id} again. Add a source to part ${id}.`),
    );
    const draft: readonly SpokenSentence[] = [
      { area: 'content', paragraph: 0, text: 'Say more about the toll.', restsOn: [] },
      { area: 'content', paragraph: 2, text: 'Your second reason is clear.', restsOn: [] },
    ];
    const said = speakAs({ ...learnVoice(texts), length: null, sentenceLength: null }, draft, context());
    expect(textIn(said, 'content')).toBe('Your second reason is clear. Say more about the toll.');
  });

  it('contracts as she does, but never what is quoted', () => {
    const texts = [
      "Don't rush it.",
      "It doesn't follow.",
      "You don't say.",
      "It isn't clear.",
      "We can't tell.",
      "I wouldn't.",
      "You won't see.",
      "It's fine, isn't it?",
      "Don't.",
      "I don't.",
    ];
    const draft: readonly SpokenSentence[] = [
      {
        area: 'overall',
        paragraph: 0,
        text: 'You do not say where “we do not know” comes from.',
        restsOn: [],
      },
    ];
    const said = speak(
      texts.map((text, at) => example(`c${at}`, text)),
      {},
      draft,
    );
    expect(textIn(said, 'overall')).toContain('You don’t say where “we do not know” comes from.');
  });

  it('uses an expression of hers where the draft asks to look at something, once in each area', () => {
    const texts = ['Tolls are old.', 'Bridges are older.', 'Canals are oldest.'].map((text, at) =>
      example(`p${at}`, `${text} Spend some quiet time on the second half. Then begin.`),
    );
    const profile = { ...learnVoice(texts), length: null, sentenceLength: null, ownSentences: null };
    const draft: readonly SpokenSentence[] = [
      { area: 'grammar', paragraph: 0, text: 'Look first at agreement in “look at it”.', restsOn: [] },
      { area: 'grammar', paragraph: 0, text: 'Then look at commas.', restsOn: [] },
    ];
    const said = textIn(speakAs(profile, draft, context({ findings: [] })), 'grammar');
    expect(said.match(/quiet time/giu)?.length ?? 0).toBeLessThanOrEqual(1);
    expect(said).toContain('“look at it”');
    expect(said).toContain('Then look at commas.');
  });

  it('keeps what may never be left out, however little she writes', () => {
    const texts = ['1', '2', '3'].map((id) =>
      example(id, `Look at ${id}. Fix it. Send it again. Good luck.`),
    );
    const draft: readonly SpokenSentence[] = [
      {
        area: 'overall',
        paragraph: 0,
        text: 'This paper is about plums and the plum trade of the coast.',
        restsOn: ['o'],
        isNeeded: true,
      },
      {
        area: 'overall',
        paragraph: 0,
        text: 'If this is the wrong file, send the right one.',
        restsOn: ['o'],
        isNeeded: true,
      },
      {
        area: 'content',
        paragraph: 0,
        text: 'I have not commented on what it says about plums and their trade.',
        restsOn: ['o'],
      },
    ];
    const said = textIn(speak(texts, { findings: [] }, draft), 'overall');
    expect(said).toContain('about plums');
    expect(said).toContain('send the right one');
  });
});

const sentence = (text: string, brief?: string): SpokenSentence => ({
  area: 'content',
  paragraph: 0,
  text,
  restsOn: ['r'],
  ...(brief !== undefined && { brief }),
});

const long = sentence(
  'You write about tolls and bridges, but I did not find where you name the town that paid for them.',
  'Missing: the town that paid.',
);
const short = sentence('Name the toll.', 'Name it.');

const count = (all: readonly SpokenSentence[]) =>
  all.reduce((sum, { text }) => sum + text.split(' ').length, 0);

describe('sayBriefly', () => {
  it('uses the shorter wording of the longest sentences until they are as long as hers', () => {
    expect(sayBriefly([long, short], { words: null, sentenceLength: 5 }).map(({ text }) => text)).toEqual([
      'Missing: the town that paid.',
      'Name the toll.',
    ]);
  });

  it('changes nothing for an instructor who writes at length', () => {
    expect(sayBriefly([long, short], { words: 400, sentenceLength: 24 })).toEqual([long, short]);
    expect(sayBriefly([long, short], { words: null, sentenceLength: null })).toEqual([long, short]);
  });

  it('uses it too where all of it is much longer than her comments', () => {
    const said = sayBriefly([long, short], { words: 8, sentenceLength: null });
    expect(said[0]?.text).toBe('Missing: the town that paid.');
  });

  it('never makes a draft longer, drops a sentence, or changes what one rests on', () => {
    const words = fc.array(fc.constantFrom('toll', 'bridge', 'town'), { minLength: 1, maxLength: 20 });
    const any = fc
      .tuple(words, fc.option(words))
      .map(([text, brief]) =>
        sentence(`${text.join(' ')}.`, brief === null ? undefined : `${brief.join(' ')}.`),
      );
    fc.assert(
      fc.property(fc.array(any), fc.integer({ min: 3, max: 20 }), (drafted, sentenceLength) => {
        const said = sayBriefly(drafted, { words: null, sentenceLength });
        expect(said.map(({ restsOn }) => restsOn)).toEqual(drafted.map(({ restsOn }) => restsOn));
        expect(count(said)).toBeLessThanOrEqual(count(drafted));
      }),
    );
  });
});

import { areas, type Area } from '@greenpen/paper';
import { AREA_WORDS } from './area-words.ts';
import { countWords, sentencesIn, stemsOf, withoutQuotations, wordingOf } from './text.ts';
import type { Evidence, Trait, VoiceProfile } from './voice-profile.ts';
import { textOfSource, type VoiceSource, weightOfKind } from './voice-source.ts';
import { moodOf, praises } from './wording-kinds.ts';

/** A sentence that she wrote, with its source. */
type Written = { readonly text: string; readonly source: VoiceSource };

const FEWEST_SENTENCES = 4;
const MOST_SHOWN = 6;
const SURE_SENTENCES = 20;
const SURE_TEXTS = 4;

/** How an instructor writes, beside her greeting and her sentences. */
export function learnManner(
  sources: readonly VoiceSource[],
): Omit<VoiceProfile, 'greeting' | 'closing' | 'ownSentences'> {
  const feedback = sources.filter(({ kind }) => kind === 'example' || kind === 'edit');
  const written = sources.flatMap((source) => writtenIn(source));
  const inFeedback = feedback.flatMap((source) => writtenIn(source));
  return {
    address: learnAddress(inFeedback),
    sentenceLength: learnSentenceLength(inFeedback.length >= FEWEST_SENTENCES ? inFeedback : written),
    length: learnLength(feedback),
    contractions: learnContractions(written),
    warmth: learnWarmth(inFeedback),
    hedging: learnHedging(inFeedback),
    phrases: learnPhrases(written),
    praise: learnPraiseOrder(feedback),
    naming: learnNaming(written),
    areaOrder: learnAreaOrder(feedback),
  };
}

/** Her own sentences; those of an edit that the draft had already are not hers. */
function writtenIn(source: VoiceSource): readonly Written[] {
  return source.parts.flatMap(({ text, draft = '' }) => {
    const drafted = new Set(sentencesIn(draft).map(wordingOf));
    return sentencesIn(text)
      .filter((sentence) => !drafted.has(wordingOf(sentence)))
      .map((sentence) => ({ text: sentence, source }));
  });
}

const sentenceOf = ({ text, source: { id, label } }: Written): Evidence => ({ sourceId: id, label, text });

const weigh = (written: readonly Written[]) =>
  written.reduce((sum, { source: { kind } }) => sum + weightOfKind[kind], 0);

/** A trait that some of the sentences show; `share` says how clear it is, 0.5 to 1. */
function traitOf<Value>(
  value: Value,
  { shown, share, of }: { readonly shown: readonly Written[]; readonly share: number; readonly of: number },
): Trait<Value> {
  const clear = Math.min(1, Math.abs(share - 0.5) * 2);
  return {
    value,
    confidence: clear * Math.min(1, of / SURE_SENTENCES),
    learnedFrom: shown.slice(0, MOST_SHOWN).map(sentenceOf),
  };
}

/** Whether more of the sentences that show either show the first. */
function learnEither<Value>(
  written: readonly Written[],
  {
    one,
    other,
    values,
    least = 2,
  }: {
    readonly one: (text: string) => boolean;
    readonly other: (text: string) => boolean;
    readonly values: readonly [Value, Value];
    readonly least?: number;
  },
): Trait<Value> | null {
  const ones = written.filter(({ text }) => one(withoutQuotations(text)));
  const others = written.filter(
    ({ text }) => !ones.some((seen) => seen.text === text) && other(withoutQuotations(text)),
  );
  const all = weigh(ones) + weigh(others);
  if (ones.length + others.length < least) return null;
  const share = weigh(ones) / all;
  const isOne = share >= 0.5;
  return traitOf(isOne ? values[0] : values[1], {
    shown: isOne ? ones : others,
    share,
    of: ones.length + others.length,
  });
}

function learnAddress(written: readonly Written[]): VoiceProfile['address'] {
  return learnEither(written, {
    one: (text) => /\b(?:you|your|yours)\b/iu.test(text),
    other: (text) =>
      /\b(?:the (?:paper|essay|student|writer|author|draft|post)|this (?:paper|essay|draft|post)|s?he|they)\b/iu.test(
        text,
      ),
    values: ['student', 'paper'],
  });
}

function learnSentenceLength(written: readonly Written[]): Trait<number> | null {
  // A salutation or signature on its own line is no sentence.
  const whole = written.filter(({ text }) => /[.?!]["”’)]*$/u.test(text));
  if (whole.length < FEWEST_SENTENCES) return null;
  const words = whole.reduce(
    (sum, { text, source }) => sum + countWords(text) * weightOfKind[source.kind],
    0,
  );
  const value = Math.round((words / weigh(whole)) * 10) / 10;
  const near = whole.toSorted(
    (a, b) => Math.abs(countWords(a.text) - value) - Math.abs(countWords(b.text) - value),
  );
  return traitOf(value, { shown: near.slice(0, 3), share: 1, of: whole.length });
}

function learnLength(feedback: readonly VoiceSource[]): Trait<number> | null {
  const lengths = feedback
    .map((source) => ({ source, words: countWords(textOfSource(source)) }))
    .filter(({ words }) => words > 0);
  if (lengths.length < 2) return null;
  const weight = lengths.reduce((sum, { source: { kind } }) => sum + weightOfKind[kind], 0);
  const words = lengths.reduce(
    (sum, { source: { kind }, words: length }) => sum + length * weightOfKind[kind],
    0,
  );
  const value = Math.round(words / weight);
  return {
    value,
    confidence: Math.min(1, lengths.length / SURE_TEXTS),
    learnedFrom: lengths.slice(0, MOST_SHOWN).map(({ source: { id, label }, words: length }) => ({
      sourceId: id,
      label,
      text: `${length} words`,
    })),
  };
}

const CONTRACTED =
  /\b\p{L}+n['’]t\b|\b(?:I|you|we|they|it|that|there|here|who|what|let)['’](?:m|re|ve|ll|d|s)\b/iu;
const CONTRACTIBLE =
  /\b(?:do|does|did|is|are|was|were|has|have|had|would|could|should|can) ?not\b|\bcannot\b|\b(?:I am|I would|I will|I have|you are|you have|you will|we are|it is|that is|there is|let us)\b/iu;

function learnContractions(written: readonly Written[]): Trait<boolean> | null {
  return learnEither(written, {
    one: (text) => CONTRACTED.test(text),
    other: (text) => CONTRACTIBLE.test(text),
    values: [true, false],
  });
}

const WARM =
  /\b(?:thank(?:s| you)|glad|happy|enjoy(?:ed)?|appreciate|love[ds]?|pleasure|look(?:ing)? forward|proud|delight(?:ed)?|welcome)\b|!/iu;

function learnWarmth(written: readonly Written[]): Trait<'warm' | 'plain'> | null {
  if (written.length < FEWEST_SENTENCES) return null;
  const warm = written.filter(({ text }) => WARM.test(withoutQuotations(text)));
  const share = weigh(warm) / weigh(written);
  const isWarm = share >= 0.15;
  return traitOf(isWarm ? 'warm' : 'plain', {
    shown: isWarm ? warm : written.slice(0, 3),
    share: isWarm ? 0.5 + share : 1 - share,
    of: written.length,
  });
}

const HEDGE =
  /\b(?:might|may|perhaps|maybe|could|consider|seems?|possibly|I wonder|I think|a bit|a little|somewhat|rather)\b/iu;

function learnHedging(written: readonly Written[]): Trait<'often' | 'rarely'> | null {
  return learnEither(
    written.filter(({ text }) => !praises(text)),
    {
      one: (text) => HEDGE.test(text),
      other: (text) => moodOf(text) === 'order',
      values: ['often', 'rarely'],
      least: FEWEST_SENTENCES,
    },
  );
}

const PHRASE_WORDS = [6, 5, 4, 3] as const;
const FEWEST_TEXTS = 2;
const MOST_PHRASES = 8;

/** Runs of words that several of her texts share, longest first. */
function learnPhrases(written: readonly Written[]): Trait<readonly string[]> | null {
  const found: { readonly phrase: string; readonly shown: readonly Written[] }[] = [];
  for (const size of PHRASE_WORDS) {
    const places = new Map<string, Map<string, Written>>();
    for (const one of written) {
      const words = wordingOf(withoutQuotations(one.text)).split(' ');
      for (let at = 0; at + size <= words.length; at += 1) {
        const phrase = words.slice(at, at + size).join(' ');
        const texts = places.get(phrase) ?? new Map<string, Written>();
        places.set(phrase, texts.set(one.source.id, one));
      }
    }
    for (const [phrase, texts] of places) {
      const isKnown = found.some((longer) => longer.phrase.includes(phrase));
      if (texts.size < FEWEST_TEXTS || isKnown || stemsOf(phrase).length < 2) continue;
      found.push({ phrase, shown: [...texts.values()] });
    }
  }
  const most = found
    .toSorted((a, b) => weigh(b.shown) - weigh(a.shown) || (a.phrase < b.phrase ? -1 : 1))
    .slice(0, MOST_PHRASES);
  if (most.length === 0) return null;
  return {
    value: most.map(({ phrase }) => phrase),
    confidence: Math.min(1, (most[0]?.shown.length ?? 0) / SURE_TEXTS),
    learnedFrom: most.flatMap(({ shown: [first] }) => (first === undefined ? [] : [sentenceOf(first)])),
  };
}

/** Whether the texts that praise and criticize begin with praise. */
function learnPraiseOrder(feedback: readonly VoiceSource[]): Trait<'first' | 'last'> | null {
  const orders = feedback.flatMap((source) => {
    const sentences = source.parts.flatMap(({ text }) => sentencesIn(text));
    const praise = sentences.findIndex((sentence) => praises(sentence));
    const critique = sentences.findIndex((sentence) => !praises(sentence) && moodOf(sentence) === 'order');
    const shown = sentences[praise];
    return praise === -1 || critique === -1 || shown === undefined
      ? []
      : [{ text: shown, source, isFirst: praise < critique }];
  });
  if (orders.length < 2) return null;
  const first = orders.filter(({ isFirst }) => isFirst);
  const share = weigh(first) / weigh(orders);
  const isFirst = share >= 0.5;
  const shown = isFirst ? first : orders.filter((one) => !one.isFirst);
  return {
    value: isFirst ? 'first' : 'last',
    confidence: Math.abs(share - 0.5) * 2 * Math.min(1, orders.length / SURE_TEXTS),
    learnedFrom: shown.slice(0, MOST_SHOWN).map(sentenceOf),
  };
}

export const MISTAKE_NOUNS = [
  'error',
  'mistake',
  'slip',
  'issue',
  'problem',
  'glitch',
  'stumble',
  'typo',
  'lapse',
  'flaw',
] as const;

function learnNaming(written: readonly Written[]): Trait<string> | null {
  const uses = MISTAKE_NOUNS.map((noun) => ({
    noun,
    shown: written.filter(({ text }) =>
      new RegExp(String.raw`\b${noun}s?\b`, 'iu').test(withoutQuotations(text)),
    ),
  })).toSorted((a, b) => weigh(b.shown) - weigh(a.shown));
  const [most] = uses;
  if (most === undefined || most.shown.length < 2) return null;
  const all = uses.reduce((sum, { shown }) => sum + weigh(shown), 0);
  return traitOf(most.noun, { shown: most.shown, share: weigh(most.shown) / all, of: most.shown.length * 4 });
}

function learnAreaOrder(feedback: readonly VoiceSource[]): Trait<readonly Area[]> | null {
  const orders = feedback.flatMap((source) => {
    const text = source.parts.map((part) => withoutQuotations(part.text)).join('\n');
    const places = areas
      .map((area) => ({ area, at: text.search(AREA_WORDS[area]) }))
      .filter(({ at }) => at !== -1)
      .toSorted((a, b) => a.at - b.at);
    return places.length < 2 ? [] : [{ order: places.map(({ area }) => area), source }];
  });
  if (orders.length < 2) return null;
  const before = (a: Area, b: Area) =>
    orders.reduce((sum, { order, source }) => {
      const [x, y] = [order.indexOf(a), order.indexOf(b)];
      return x === -1 || y === -1 ? sum : sum + Math.sign(y - x) * weightOfKind[source.kind];
    }, 0);
  const value = areas.toSorted((a, b) => before(b, a));
  const agreeing = orders.filter(
    ({ order }) => order.join() === value.filter((area) => order.includes(area)).join(),
  );
  return {
    value,
    confidence: (agreeing.length / orders.length) * Math.min(1, orders.length / SURE_TEXTS),
    learnedFrom: agreeing
      .slice(0, MOST_SHOWN)
      .map(({ source: { id, label }, order }) => ({ sourceId: id, label, text: order.join(', ') })),
  };
}

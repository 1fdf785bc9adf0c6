import { learnFraming } from './learn-framing.ts';
import { learnManner } from './learn-manner.ts';
import { collectOwnSentences, type OwnSentence } from './own-sentences.ts';
import { wordingOf } from './text.ts';
import type { Trait, TraitId, VoiceCorrections, VoiceProfile } from './voice-profile.ts';
import type { VoiceSource } from './voice-source.ts';

const MOST_SHOWN = 12;
const SURE_SENTENCES = 6;

/**
 * Learns an instructor's voice from what she wrote. The profile follows from the sources alone, so that what was
 * learned from a source is forgotten with it; the same sources always give the same profile.
 */
export function learnVoice(given: readonly VoiceSource[], corrections: VoiceCorrections = {}): VoiceProfile {
  const sources = given.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const greeting = learnFraming(sources, 'greeting');
  const closing = learnFraming(sources, 'closing');
  const own = collectOwnSentences(
    sources,
    [greeting, closing].flatMap((trait) => (trait === null ? [] : trait.learnedFrom.map(({ text }) => text))),
  );
  const learned: VoiceProfile = {
    greeting,
    closing,
    ...learnManner(sources),
    ownSentences: own.length === 0 ? null : toTrait(own),
  };
  return correct(learned, corrections);
}

function toTrait(own: readonly OwnSentence[]): Trait<readonly OwnSentence[]> {
  return {
    value: own,
    confidence: Math.min(1, own.length / SURE_SENTENCES),
    learnedFrom: own.slice(0, MOST_SHOWN).map(({ sourceId, label, text }) => ({ sourceId, label, text })),
  };
}

/** The profile as the instructor wants it used. */
function correct(profile: VoiceProfile, corrections: VoiceCorrections): VoiceProfile {
  const {
    off = [],
    forgotten = [],
    greeting,
    closing,
    sentenceLength,
    length,
    contractions,
    naming,
  } = corrections;
  const isForgotten = new Set(forgotten.map(wordingOf));
  const own = profile.ownSentences?.value.filter(({ text }) => !isForgotten.has(wordingOf(text))) ?? [];
  const pick = <Value>(id: TraitId, trait: Trait<Value> | null, value?: Value): Trait<Value> | null => {
    if (off.includes(id)) return null;
    return value === undefined ? trait : { value, confidence: 1, learnedFrom: [] };
  };
  return {
    greeting: pick('greeting', profile.greeting, greeting),
    closing: pick('closing', profile.closing, closing),
    address: pick('address', profile.address),
    sentenceLength: pick('sentenceLength', profile.sentenceLength, sentenceLength),
    length: pick('length', profile.length, length),
    contractions: pick('contractions', profile.contractions, contractions),
    warmth: pick('warmth', profile.warmth),
    hedging: pick('hedging', profile.hedging),
    phrases: pick('phrases', profile.phrases),
    praise: pick('praise', profile.praise),
    naming: pick('naming', profile.naming, naming),
    areaOrder: pick('areaOrder', profile.areaOrder),
    ownSentences: pick('ownSentences', own.length === 0 ? null : toTrait(own)),
  };
}

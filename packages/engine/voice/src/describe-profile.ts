import type { Area } from '@greenpen/paper';
import type { Trait, TraitId, TraitValues, VoiceProfile } from './voice-profile.ts';

const AREA_NAMES: Readonly<Record<Area, string>> = {
  grammar: 'grammar',
  apa: 'APA style',
  content: 'content',
};

type Describe = { readonly [Id in TraitId]: (value: TraitValues[Id]) => string };

const DESCRIBE: Describe = {
  greeting: (words) => `You begin with “${shown(words)}”`,
  closing: (words) => `You end with “${shown(words)}”`,
  address: (whom) =>
    whom === 'student'
      ? 'You speak to the student as “you”.'
      : 'You write about the paper, not to the student.',
  sentenceLength: (words) => `Your sentences have about ${Math.round(words)} words.`,
  length: (words) => `Your feedback on a paper has about ${words} words.`,
  contractions: (isContracted) =>
    isContracted ? 'You use contractions.' : 'You write without contractions.',
  warmth: (warmth) =>
    warmth === 'warm'
      ? 'You thank, encourage and say what you enjoyed.'
      : 'Your tone is plain and to the point.',
  hedging: (hedging) =>
    hedging === 'often' ? 'You suggest changes: “you might”, “perhaps”.' : 'You say directly what to change.',
  phrases: (phrases) => `You often write ${phrases.map((phrase) => `“${phrase}”`).join(', ')}.`,
  praise: (praise) =>
    praise === 'first' ? 'You praise first and criticize then.' : 'You criticize first and praise then.',
  naming: (noun) => `You call a mistake a “${noun}”.`,
  areaOrder: (order) => `You take up ${order.map((area) => AREA_NAMES[area]).join(', then ')}.`,
  ownSentences: (sentences) =>
    sentences.length === 1
      ? 'One sentence of yours is used again where it fits.'
      : `${sentences.length} sentences of yours are used again where they fit.`,
};

type Described = {
  readonly [Id in TraitId]: { readonly says: string; readonly trait: Trait<TraitValues[Id]> } | null;
};

function say<Value>(trait: Trait<Value> | null, words: (value: Value) => string) {
  return trait === null ? null : { says: words(trait.value), trait };
}

/** The traits in plain words, to the instructor; `null` where nothing is known. */
export function describeProfile(profile: VoiceProfile): Described {
  return {
    greeting: say(profile.greeting, DESCRIBE.greeting),
    closing: say(profile.closing, DESCRIBE.closing),
    address: say(profile.address, DESCRIBE.address),
    sentenceLength: say(profile.sentenceLength, DESCRIBE.sentenceLength),
    length: say(profile.length, DESCRIBE.length),
    contractions: say(profile.contractions, DESCRIBE.contractions),
    warmth: say(profile.warmth, DESCRIBE.warmth),
    hedging: say(profile.hedging, DESCRIBE.hedging),
    phrases: say(profile.phrases, DESCRIBE.phrases),
    praise: say(profile.praise, DESCRIBE.praise),
    naming: say(profile.naming, DESCRIBE.naming),
    areaOrder: say(profile.areaOrder, DESCRIBE.areaOrder),
    ownSentences: say(profile.ownSentences, DESCRIBE.ownSentences),
  };
}

function shown(pattern: string): string {
  return pattern.trim().replaceAll('\n', ' / ').replaceAll('{name}', '[name]');
}

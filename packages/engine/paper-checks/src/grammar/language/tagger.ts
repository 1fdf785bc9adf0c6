import type { ItemToken } from 'wink-nlp';
import { loadEnglishLexicon } from '../english-lexicon.ts';
import { loadGrammarModels } from '../models/load-models.ts';
import { loadWordKinds } from './word-kinds.ts';

/** Universal part-of-speech tags (universaldependencies.org/u/pos). */
export type TaggedWord = {
  readonly word: string;
  readonly start: number;
  readonly end: number;
  readonly tag: string;
};

export type Tagger = (text: string) => readonly TaggedWord[];

let loaded: Promise<Tagger> | null = null;
let tagger: Tagger | null = null;

/** The thread's part-of-speech tagger (about 0.4 s and 65 MB, once), and the tables of words that go with it. */
export function loadTagger(): Promise<Tagger> {
  loaded ??= makeTagger().catch((error: unknown) => {
    loaded = null;
    throw error;
  });
  return loaded;
}

/** The words of a sentence with their tags; `loadTagger` comes first. */
export const tagWords: Tagger = (text) => {
  if (tagger === null) throw new Error('The tagger is used before it is loaded.');
  return tagger(text);
};

async function makeTagger(): Promise<Tagger> {
  const [{ default: makeNlp }, { default: model }] = await Promise.all([
    import('wink-nlp'),
    import('wink-eng-lite-web-model'),
    loadWordKinds(),
    loadEnglishLexicon(),
    loadGrammarModels(),
  ]);
  const nlp = makeNlp(model, ['pos']);
  // oxlint-disable-next-line typescript/unbound-method -- the library takes these as plain functions
  const { pos, precedingSpaces } = nlp.its;
  tagger = (text) => {
    const words: TaggedWord[] = [];
    let start = 0;
    nlp
      .readDoc(text)
      .tokens()
      .each((token: ItemToken) => {
        const word = token.out();
        start += token.out(precedingSpaces).length;
        words.push({ word, start, end: start + word.length, tag: token.out(pos) });
        start += word.length;
      });
    return words;
  };
  return tagger;
}

import type { Area } from '@greenpen/paper';
import {
  capitalise,
  countWords,
  quotationsIn,
  sentencesIn,
  stemsOf,
  withoutQuotations,
  wordingOf,
} from './text.ts';
import { type SourceKind, textOfSource, type VoiceSource, weightOfKind } from './voice-source.ts';

/** A sentence of the instructor that may be used again: nothing in it belongs to one paper. */
export type OwnSentence = {
  /** "{name}" and "{quote}" are put in. */
  readonly text: string;
  /** Other words that tell what it is about: a template's name, or the drafted sentence that it replaced. */
  readonly about: string;
  readonly area: Area | 'overall' | null;
  readonly kind: SourceKind;
  readonly sourceId: string;
  readonly label: string;
  /** Texts in which she wrote it. */
  readonly count: number;
  readonly weight: number;
  /** The checks that marked the paper for which she wrote it; absent where it was not read. */
  readonly found?: readonly string[] | undefined;
  /** The lowest grade that a paper with it was given, 0 to 1; `null` where none is known. */
  readonly lowestGrade: number | null;
};

const MOST_TEMPLATE_WORDS = 45;
const WORDS_OF_A_SENTENCE = { least: 3, most: 40 };

/** The instructor's sentences without those of her greeting and closing, most telling first. */
export function collectOwnSentences(
  sources: readonly VoiceSource[],
  framing: readonly string[],
): readonly OwnSentence[] {
  const isFraming = new Set(framing.flatMap(sentencesIn).map(wordingOf));
  const common = commonStems(sources);
  const found = sources
    .flatMap((source) => (source.kind === 'template' ? ofTemplate(source) : ofText(source, common)))
    .filter(({ text }) => !isFraming.has(wordingOf(text)));
  const byWording = Map.groupBy(found, ({ text }) => wordingOf(text));
  return [...byWording.values()]
    .flatMap(([first, ...others]) => {
      if (first === undefined) return [];
      const count = new Set([first, ...others].map(({ sourceId }) => sourceId)).size;
      const weight = [first, ...others].reduce((sum, one) => sum + one.weight, 0);
      const grades = [first, ...others].flatMap(({ lowestGrade }) => lowestGrade ?? []);
      const found = [first, ...others].flatMap((one) => one.found ?? []);
      const lowestGrade = grades.length === 0 ? null : Math.min(...grades);
      return [{ ...first, count, weight, lowestGrade, ...(first.found !== undefined && { found }) }];
    })
    .toSorted((a, b) => b.weight - a.weight || (a.text < b.text ? -1 : 1));
}

function ofTemplate({ id, label, kind, category, parts: [part] }: VoiceSource): readonly OwnSentence[] {
  const text = withSlots((part?.text ?? '').replaceAll(/\s+/gu, ' ').trim());
  if (text === null || text === '') return [];
  const sentences = sentencesIn(text);
  const words = countWords(text) <= MOST_TEMPLATE_WORDS ? text : (sentences[0] ?? '');
  const area = category === 'general' || category === undefined ? 'overall' : category;
  const own = { kind, sourceId: id, label, count: 1, weight: weightOfKind[kind], lowestGrade: null };
  return [{ text: words, about: label, area, ...own }];
}

const SLOT = /\{\{?\s*([\p{L}_ ’']+?)\s*\}\}?|\[\s*([\p{L}_ ’']+?)\s*\]|<\s*([\p{L}_ ’']+?)\s*>/gu;

/** With its slots in our words, "[Student's name]" as "{name}"; `null` where one of them cannot be filled. */
function withSlots(text: string): string | null {
  let isKnown = true;
  const filled = text.replace(SLOT, (...[, curly, square, angle]: (string | undefined)[]) => {
    const word = (curly ?? square ?? angle ?? '').toLowerCase();
    if (/name|^student$/u.test(word)) return '{name}';
    if (/quot|passage|excerpt|sentence|example/u.test(word)) return '{quote}';
    isKnown = false;
    return '';
  });
  return isKnown ? filled : null;
}

/** Words of feedback on different papers, which tell nothing about one of them. */
function commonStems(sources: readonly VoiceSource[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const source of sources) {
    for (const stem of new Set(stemsOf(withoutQuotations(textOfSource(source))))) {
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
    }
  }
  const repeated = [...counts].filter(([, count]) => count > 1).map(([stem]) => stem);
  return new Set([...repeated, ...FEEDBACK_STEMS]);
}

const FEEDBACK_STEMS: readonly string[] = stemsOf(
  `argument counterargument evidence claim source cite citation reference quotation quote paragraph sentence word thesis
  point reason example reader reading essay paper draft post answer question introduction conclusion section heading
  grammar spelling comma punctuation verb tense agreement style format page author year date title table figure data
  result study research writing revise revision idea topic structure order transition detail explain support analysis
  summary describe connect clear specific general work next time back again first place part side other objection`,
);

/** What she wrote in feedback on a paper, as far as nothing in it belongs to that paper. */
function ofText(source: VoiceSource, common: ReadonlySet<string>): readonly OwnSentence[] {
  const { id, label, kind } = source;
  return source.parts.flatMap(({ area, text, draft }) =>
    newSentences(text, draft).flatMap(({ sentence, replaced }) => {
      const ofPaper = `${source.work ?? ''} ${draft ?? ''}`;
      const bare = withoutAddress(sentence);
      if (!isReusable(bare, { ofPaper, common, isKnown: source.work !== undefined })) return [];
      const own = { kind, sourceId: id, label, count: 1, weight: weightOfKind[kind] };
      const ofWork = { found: source.found, lowestGrade: source.grade ?? null };
      return [{ text: quoteAsSlot(bare, ofPaper), about: replaced, area, ...own, ...ofWork }];
    }),
  );
}

/** The sentences that she wrote herself, each with the drafted one that it replaced. */
function newSentences(
  text: string,
  draft: string | undefined,
): readonly { readonly sentence: string; readonly replaced: string }[] {
  const sentences = sentencesIn(text);
  if (draft === undefined) return sentences.map((sentence) => ({ sentence, replaced: '' }));
  const drafted = sentencesIn(draft);
  const kept = new Set(sentences.map(wordingOf));
  const isDrafted = new Set(drafted.map(wordingOf));
  const result: { sentence: string; replaced: string }[] = [];
  let at = 0;
  for (const sentence of sentences) {
    const place = drafted.findIndex((one, index) => index >= at && wordingOf(one) === wordingOf(sentence));
    if (place !== -1) at = place + 1;
    if (isDrafted.has(wordingOf(sentence))) continue;
    const next = drafted[at] ?? '';
    const isReplaced = next !== '' && !kept.has(wordingOf(next));
    result.push({ sentence, replaced: isReplaced ? withoutQuotations(next) : '' });
    if (isReplaced) at += 1;
  }
  return result;
}

/** "Maria, you never say …" without the name. */
function withoutAddress(sentence: string): string {
  const match = /^(?:\p{Lu}[\p{L}’'-]+)(?:,|\s[—–-])\s+(?=\p{L})/u.exec(sentence);
  if (
    match === null ||
    /^(?:Next|First|Second|Third|Finally|Overall|Still|However|Also|Yes|No|Now|Then|Otherwise)\b/u.test(
      sentence,
    )
  )
    return sentence;
  return capitalise(sentence.slice(match[0].length));
}

type OfPaper = {
  readonly ofPaper: string;
  readonly common: ReadonlySet<string>;
  /** Whether the student's work is at hand, so that its words are known. */
  readonly isKnown: boolean;
};

const HANGS_ON_THE_LAST =
  /^(?:that|this|these|those|it|its|they|their|them|he|she|his|her|but|and|so|or|also|then|however|instead|still|otherwise|likewise|similarly|both|neither|another|again|same)\b/iu;
/** A place or a number that another paper need not have. */
const PLACE_OR_NUMBER =
  /\d|\b(?:second|third|fourth|fifth|last|final|opening|middle|two|three|four|five|six|seven|eight|nine|ten) (?:full |short |long )?(?:pages?|paragraphs?|sentences?|sections?|lines?|points?|sources?|quotations?|examples?|words?|places?|claims?)\b|\b(?:grade|score|mark|points?) (?:of|is|was)\b/iu;
const NAME_INSIDE = /(?<![.?!:]\s|^)(?<![“"])\b(?!(?:I|I['’]\p{L}+|APA|MLA|English)\b)\p{Lu}[\p{L}’'-]*/u;

function isReusable(sentence: string, { ofPaper, common, isKnown }: OfPaper): boolean {
  const words = countWords(sentence);
  if (words < WORDS_OF_A_SENTENCE.least || words > WORDS_OF_A_SENTENCE.most) return false;
  if (!/[.?!]$/u.test(sentence)) return false;
  const bare = withoutQuotations(sentence);
  if (HANGS_ON_THE_LAST.test(bare) || PLACE_OR_NUMBER.test(bare) || NAME_INSIDE.test(bare)) return false;
  const quoted = quotationsIn(sentence);
  if (quoted.length > 1 || quoted.some((words) => !ofPaper.includes(words))) return false;
  const paperStems = new Set(stemsOf(ofPaper));
  const stems = stemsOf(bare);
  if (stems.some((stem) => paperStems.has(stem) && !common.has(stem))) return false;
  // Without the paper at hand a rare word may be its subject.
  return isKnown || stems.filter((stem) => !common.has(stem)).length <= stems.length / 2;
}

function quoteAsSlot(sentence: string, ofPaper: string): string {
  const [quoted] = quotationsIn(sentence);
  if (quoted === undefined || !ofPaper.includes(quoted)) return sentence;
  return sentence.replace(/“[^”]*”|"[^"]*"/u, '{quote}');
}

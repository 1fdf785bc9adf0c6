import { isBan, type Requirement } from '@greenpen/grading';
import type { Paper, Span } from '@greenpen/paper';
import { findTitle, headingsOf } from '@greenpen/paper-structure';
import { count } from '../content/measure.ts';
import type { ReadWork } from '../content/measure-input.ts';
import { withoutQuotations } from '../content/quotation.ts';
import { cannotTell, judgeSlips, type Judged } from './judged.ts';

const SINGULAR = /\b(?:I|me|my|mine|myself)\b/gu;
const PLURAL = /\b(?:[Ww]e|us|[Oo]urs?|ourselves)\b/gu;
const SECOND = /\b(?:you|your|yours|yourself|yourselves)\b/giu;

/** Finds sentences in the first or second person, outside quotations. */
export function judgePerson(requirement: Requirement, input: ReadWork): Judged {
  const { text, asWritten } = requirement;
  const asked = text === '' ? asWritten : text;
  const isForbidden = isBan(requirement) || /\bthird\b/iu.test(asked);
  const isSecond = /\bsecond\b/iu.test(asked);
  const isFirst = !isSecond || /\bfirst\b/iu.test(asked);
  const singular = isFirst ? sentencesWith(SINGULAR, input) : [];
  const plural = isFirst ? sentencesWith(PLURAL, input) : [];
  const second = isSecond ? sentencesWith(SECOND, input) : [];
  const places = joined([...singular, ...plural, ...second]);
  if (!isForbidden) {
    return {
      verdict: places.length > 0 ? 'met' : 'not-found',
      span: places[0]?.span ?? null,
      reason: places.length > 0 ? undefined : 'No sentence uses “I”, “me” or “my”.',
    };
  }
  const [first] = places;
  if (first === undefined) return { verdict: 'met', span: null };
  const words = [...new Set(places.flatMap((place) => place.words))].slice(0, MOST_NAMED);
  const reason = `${sentences(places.length)} ${listWords(words)}.`;
  // "We" is the writer with the reader as often as it is the writer.
  const isOpen = singular.length === 0 && second.length === 0;
  const verdict = isOpen || places.length <= 2 ? 'partly' : 'not-found';
  // The plainest of them is shown.
  return { verdict, span: (singular[0] ?? first).span, reason };
}

const MOST_NAMED = 3;

type Used = { readonly span: Span; readonly words: readonly string[] };

/** One entry for each sentence, in the order of the text. */
function joined(found: readonly Used[]): readonly Used[] {
  return [...Map.groupBy(found, ({ span }) => span.start).values()]
    .map((ones) => ({
      span: ones[0]?.span ?? { start: 0, end: 0 },
      words: ones.flatMap(({ words }) => words),
    }))
    .toSorted((a, b) => a.span.start - b.span.start);
}

function listWords(words: readonly string[]): string {
  const quoted = words.map((word) => `“${word}”`);
  const last = quoted.pop() ?? '';
  return quoted.length === 0 ? last : `${quoted.join(', ')} or ${last}`;
}

function sentences(amount: number): string {
  return `${count(amount, 'sentence')} ${amount === 1 ? 'uses' : 'use'}`;
}

function sentencesWith(pattern: RegExp, { work, sound }: ReadWork): readonly Used[] {
  return sound.sentences.flatMap(({ span }) => {
    const own = withoutQuotations(work.text.slice(span.start, span.end));
    const words = own.match(pattern)?.map((word) => (word === 'I' ? word : word.toLowerCase())) ?? [];
    return words.length === 0 ? [] : [{ span, words }];
  });
}

const CONTRACTION =
  /\b\p{L}+n['’]t\b|\b(?:I|you|we|they|he|she|it|that|there|who|what)['’](?:m|re|ve|ll|d)\b|\b(?:it|that|there|he|she|what|who|let)['’]s\b/giu;
const BULLET = /^[ \t]*[•▪‣*–-][ \t]+\S.*$/gmu;
const QUOTATION = /["“][^"“”\n]{3,1200}["”]/gu;

/** Judges what can be seen of a paper's form; most of a style is scored in its own area. */
export function judgeFormat(requirement: Requirement, input: ReadWork, paper: Paper): Judged {
  const { text } = requirement;
  if (/\b(?:APA|MLA|ASA|CSE|AMA|IEEE|Turabian|Harvard|Chicago)\b/u.test(text)) {
    if (!/\bAPA\b/u.test(text)) return { ...cannotTell, reason: 'Only APA style is checked.' };
    return judgeApaStyle(input.apaScore ?? null);
  }
  if (isBan(requirement)) return judgeForbiddenForm(text, input, paper);
  if (/\b(?:sub-?)?headings\b/iu.test(text)) {
    const [first] = headingsOf(paper);
    return first === undefined ? cannotTell : { verdict: 'met', span: first.span };
  }
  if (/\ba (?:\p{L}+ ){0,2}title\b/iu.test(text)) {
    const title = findTitle(paper);
    return title === null ? cannotTell : { verdict: 'met', span: title.span };
  }
  if (/\bmemo\p{L}* head|\bto,? from\b/iu.test(text)) return judgeMemoHead(paper);
  return judgeLayout(text, paper);
}

/** The least of 100 for style that counts as kept, and as kept in part. */
const KEPT = 80;
const KEPT_IN_PART = 30;

function judgeApaStyle(score: number | null): Judged {
  if (score === null) return { ...cannotTell, reason: 'There is nothing to judge APA style by.' };
  const verdict = score >= KEPT ? 'met' : score >= KEPT_IN_PART ? 'partly' : 'not-found';
  return { verdict, span: null, reason: `The score for APA style is ${Math.round(score)}.` };
}

function judgeForbiddenForm(text: string, input: ReadWork, paper: Paper): Judged {
  const { work } = input;
  if (/\bcontractions?\b/iu.test(text)) {
    const places = sentencesWith(CONTRACTION, input).map(({ span }) => span);
    return judgeSlips(places, (amount) => `${count(amount, 'sentence')} with a contraction.`);
  }
  if (/\bbullet/iu.test(text)) {
    const listed = paper.blocks.filter(({ kind }) => kind === 'list-item').map(({ span }) => span);
    return judgeSlips(
      [...listed, ...placesOf(BULLET, work.text)],
      (amount) => `${count(amount, 'list item')}.`,
    );
  }
  if (/\bquot/iu.test(text))
    return judgeSlips(quotationsIn(input), (amount) => `${count(amount, 'quotation')}.`);
  if (/\b(?:sub-?)?headings?\b/iu.test(text)) {
    return judgeSlips(
      headingsOf(paper).map(({ span }) => span),
      (amount) => `${count(amount, 'heading')}.`,
    );
  }
  return cannotTell;
}

/** Places of the running text in quotation marks, three letters and longer. */
export function quotationsIn({ work }: ReadWork): readonly Span[] {
  return work.paragraphs.flatMap(({ span }) =>
    placesOf(QUOTATION, work.text.slice(span.start, span.end)).map(({ start, end }) => ({
      start: span.start + start,
      end: span.start + end,
    })),
  );
}

function placesOf(pattern: RegExp, text: string): readonly Span[] {
  return [...text.matchAll(pattern)].map(({ index, 0: words }) => ({
    start: index,
    end: index + words.length,
  }));
}

function judgeMemoHead({ text }: Paper): Judged {
  const labels = ['to', 'from', 'date', 'subject|re'].map((label) =>
    new RegExp(String.raw`^(?:${label})\s*:.*$`, 'imu').exec(text.slice(0, 600)),
  );
  const [first = null] = labels;
  const found = labels.filter((match) => match !== null).length;
  if (first === null || found < 3) return cannotTell;
  return {
    verdict: found === 4 ? 'met' : 'partly',
    span: { start: first.index, end: first.index + first[0].length },
  };
}

/** Spacing, size and font, which DOCX and PDF tell and plain text does not. */
function judgeLayout(text: string, paper: Paper): Judged {
  const paragraphs = paper.blocks.filter(
    ({ kind, span }) => kind === 'paragraph' && span.end - span.start > 200,
  );
  const said: { readonly isMet: boolean; readonly reason: string }[] = [];
  const asked = /\b(double|single)[- ]spac/iu.exec(text)?.[1]?.toLowerCase();
  const spacing = middleOf(paragraphs.flatMap(({ format }) => format.lineSpacing ?? []));
  if (asked !== undefined) {
    if (spacing === null) return { ...cannotTell, reason: 'The file does not tell its line spacing.' };
    const isMet = asked === 'double' ? spacing >= 1.8 : spacing <= 1.3;
    said.push({ isMet, reason: `line spacing ${Math.round(spacing * 10) / 10}` });
  }
  const size = Number(/\b(1[0-4])[- ](?:point|pt)/iu.exec(text)?.[1] ?? 0);
  const runs = paragraphs.flatMap((block) => block.runs);
  if (size > 0) {
    const used = middleOf(runs.flatMap(({ sizePt }) => sizePt ?? []));
    if (used === null) return { ...cannotTell, reason: 'The file does not tell its font.' };
    said.push({ isMet: Math.abs(used - size) < 0.5, reason: `${Math.round(used * 10) / 10}-point font` });
  }
  if (/\btimes new roman\b/iu.test(text)) {
    const fonts = runs.flatMap(({ font }) => font ?? []);
    if (fonts.length === 0) return { ...cannotTell, reason: 'The file does not tell its font.' };
    const share = fonts.filter((font) => /times/iu.test(font)).length / fonts.length;
    said.push({ isMet: share > 0.5, reason: share > 0.5 ? 'Times New Roman' : `mostly ${fonts[0] ?? ''}` });
  }
  if (said.length === 0) return cannotTell;
  const met = said.filter(({ isMet }) => isMet).length;
  const reasons = said.map(({ reason }) => reason).join(', ');
  return {
    verdict: met === said.length ? 'met' : met > 0 ? 'partly' : 'not-found',
    span: null,
    reason: `${reasons.charAt(0).toUpperCase()}${reasons.slice(1)}.`,
  };
}

function middleOf(values: readonly number[]): number | null {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? null;
}

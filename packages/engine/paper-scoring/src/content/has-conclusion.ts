import type { ReadWork } from './measure-input.ts';
import type { Paragraph } from '../work/work.ts';
import { runningParagraphs } from './running-paragraphs.ts';

const CLOSING =
  /^(?:in conclusion|to conclude|in summary|to summarize|to sum up|in sum|overall|ultimately|in closing|in the end|all in all|taken together|finally|as this (?:paper|essay)|thus|therefore)\b/iu;
const CLOSING_HEADING =
  /^(?:\d+\.?\s*)?(?:conclusions?|summary|concluding|discussion|final thoughts|implications)\b/iu;

/** Whether a paragraph begins as a close does: "In conclusion", "Overall". */
export function announcesClose({ sentences }: Paragraph, text: string): boolean {
  return sentences.slice(0, 2).some(({ span }) => CLOSING.test(text.slice(span.start, span.end)));
}

/** A reflection closes with what its writer takes along and will do. */
const RESOLUTION =
  /\bI (?:will|would like to|want to|hope to|plan to|intend to|have learned|learned|now (?:know|believe|understand|see))\b|\b(?:from now on|going forward|in the future|looking back|next time)\b/iu;

function resolves({ sentences }: Paragraph, text: string): boolean {
  return sentences.filter(({ span }) => RESOLUTION.test(text.slice(span.start, span.end))).length >= 2;
}

const DIRECTS =
  /\b(?:should|must|ought to|needs? to|ha(?:s|ve) to|shall)\b|\b(?:recommend|propose|urge|advise|call (?:on|for))\p{Ll}*\b|\bhave decided\b/iu;
const FOLLOWS =
  /\b(?:therefore|thus|hence|accordingly|consequently|so|for (?:these|this|all) \p{L}+|given (?:these|this|all)|in light of|because of (?:this|these|all)|on (?:this|these|that) \p{L}+)\b|\b(?:I|we|this (?:brief|paper|essay|memo|report|proposal)) (?:would |strongly |also )?(?:recommend|propose|urge|advise|call|have decided)/iu;
const NEXT_STEP = /^if\b.*\b(?:can|will|should|must|may)\b/iu;

/**
 * A proposal closes with what is to be done: a step that follows from what was said ("should therefore"), or one
 * demand or next step after the other.
 */
function directs({ sentences }: Paragraph, text: string): boolean {
  const said = sentences.map(({ span }) => text.slice(span.start, span.end));
  if (said.some((sentence) => DIRECTS.test(sentence) && FOLLOWS.test(sentence))) return true;
  return said.filter((sentence) => DIRECTS.test(sentence) || NEXT_STEP.test(sentence)).length >= 2;
}

/** Whether a heading, the last paragraph's opening words, what it demands or its subject words make it a close. */
export function hasConclusion({ work: { headings, text }, sound }: ReadWork): boolean {
  const paragraphs = runningParagraphs(sound.paragraphs);
  if (headings.some((heading) => CLOSING_HEADING.test(heading.trim()))) return true;
  const first = paragraphs[0];
  const last = paragraphs.at(-1);
  if (first === undefined || last === undefined || paragraphs.length < 3) return false;
  if (announcesClose(last, text) || resolves(last, text) || directs(last, text)) return true;
  const opening = new Set(first.sentences.flatMap(({ stems }) => stems));
  const closing = new Set(last.sentences.flatMap(({ stems }) => stems));
  const shared = [...closing].filter((stem) => opening.has(stem)).length;
  return last.words >= 35 && shared >= 5 && shared / closing.size >= 0.25;
}

import type { Area, Finding } from '@greenpen/paper';
import { type Fault, findFault, namesATopic, type Topics } from './faults.ts';
import { areaOf } from './area-words.ts';
import type { OwnSentence } from './own-sentences.ts';
import { sayFraming } from './learn-framing.ts';
import type { SpeakContext, SpokenSentence } from './spoken-sentence.ts';
import { capitalise, countWords, quotationsIn } from './text.ts';
import { isInvitation, moodOf, praises, saysAbsence } from './wording-kinds.ts';

type Fitting = { readonly own: OwnSentence; readonly fault: Fault | null; readonly area: Area | 'overall' };

/** Sentences of hers in one draft: more would crowd out what the paper itself gives to say. */
const MOST_REUSED = 4;
const LEAST_ERRORS = 2;
/** Texts in which a sentence of no particular subject must be, to be a habit. */
const LEAST_COUNT = 2;
const GOOD = 85;

/** Puts the instructor's own sentences where they fit: what she wrote of the same fault, and her offers of help. */
export function reuseSentences(
  own: readonly OwnSentence[],
  drafted: readonly SpokenSentence[],
  context: SpeakContext & { readonly topics: Topics },
): readonly SpokenSentence[] {
  const { topics } = context;
  const fitting = own
    .flatMap((sentence) => fit(sentence, topics, context))
    .filter(({ area }) => drafted.some((sentence) => sentence.area === area));
  const used = new Set<Fault | Area | 'overall'>();
  const areas = new Set<Area | 'overall'>();
  let sentences = drafted;
  let count = 0;
  for (const one of fitting.toSorted((a, b) => rank(b) - rank(a))) {
    // One sentence on a fault, and one in an area beside those on its faults.
    const isUsed =
      used.has(one.fault ?? one.area) ||
      (one.fault === null && one.area !== 'overall' && areas.has(one.area));
    if (isUsed || count >= MOST_REUSED) continue;
    const placed = putIn(one, sentences, context);
    if (placed === null) continue;
    used.add(one.fault ?? one.area);
    areas.add(one.area);
    count += 1;
    sentences = placed;
  }
  return sentences;
}

/** What she wrote of a fault comes first, edits above all, then what fits an area, then offers. */
function rank({ own, fault }: Fitting): number {
  const ofFault = fault === null ? 0 : fault.isError ? 20 : 10;
  return ofFault + Math.min(9, own.weight);
}

function fit(own: OwnSentence, topics: Topics, context: SpeakContext): readonly Fitting[] {
  if (praises(own.text)) return fitPraise(own, topics, context);
  const fault = findFault(own, topics);
  if (fault === 'absent') return [];
  if (fault !== undefined) return mayBeToldOf(own, fault) ? [{ own, fault, area: fault.area }] : [];
  if (isInvitation(own.text)) return [{ own, fault: null, area: 'overall' }];
  if (namesATopic(`${own.text} ${own.about}`, topics, 'telling')) return [];
  const mood = moodOf(own.text);
  if (mood === 'report' || own.text.includes('{quote}') || POINTS.test(own.text)) return [];
  return fitArea(own, topics, context);
}

/** Praise of nothing in particular, for a paper as good as those for which she wrote it. */
function fitPraise(
  own: OwnSentence,
  topics: Topics,
  { scores, requirements }: SpeakContext,
): readonly Fitting[] {
  const { count, text, lowestGrade } = own;
  if (count < LEAST_COUNT || lowestGrade === null || POINTS.test(text)) return [];
  if (namesATopic(text, topics, 'any')) return [];
  const isGood =
    Math.min(scores.total, scores.content) >= Math.max(GOOD, lowestGrade * 100) &&
    requirements.every(({ verdict }) => verdict !== 'not-found');
  return isGood ? [{ own, fault: null, area: 'overall' }] : [];
}

/** What names no fault fits where its area has errors: a template of the area, or advice that she gives often. */
function fitArea(
  own: OwnSentence,
  topics: Topics,
  { findings, requirements }: SpeakContext,
): readonly Fitting[] {
  const isHabit = own.count >= LEAST_COUNT && !namesATopic(own.text, topics, 'any');
  if (own.kind !== 'template' && !isHabit) return [];
  const area = own.area ?? areaOf(own.text);
  if (area === 'overall') return [];
  const errors = findings.filter((finding) => finding.area === area && finding.severity === 'error');
  const missing = area === 'content' ? requirements.filter(({ verdict }) => verdict === 'not-found') : [];
  const isNeedy = errors.length + missing.length >= LEAST_ERRORS;
  // What a template for the content is about can't be told from its words.
  return isNeedy && (area !== 'content' || isHabit) ? [{ own, fault: null, area }] : [];
}

/** A report on another paper is true of this one only where both lack the same thing. */
function mayBeToldOf({ text, kind, area }: OwnSentence, fault: Fault): boolean {
  if (area !== null && area !== 'overall' && area !== fault.area) return false;
  if (kind === 'template' || moodOf(text) !== 'report') return true;
  return fault.isMissing && saysAbsence(text);
}

/** Whether it points at words: "this claim", "here". */
const POINTS =
  /\bhere\b(?=[.,;:?!])|^Here\b|\b(?:this (?:sentence|claim|statement|quotation|quote|passage|entry|citation|paragraph|verb|word|phrase|comma|point|source|figure|number))\b/iu;
const MOST_QUOTED_WORDS = 15;

/** The draft with the sentence in the place of what was drafted of the fault; `null` where it cannot be filled in. */
function putIn(
  { own, fault, area }: Fitting,
  drafted: readonly SpokenSentence[],
  { firstName, findings }: SpeakContext,
): readonly SpokenSentence[] | null {
  const ids = new Set(fault?.ids);
  const at =
    fault === null
      ? -1
      : drafted.findIndex(
          (one) => one.area === area && one.restsOn.length > 0 && one.restsOn.some((id) => ids.has(id)),
        );
  const replaced = drafted[at];
  const isWhole = replaced !== undefined && replaced.restsOn.every((id) => ids.has(id));
  const quoted = replaced !== undefined && isWhole ? quotationsIn(replaced.text) : [];
  const quote = fault === null || fault.isMissing ? null : (quoted[0] ?? quoteOf(fault, findings));
  const text = fillIn(own.text, {
    firstName,
    quote,
    corrected: quoted[0] === quote ? correctedIn(replaced?.text ?? '') : null,
  });
  if (text === null) return null;
  const last = drafted.findLastIndex((one) => one.area === area);
  const restsOn = fault === null ? [] : replaced !== undefined && isWhole ? replaced.restsOn : fault.ids;
  const near = replaced ?? drafted[last];
  if (near === undefined) return null;
  const said: SpokenSentence = { area, paragraph: near.paragraph, text, restsOn, isOwn: true };
  if (isWhole) {
    const rest = new Set(replaced.restsOn);
    return drafted.flatMap((one, index) => {
      if (index === at) return [said];
      // The drafted advice on the same findings goes with the sentence that it explains.
      const isSame = one.area === area && one.restsOn.length > 0 && one.restsOn.every((id) => rest.has(id));
      return isSame ? [] : [one];
    });
  }
  const after = at === -1 ? last : at;
  return drafted.toSpliced(after + 1, 0, said);
}

function quoteOf({ ids }: Fault, findings: readonly Finding[]): string | null {
  const quotes = findings.filter(({ id }) => ids.includes(id)).map(({ quote }) => quote?.trim() ?? '');
  return (
    quotes.find(
      (quote) => countWords(quote) >= 2 && countWords(quote) <= MOST_QUOTED_WORDS && !/["“”\n]/u.test(quote),
    ) ?? null
  );
}

/** The correction that a drafted sentence gives: “was asked” should read “were asked”. */
function correctedIn(drafted: string): string | null {
  return /“[^”]+” (?:should (?:read|be)|becomes|to) “([^”]+)”/u.exec(drafted)?.[1] ?? null;
}

type Filling = {
  readonly firstName: string | null;
  readonly quote: string | null;
  readonly corrected: string | null;
};

/** The sentence with this paper's words in it; `null` where it points at words and there are none to quote. */
function fillIn(text: string, { firstName, quote, corrected }: Filling): string | null {
  const named = capitalise(sayFraming(text, firstName));
  if (named.includes('{quote}'))
    return quote === null ? null : named.replaceAll(/["“]?\{quote\}["”]?/gu, `“${quote}”`);
  if (quote === null) return POINTS.test(named) ? null : named;
  const shown = corrected === null ? `“${quote}”` : `“${quote}” should read “${corrected}”`;
  const end = /[.?!]+$/u.exec(named);
  return end === null ? named : `${named.slice(0, end.index)} (${shown})${end[0]}`;
}

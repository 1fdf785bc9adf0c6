import type { Requirement } from '@greenpen/grading';
import { contentStems } from '../words/content-stems.ts';
import { wordsOf } from '../words/words-of.ts';
import { likenessOf, type Place } from './part-likeness.ts';
import { termsOfParts, type PartTerms, type WordMeanings } from './requirement-terms.ts';
import type { StatementKind } from './statement-kind.ts';

/**
 * What speaks for a sentence to be the answer to a part, in this order:
 * - subject: the part's words said in the paragraph; the best of them in the sentence; both against the other parts
 * - use of words: likeness of the sentence; of it and its neighbours, against the other parts
 * - kind of statement: made plainly; hinted at; made plainly beside it; named by the heading; another part's heading
 * - form: opens its paragraph, its length, stands at the opening where that is asked, repeats the part's own words
 * - order: how far it is from where the part would be if all were answered in order, by sentences and paragraphs
 */
export type AnswerSigns = readonly number[];

/** Positions of some of the signs. */
export const signAt = { top: 1, like: 3, plain: 5, order: 13 } as const;

export type PartSigns = {
  /** By sentence. */
  readonly signs: readonly AnswerSigns[];
  /** Whether the part names a subject of its own, or at least a kind of statement ("limitation"). */
  readonly names: 'subject' | 'kind' | 'nothing';
  /** Sentences about the past, where the part looks ahead and asks for nothing else. */
  readonly unfit: ReadonlySet<number>;
  /** The sentence that the instructor ruled out as an answer. */
  readonly ruledOut?: number;
};

const OPENS = /\b(?:open|begin|start|first paragraph|introduc\w+|thesis)\b/iu;
const LEAST_NAMED = 0.5;

/** Compares every sentence with every part of an assignment. */
export function readAnswerSigns(
  parts: readonly Requirement[],
  places: readonly Place[],
  title: string,
  meanings: WordMeanings,
): readonly PartSigns[] {
  const layout = new Layout(places);
  const said = new Set(places.flatMap(({ sentence }) => sentence.words));
  const terms = termsOfParts(parts, title, said, meanings);
  const subjects = terms.map((one) => new SubjectMatch(one, layout));
  const kinds = matchKinds(terms, layout);
  const likeness = likenessOf(parts, places, meanings);
  const besides = subjects.map((subject) => places.map((_, at) => subject.besides(at)));
  const headings = subjects.map(({ inHeading }, part) =>
    inHeading.map((share, at) => Math.max(share, kinds[part]?.inHeading[at] ?? 0)),
  );
  return parts.map(({ text }, part) => {
    const own = new Set(contentStems(wordsOf(text)));
    const signs = places.map(({ sentence }, at): AnswerSigns => {
      const stems = new Set(sentence.stems);
      const heading = headings[part]?.[at] ?? 0;
      const isOpening = layout.isOpening(at) && OPENS.test(text);
      return [
        subjects[part]?.coverage(layout.paragraphOf(at)) ?? 0,
        subjects[part]?.best(at) ?? 0,
        (besides[part]?.[at] ?? 0) - mostOfOthers(besides, part, at),
        likeness[part]?.sentence[at] ?? 0,
        likenessLead(likeness, part, at),
        kinds[part]?.plain[at] ?? 0,
        kinds[part]?.hinted[at] ?? 0,
        Math.max(0, ...layout.beside(at).map((other) => kinds[part]?.plain[other] ?? 0)),
        heading,
        Math.max(0, mostOfOthers(headings, part, at) - heading),
        layout.opensParagraph(at) ? 1 : 0,
        Math.log(Math.max(1, sentence.words.length)),
        isOpening ? 1 : 0,
        -Math.abs(layout.depth(at) - (part + 0.5) / parts.length),
        -Math.abs(layout.paragraphDepth(at) - (part + 0.5) / parts.length),
        [...stems].filter((one) => own.has(one)).length / Math.max(1, stems.size),
      ];
    });
    const asked = terms[part]?.kinds ?? [];
    const looksAhead = asked.length > 0 && asked.every(({ isAhead }) => isAhead === true);
    const unfit = new Set(
      places.flatMap(({ text: said }, at) => (looksAhead && isPastEvent(said) ? [at] : [])),
    );
    return { signs, names: namesOf(terms[part]), unfit };
  });
}

/** At least 0. */
function mostOfOthers(rows: readonly (readonly number[])[], part: number, at: number): number {
  return Math.max(...rows.map((row, index) => (index === part ? 0 : (row[at] ?? 0))));
}

function likenessLead(
  likeness: readonly { readonly passage: readonly number[] }[],
  part: number,
  at: number,
): number {
  const own = likeness[part]?.passage[at] ?? 0;
  const others = likeness.flatMap(({ passage }, index) => (index === part ? [] : [passage[at] ?? 0]));
  return others.length === 0 ? own : own - Math.max(...others);
}

function namesOf(terms: PartTerms | undefined): PartSigns['names'] {
  const named = (terms?.terms ?? []).reduce((sum, { weight, rarity }) => sum + weight * rarity, 0);
  return named >= LEAST_NAMED ? 'subject' : (terms?.kinds.length ?? 0) > 0 ? 'kind' : 'nothing';
}

/** Where the sentences of a paper stand. */
class Layout {
  readonly places: readonly Place[];
  readonly #paragraphs: readonly number[];
  readonly #inParagraph = new Map<number, number[]>();

  constructor(places: readonly Place[]) {
    this.places = places;
    for (const [at, { paragraph }] of places.entries()) {
      this.#inParagraph.set(paragraph, [...(this.#inParagraph.get(paragraph) ?? []), at]);
    }
    this.#paragraphs = [...this.#inParagraph.keys()];
  }

  paragraphOf(at: number): readonly number[] {
    return this.#inParagraph.get(this.places[at]?.paragraph ?? -1) ?? [];
  }

  beside(at: number): readonly number[] {
    return [at - 1, at + 1].filter(
      (other) =>
        this.places[other] !== undefined && this.places[other].paragraph === this.places[at]?.paragraph,
    );
  }

  opensParagraph(at: number): boolean {
    return this.paragraphOf(at)[0] === at;
  }

  isOpening(at: number): boolean {
    return this.places[at]?.paragraph === this.#paragraphs[0];
  }

  depth(at: number): number {
    return (at + 0.5) / this.places.length;
  }

  paragraphDepth(at: number): number {
    return (this.#paragraphs.indexOf(this.places[at]?.paragraph ?? -1) + 0.5) / this.#paragraphs.length;
  }
}

/** How far sentences say the subject words of one part. */
class SubjectMatch {
  /** Share of the words that the nearest heading says, by sentence. */
  readonly inHeading: readonly number[];
  readonly #rows: readonly { readonly match: readonly number[]; readonly weight: number }[];
  readonly #whole: number;
  readonly #layout: Layout;

  constructor({ terms }: PartTerms, layout: Layout) {
    this.#layout = layout;
    this.#rows = terms.map(({ matches, weight, rarity }) => {
      const match = layout.places.map(({ sentence }) => bestMatch(matches, sentence.stems));
      // A word that is said all over the paper tells nothing about where a part is answered.
      const spread = match.filter((value) => value >= 0.5).length / Math.max(1, match.length);
      return { match, weight: weight * rarity * (1.15 - Math.min(0.9, 2 * spread)) };
    });
    this.#whole = this.#rows.reduce((sum, { weight }) => sum + weight, 0) || 1;
    const known = new Map<string, number>();
    this.inHeading = layout.places.map(({ headings }) => {
      const heading = headings.at(-1) ?? '';
      const share = known.get(heading) ?? this.#shareOf(terms, contentStems(wordsOf(heading)));
      known.set(heading, share);
      return share;
    });
  }

  #shareOf(terms: PartTerms['terms'], stems: readonly string[]): number {
    return (
      terms.reduce(
        (sum, { matches }, index) => sum + bestMatch(matches, stems) * (this.#rows[index]?.weight ?? 0),
        0,
      ) / this.#whole
    );
  }

  /** Share of the words, by weight, that the sentences say together. */
  coverage(sentences: readonly number[]): number {
    return (
      this.#rows.reduce(
        (sum, { match, weight }) => sum + weight * Math.max(0, ...sentences.map((at) => match[at] ?? 0)),
        0,
      ) / this.#whole
    );
  }

  besides(at: number): number {
    const own = this.coverage([at]);
    return Math.max(own, 0.3 * own + 0.7 * this.coverage([at, ...this.#layout.beside(at)]));
  }

  best(at: number): number {
    return Math.max(0, ...this.#rows.map(({ match, weight }) => weight * (match[at] ?? 0)));
  }
}

type KindMatch = {
  readonly plain: readonly number[];
  readonly hinted: readonly number[];
  readonly inHeading: readonly number[];
};

const WOULD_HAVE = /\b(?:should|would|could|might|must|ought to)(?: not|n['’]t)? have\b/iu;
const NOT_PAST =
  /\b(?:should|would|could|must|will|shall|can|may|might|ought|needs?|has|have|is|are|am|let['’]?s?|propose|recommend|suggest|advise)\b|n['’]t\b/iu;
const PAST = /\b(?:was|were|did|had|\p{L}{2,}ed)\b/iu;

/** "The board recommended a carpet": what was said or done, or should have been, is no proposal. */
function isPastEvent(text: string): boolean {
  return (WOULD_HAVE.test(text) || PAST.test(text)) && !NOT_PAST.test(text.replace(WOULD_HAVE, ' '));
}

/** A kind of statement that the paper makes all over tells less. */
function matchKinds(terms: readonly PartTerms[], { places }: Layout): readonly KindMatch[] {
  const known = new Map<StatementKind, Omit<KindMatch, 'inHeading'>>();
  const shownBy = (kind: StatementKind) => {
    let shown = known.get(kind);
    if (shown === undefined) {
      const isRuledOut = places.map(({ text }) => kind.isAhead === true && isPastEvent(text));
      const plain = places.map(({ text }, at) => isRuledOut[at] !== true && kind.plain.test(text));
      const hinted = places.map(
        ({ text }, at) => isRuledOut[at] !== true && (plain[at] === true || kind.hint.test(text)),
      );
      const said = plain.reduce((sum, isPlain, at) => sum + (isPlain ? 1 : hinted[at] === true ? 0.4 : 0), 0);
      const worth = 1 - Math.min(0.8, said / Math.max(1, places.length));
      shown = {
        plain: plain.map((is) => (is ? worth : 0)),
        hinted: hinted.map((is) => (is ? worth : 0)),
      };
      known.set(kind, shown);
    }
    return shown;
  };
  return terms.map(({ kinds }) => {
    const shown = kinds.map(shownBy);
    const mean = (pick: (one: Omit<KindMatch, 'inHeading'>) => readonly number[]) =>
      places.map(
        (_, at) => shown.reduce((sum, one) => sum + (pick(one)[at] ?? 0), 0) / Math.max(1, shown.length),
      );
    return {
      plain: mean(({ plain }) => plain),
      hinted: mean(({ hinted }) => hinted),
      inHeading: places.map(({ headings }) =>
        kinds.some(({ asked }) => asked.test(headings.at(-1) ?? '')) ? 1 : 0,
      ),
    };
  });
}

function bestMatch(matches: ReadonlyMap<string, number>, stems: readonly string[]): number {
  let best = 0;
  for (const one of stems) best = Math.max(best, matches.get(one) ?? 0);
  return best;
}

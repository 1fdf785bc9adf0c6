import type { Review } from '@greenpen/grading';
import type { Finding, Span } from '@greenpen/paper';
import { atLeast, atMost, type Figure } from '../figure.ts';
import type { JudgedByModel, JudgedPaper } from './judged-papers.ts';

/** What the model itself says of the content. */
export function contentFindingsOf({ findings }: Review): readonly Finding[] {
  return findings.filter(({ area, origin }) => area === 'content' && origin !== undefined);
}

/** Whether a finding or a question of the model's own is at the words of a fault, or quotes them beside another place. */
export function isNamed({ after, text }: JudgedByModel, quote: string): boolean {
  const start = text.indexOf(quote);
  if (after === null || start === -1) return false;
  const end = start + quote.length;
  return [...contentFindingsOf(after), ...(after.judgement.byModel?.questions ?? [])]
    .flatMap((said) => placesOf(said, text))
    .some((place) => place.start < end && start < place.end);
}

type Said = { readonly span: Span | null; readonly message?: string };

/** Where something is said of a paper; of two places that are compared, the second is quoted in the message. */
export function placesOf({ span, message = '' }: Said, text: string): readonly Span[] {
  const quoted = [...message.matchAll(/“([^”]+)”/gu)].flatMap(([, words = '']) => {
    const start = words.trim().split(/\s+/u).length < FEWEST_QUOTED ? -1 : text.indexOf(words);
    return start === -1 ? [] : [{ start, end: start + words.length }];
  });
  return span === null ? quoted : [span, ...quoted];
}

/** Words of a quotation that has one place. */
const FEWEST_QUOTED = 4;

type OfFaults = Pick<JudgedPaper, 'faults'>;

/** How many planted faults a model names at their place, and whether any quotation of its own is not in the paper. */
export function sayFaults(
  papers: readonly OfFaults[],
  judged: readonly JudgedByModel[],
  who: string,
): readonly Figure[] {
  const planted = papers.flatMap(({ faults }, at) => faults.map(({ quote }) => ({ quote, at })));
  const found = planted.filter(({ quote, at }) => {
    const one = judged[at];
    return one !== undefined && isNamed(one, quote);
  });
  const shown = judged.flatMap(({ after, text }) =>
    after === null ? [] : quotesIn(after).map((quote) => ({ quote, text })),
  );
  const parts = judged.map(({ after }) => after?.judgement.byModel);
  const items = parts.reduce((sum, part) => sum + (part?.items ?? 0), 0);
  const kept = parts.reduce((sum, part) => sum + (part?.kept ?? 0), 0);
  const detail = `${planted.length} faults in ${papers.length} papers; ${kept} of ${items} items verified`;
  return [
    atLeast(0.85, {
      what: `Planted faults named (${who})`,
      value: found.length / planted.length,
      unit: '%',
      detail,
    }),
    atMost(0, {
      what: `Quotations shown that are not in the paper (${who})`,
      value: shown.filter(({ quote, text }) => !text.includes(quote)).length,
      detail: `${shown.length} quotations`,
    }),
  ];
}

function quotesIn({ findings, judgement }: Review): readonly string[] {
  return [
    ...findings.flatMap(({ origin, quote }) => (origin === undefined ? [] : [quote])),
    ...judgement.requirements.flatMap(({ origin, quote }) => (origin === undefined ? [] : [quote])),
    ...(judgement.byModel?.strengths ?? []).map(({ quote }) => quote),
    ...(judgement.byModel?.questions ?? []).map(({ quote }) => quote),
  ].filter((quote) => quote !== null);
}

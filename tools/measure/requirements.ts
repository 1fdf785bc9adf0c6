import type { RequirementResult } from '@greenpen/grading';
import { atLeast, atMost, type Figure } from './figure.ts';
import type { ReviewedPaper } from './planted-papers.ts';
import { shareOf } from './statistics.ts';

type Judged = {
  readonly kind: string;
  readonly isMissingPart: boolean;
  readonly truth: string;
  /** `null` where the instructions were not read so that this requirement is on the list. */
  readonly said: string | null;
};

/** The verdicts on the planted papers' requirements against those of a reader. */
export function measureRequirements(reviewed: readonly ReviewedPaper[]): readonly Figure[] {
  const judged = reviewed.flatMap(judgedOf);
  const parts = judged.filter(({ kind }) => kind === 'part' || kind === 'section');
  const missing = parts.filter(({ isMissingPart, truth }) => isMissingPart && truth === 'not-found');
  const there = judged.filter(({ truth }) => truth === 'met');
  const saidMissing = parts.filter(({ said }) => said === 'not-found');
  return [
    atLeast(0.95, {
      what: 'requirements that are read from the instructions',
      value: shareOf(judged, ({ said }) => said !== null),
      unit: '%',
      detail: `${judged.length} in all papers`,
    }),
    atLeast(0.8, {
      what: 'missing parts that are named',
      value: shareOf(missing, ({ said }) => said === 'not-found'),
      unit: '%',
      detail: `${missing.length} parts of papers with a part left out`,
    }),
    atMost(0.05, {
      what: 'met requirements said to be not found',
      value: shareOf(there, ({ said }) => said === 'not-found'),
      unit: '%',
      detail: `${there.length} requirements`,
    }),
    atLeast(0.9, {
      what: 'parts said to be not found that are not fully there',
      value: shareOf(saidMissing, ({ truth }) => truth !== 'met'),
      unit: '%',
      detail: `${saidMissing.length} verdicts`,
    }),
  ];
}

function judgedOf({ set, paper, review }: ReviewedPaper): readonly Judged[] {
  return paper.verdicts.map(({ words, verdict }) => {
    const kind = set.requirements.find((requirement) => requirement.words === words)?.kind ?? 'part';
    const result = findResult(words, review.judgement.requirements);
    return {
      kind,
      isMissingPart: paper.kind === 'missing-part',
      truth: verdict,
      said: result?.verdict ?? null,
    };
  });
}

/** The requirement with most words in common with those that a reader underlined; at least half of them. */
function findResult(
  underlined: string,
  results: readonly RequirementResult[],
): RequirementResult | undefined {
  const wanted = wordsOf(underlined);
  const scored = results.map((result) => {
    const { text, asWritten } = result.requirement;
    const words = wordsOf(`${text} ${asWritten}`);
    const shared = [...wanted].filter((word) => words.has(word)).length;
    return { result, covered: shared / wanted.size, likeness: shared / (wanted.size + words.size - shared) };
  });
  return scored
    .filter(({ covered }) => covered >= 0.5)
    .toSorted((a, b) => b.covered - a.covered || b.likeness - a.likeness)[0]?.result;
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));
}

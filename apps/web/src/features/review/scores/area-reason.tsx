import {
  askedPartId,
  type AreaBasis,
  byHand as handEngine,
  ceilingsFor,
  costsByCheck,
  pointsForAsked,
  type ScorePart,
} from '@greenpen/grading';
import type { Area, Finding } from '@greenpen/paper';
import { formatCount, formatFixed, formatScore, formatSigned } from '../../../components/format.ts';
import {
  type AnnotatedReview,
  correctionsOf,
  type GradeFields,
  scoreFields,
} from '../saving/grade-fields.ts';
import { areaLabels } from './area-labels.ts';
import { decidesRubric } from './decides-rubric.ts';
import { useState } from 'react';
import { Button } from '../../../components/form/button.tsx';
import { Field } from '../../../components/form/field.tsx';
import { readScore } from './read-score.ts';

type Props = {
  readonly area: Area;
  readonly review: AnnotatedReview;
  readonly fields: GradeFields;
  /** null where the area was not judged. */
  readonly score: number | null;
  readonly isLocked: boolean;
  readonly onSetScore: (score: number | null) => void;
};

function countsFor(area: Area, review: AnnotatedReview): string {
  return decidesRubric(review, 'total')
    ? 'The points of the rubric make the total.'
    : `Counts for ${review.weights[area]}% of the total.`;
}

/** How an area's score is computed: measured parts, costs of findings, and the manual override. */
export function AreaReason({ area, review, fields, score, isLocked, onSetScore }: Props) {
  const basis = review.basis.areas[area];
  const gone = new Set(fields.dismissed);
  const kept = review.findings.filter((finding) => finding.area === area && !gone.has(finding.id));
  const lines = costLines(basis, kept, review.basis.words);
  const isHandGraded = review.engine === handEngine;
  const byHand = fields[scoreFields[area]];

  return (
    <>
      <h3 className="font-semibold">
        {score === null
          ? `Why is ${areaLabels[area]} not judged?`
          : `Why ${areaLabels[area]} ${formatScore(score)}?`}
      </h3>
      <p className="mt-1 text-13 text-pencil">{explain({ area, review, fields, score })}</p>
      <MeasuredParts parts={score === null ? [] : partsOf(area, review, fields)} />
      {score === null &&
        basis.parts.map(({ id, reason }) => (
          <p key={id} className="mt-2 text-13">
            {reason}
          </p>
        ))}
      {lines.length > 0 && <CostList lines={lines} />}
      {area === 'content' && !isHandGraded && (
        <p className="mt-3 text-13 text-pencil">
          Argument and accuracy were not judged: read for whether the reasons hold and the facts are right.
        </p>
      )}
      {ceilingsFor(basis, kept).map(({ most, reason, finding }) => (
        <p key={finding ?? reason} className="mt-3 border-t border-rule pt-3 text-13">
          {reason} {areaLabels[area]} is therefore limited to {formatScore(most)}.
        </p>
      ))}
      {!isLocked && (
        <ScoreByHand
          score={score}
          isByHand={byHand !== null}
          canGiveBack={!isHandGraded}
          onSetScore={onSetScore}
        />
      )}
    </>
  );
}

/** What the score rests on, in a sentence or two. */
function explain(shown: Pick<Props, 'area' | 'review' | 'fields' | 'score'>): string {
  const { area, review, fields } = shown;
  const isByRubric =
    area === 'content' && fields[scoreFields[area]] === null && decidesRubric(review, 'content');
  return isByRubric
    ? `${sayOrigin(shown)} The points of the rubric make this score; what it leaves open counts as measured below.`
    : sayOrigin(shown);
}

function sayOrigin({ area, review, fields, score }: Parameters<typeof explain>[0]): string {
  if (score === null) return 'It has no score and does not count. The other areas share its weight.';
  if (review.engine === handEngine)
    return `You set this score by hand: the paper could not be read. It counts for ${review.weights[area]}% of the total.`;
  if (fields[scoreFields[area]] !== null) return 'You set this score by hand. This is what the engine found:';
  return `${countsFor(area, review)} ${formatCount(review.basis.words, 'word')} were scored.`;
}

function MeasuredParts({ parts }: { readonly parts: readonly ScorePart[] }) {
  return (
    <ul className="mt-3 grid gap-2 text-13">
      {parts.map(({ id, label, points, maxPoints, reason }) => (
        <li key={id} className="grid grid-cols-[1fr_auto] gap-x-3">
          <span className="font-medium">{label}</span>
          <span className="text-right font-medium tabular-nums">
            {maxPoints === 0 ? (
              formatSigned(points)
            ) : (
              <>
                {formatScore(points)}
                <span className="font-normal text-pencil"> / {formatScore(maxPoints)}</span>
              </>
            )}
          </span>
          <span className="col-span-2 text-pencil">{reason}</span>
        </li>
      ))}
    </ul>
  );
}

function CostList({ lines }: { readonly lines: readonly CostLine[] }) {
  return (
    <ul className="mt-3 grid gap-2 border-t border-rule pt-3 text-13">
      {lines.map(({ check, message, count, perThousandWords, cost, cap }) => (
        <li key={check} className="grid grid-cols-[1fr_auto] gap-x-3">
          <span>{message}</span>
          <span className="text-right font-medium text-red tabular-nums">−{formatScore(cost)}</span>
          <span className="col-span-2 text-12 text-pencil">
            {formatCount(count, 'finding')}
            {perThousandWords !== null && `, ${formatFixed(perThousandWords, 1)} per 1,000 words`}
            {cap !== null && `; at most ${formatScore(cap)} together`}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The measured parts, with the points that the corrected verdicts give for what was asked. */
function partsOf(area: Area, { basis }: AnnotatedReview, fields: GradeFields): readonly ScorePart[] {
  const { parts } = basis.areas[area];
  const corrections = correctionsOf(fields);
  if (area !== 'content' || basis.requirements === undefined || Object.keys(corrections).length === 0) {
    return parts;
  }
  const points = pointsForAsked(basis.requirements, parts, corrections);
  return parts.map((part) =>
    part.id === askedPartId
      ? { ...part, points, reason: `${part.reason} You corrected verdicts since.` }
      : part,
  );
}

type ScoreByHandProps = {
  readonly score: number | null;
  readonly isByHand: boolean;
  /** Whether there are findings that the score could follow from. */
  readonly canGiveBack: boolean;
  readonly onSetScore: (score: number | null) => void;
};

function ScoreByHand({ score, isByHand, canGiveBack, onSetScore }: ScoreByHandProps) {
  const [text, setText] = useState(score === null ? '' : formatScore(score));
  const value = readScore(text);
  return (
    <form
      className="mt-4 border-t border-rule pt-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (value !== undefined) onSetScore(value);
      }}
    >
      <Field
        label="Set the score by hand"
        error={value === undefined && text !== '' ? 'A number from 0 to 100.' : undefined}
      >
        {(control) => (
          <span className="flex flex-wrap gap-2">
            <input
              {...control}
              inputMode="decimal"
              value={text}
              onChange={(event) => setText(event.target.value)}
              className="field w-24"
            />
            <Button type="submit" disabled={value === undefined || (isByHand && value === score)}>
              Set
            </Button>
            {isByHand && canGiveBack && (
              <Button look="quiet" onClick={() => onSetScore(null)}>
                Use the score from the findings
              </Button>
            )}
          </span>
        )}
      </Field>
    </form>
  );
}

type CostLine = {
  /** The check, or the first of several that have one cause. */
  readonly check: string;
  /** The message of the check's first finding, as its name for people; of each check where several have one cause. */
  readonly message: string;
  readonly count: number;
  /** null for findings about the whole paper. */
  readonly perThousandWords: number | null;
  readonly cost: number;
  /** The cap that limited the cost; null if it was not reached. */
  readonly cap: number | null;
};

/** The cost of an area's kept findings by check, in descending order. */
export function costLines(basis: AreaBasis, kept: readonly Finding[], words: number): readonly CostLine[] {
  const costs = costsByCheck(basis, kept);
  const lines = groupByCause(basis, [...costs.keys()]).map(({ checks, cap }): CostLine => {
    const found = kept.filter(({ id, check }) => checks.includes(check) && basis.costs[id] !== undefined);
    const uncapped = found.reduce((sum, { id }) => sum + (basis.costs[id] ?? 0), 0);
    const messages = checks.map((name) => found.find(({ check }) => check === name)?.message ?? name);
    return {
      check: checks[0] ?? '',
      message: messages.join(' '),
      count: found.length,
      perThousandWords: found.every(({ span }) => span === null)
        ? null
        : words === 0
          ? 0
          : (found.length / words) * 1000,
      cost: checks.reduce((sum, check) => sum + (costs.get(check) ?? 0), 0),
      cap: cap !== undefined && uncapped > cap ? cap : null,
    };
  });
  return lines.filter(({ cost }) => cost > 0).toSorted((a, b) => b.cost - a.cost);
}

type Charged = { readonly checks: readonly string[]; readonly cap: number | undefined };

/** Checks that are charged together are one line. */
function groupByCause(basis: AreaBasis, checks: readonly string[]): readonly Charged[] {
  const shared = (basis.together ?? [])
    .map(({ cap, ...cause }) => ({ cap, checks: cause.checks.filter((check) => checks.includes(check)) }))
    .filter((cause) => cause.checks.length > 1);
  const alone = checks.filter((check) => !shared.some((cause) => cause.checks.includes(check)));
  return [...alone.map((check) => ({ checks: [check], cap: basis.caps[check] })), ...shared];
}

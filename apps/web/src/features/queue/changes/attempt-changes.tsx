import type { Assignment, Grade, ReviewOnWire } from '@greenpen/api-contract';
import { useQueries } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { LoadingArea } from '../../../components/loading/loading-area.tsx';
import { TextSkeleton } from '../../../components/loading/text-skeleton.tsx';
import { assignmentQuery, paperQuery } from '../../../api/assignments.ts';
import { namesInPaper } from '../../../hidden-names/names-in-paper.ts';
import { type NamedInPaper, coverPaper, useNameCover } from '../../../hidden-names/use-name-cover.ts';
import { compareTexts } from '../../../components/changes/compare-texts.ts';
import { TextChanges } from '../../../components/changes/text-changes.tsx';
import { Badge } from '../../../components/badge.tsx';
import { classNames } from '../../../components/class-names.ts';
import type { Area } from '@greenpen/paper';

type Props = { readonly before: Assignment; readonly after: Assignment };

/** Scores, findings and text of two attempts side by side; each part has an empty state. */
export function AttemptChanges({ before, after }: Props) {
  const [oldReview, newReview] = useQueries({
    queries: [assignmentQuery(before.id, {}), assignmentQuery(after.id, {})],
  });
  const [oldPaper, newPaper] = useQueries({ queries: [paperQuery(before.id), paperQuery(after.id)] });
  const oldNamed = useMemo(() => named(oldPaper.data), [oldPaper.data]);
  const newNamed = useMemo(() => named(newPaper.data), [newPaper.data]);
  const oldCover = useNameCover(before, oldNamed);
  const newCover = useNameCover(after, newNamed);
  const texts = useMemo(
    () =>
      oldPaper.data === undefined || newPaper.data === undefined
        ? undefined
        : compareTexts(coverPaper(oldPaper.data, oldCover), coverPaper(newPaper.data, newCover)),
    [oldPaper.data, newPaper.data, oldCover, newCover],
  );
  const findings = useMemo(() => {
    const [old, now] = [oldReview.data?.review, newReview.data?.review];
    return old === undefined || old === null || now === undefined || now === null
      ? undefined
      : compareFindings(old, now);
  }, [oldReview.data, newReview.data]);

  if (before.id === after.id) return <p className="mt-5 text-pencil">Choose two different attempts.</p>;
  return (
    <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-6">
      <ScoreChanges before={before.grade} after={after.grade} />
      <Part title="Findings" isLoading={oldReview.isPending || newReview.isPending}>
        {findings === undefined ? (
          <Missing>One of the two has no review to compare.</Missing>
        ) : (
          <FindingChanges changes={findings} />
        )}
      </Part>
      <Part title="Text" isLoading={oldPaper.isPending || newPaper.isPending}>
        {texts === undefined ? (
          <Missing>
            One of the two texts is not available: the paper was not graded, or its text has been deleted.
          </Missing>
        ) : (
          <TextChanges comparison={texts} />
        )}
      </Part>
    </div>
  );
}

type PartProps = {
  readonly title: string;
  readonly isLoading: boolean;
  readonly children: ReactNode;
};

function Part({ title, isLoading, children }: PartProps) {
  return (
    <section aria-label={title}>
      <h3 className="mb-2 text-13 font-medium text-pencil">{title}</h3>
      {isLoading ? (
        <LoadingArea label={`Loading: ${title}`}>
          <TextSkeleton />
        </LoadingArea>
      ) : (
        children
      )}
    </section>
  );
}

function Missing({ children }: { readonly children: string }) {
  return <p className="text-pencil">{children}</p>;
}

function named(paper: Parameters<typeof namesInPaper>[0] | undefined): NamedInPaper | undefined {
  return paper === undefined ? undefined : { text: paper.text, names: namesInPaper(paper) };
}

const areas = { grammar: 'Grammar', apa: 'APA', content: 'Content' } as const;

/** Checks whose findings are gone, new, or more or fewer than before. */
function FindingChanges({ changes }: { readonly changes: readonly CheckChange[] }) {
  if (changes.length === 0)
    return <p className="text-pencil">The same checks have as many findings as before.</p>;
  return (
    <ul className="divide-y divide-rule rounded-lg border border-rule">
      {changes.map(({ check, area, before, after }) => (
        <li key={check} className="flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-1.5">
          <span className="min-w-0 grow truncate max-sm:basis-full">{wordsOfCheck(check)}</span>
          {before === 0 && <Badge tone="yellow">New</Badge>}
          {after === 0 && <Badge tone="green">Gone</Badge>}
          <span className="w-16 shrink-0 text-13 text-pencil max-sm:grow">{areas[area]}</span>
          <span className="w-16 shrink-0 text-right text-13 text-pencil tabular-nums">
            {before} → {after}
          </span>
          <span className="w-10 shrink-0 text-right tabular-nums">
            <Change by={after - before} isMoreBetter={false} />
          </span>
        </li>
      ))}
    </ul>
  );
}

const rows = [
  ['Total', 'totalGrade'],
  ['Grammar', 'grammarScore'],
  ['APA Format', 'apaScore'],
  ['Content', 'contentScore'],
] as const;

const areaOfField = { grammarScore: 'grammar', apaScore: 'apa', contentScore: 'content' } as const;

function isNotJudged({ notJudged }: Grade, field: (typeof rows)[number][1]): boolean {
  return field !== 'totalGrade' && notJudged.includes(areaOfField[field]);
}

type ScoreChangesProps = { readonly before: Grade | null; readonly after: Grade | null };

/** The four scores of both attempts and their differences. */
function ScoreChanges({ before, after }: ScoreChangesProps) {
  if (before === null || after === null) {
    return <p className="text-pencil">One of the two is not graded, so there are no scores to compare.</p>;
  }
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-rule bg-rule sm:grid-cols-4">
      {rows.map(([label, field]) => (
        <div key={field} className="bg-sheet px-4 py-3">
          <dt className="text-13 text-pencil">{label}</dt>
          <dd className="mt-0.5 flex items-baseline gap-2 tabular-nums">
            {isNotJudged(after, field) ? (
              <span className="text-pencil">Not judged</span>
            ) : (
              <span className="text-20 font-semibold">{after[field].toFixed(1)}</span>
            )}
            {!isNotJudged(after, field) && !isNotJudged(before, field) && (
              <Change by={after[field] - before[field]} digits={1} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type ChangeProps = { readonly by: number; readonly digits?: number; readonly isMoreBetter?: boolean };

/** A signed difference; its colour adds no information. */
function Change({ by, digits = 0, isMoreBetter = true }: ChangeProps) {
  const rounded = Number(by.toFixed(digits));
  if (rounded === 0) return <span className="text-13 text-pencil">no change</span>;
  const sign = rounded > 0 ? '+' : '−';
  return (
    <span
      className={classNames('text-13 font-medium', rounded > 0 === isMoreBetter ? 'text-pen' : 'text-red')}
    >
      {sign}
      {Math.abs(rounded).toFixed(digits)}
    </span>
  );
}

type Review = Pick<ReviewOnWire, 'findings' | 'dismissed'>;

/** The number of a check's findings in each paper. */
type CheckChange = {
  readonly check: string;
  readonly area: Area;
  readonly before: number;
  readonly after: number;
};

/** Checks whose number of findings changed, largest change first; dismissed findings and advice do not count. */
export function compareFindings(before: Review, after: Review): readonly CheckChange[] {
  const [old, now] = [countChecks(before), countChecks(after)];
  const checks = new Map([...old, ...now]);
  return [...checks]
    .map(([check, { area }]) => ({
      check,
      area,
      before: old.get(check)?.count ?? 0,
      after: now.get(check)?.count ?? 0,
    }))
    .filter((change) => change.before !== change.after)
    .toSorted((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before));
}

function countChecks({ findings, dismissed }: Review) {
  const counts = new Map<string, { readonly area: Area; readonly count: number }>();
  for (const { id, check, area, severity } of findings) {
    if (severity === 'advice' || dismissed.includes(id)) continue;
    counts.set(check, { area, count: (counts.get(check)?.count ?? 0) + 1 });
  }
  return counts;
}

/** A check's id as words: "apa-citation-ampersand" is "Citation ampersand". */
export function wordsOfCheck(check: string): string {
  const words = check.replace(/^(?:apa|content|grammar)-/u, '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

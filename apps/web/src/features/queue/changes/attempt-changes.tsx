import type { Assignment } from '@greenpen/api-contract';
import { useQueries } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { LoadingArea } from '../../../components/loading-area.tsx';
import { TextSkeleton } from '../../../components/text-skeleton.tsx';
import { assignmentQuery, paperQuery } from '../../../api/assignments.ts';
import { namesInPaper } from '../../../hidden-names/names-in-paper.ts';
import { coverPaper, useNameCover, type NamedInPaper } from '../../../hidden-names/use-name-cover.ts';
import { compareFindings } from './compare-findings.ts';
import { compareTexts } from './compare-texts.ts';
import { FindingChanges } from './finding-changes.tsx';
import { ScoreChanges } from './score-changes.tsx';
import { TextChanges } from './text-changes.tsx';

type Props = { readonly before: Assignment; readonly after: Assignment };

/** Scores, findings and words of two attempts beside each other; each part says when there is nothing to compare. */
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
            The text of one of the two is not there: it was not graded, or deleted on its day.
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

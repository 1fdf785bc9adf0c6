import { type Assignment, type CallResponse, mostRedrafts, redraftAssignments } from '@greenpen/api-contract';
import type { FeedbackManner } from '@greenpen/grading';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '../../api/call-api.ts';
import { formatCount } from '../../components/format.ts';
import { Skeleton } from '../../components/loading/skeleton.tsx';
import { previewOptions, RedraftFrame } from '../../components/redraft/redraft-frame.tsx';
import { RedraftedTexts } from '../../components/redraft/redrafted-texts.tsx';
import { useNames } from '../../hidden-names/hidden-names.ts';
import { useNameCover } from '../../hidden-names/use-name-cover.ts';
import type { PaperManner } from './actions/use-redrafting.ts';
import { canApprove } from './what-fits.ts';

type Redrafted = CallResponse<typeof redraftAssignments>['redrafted'][number];

type Props = {
  readonly papers: readonly Assignment[];
  readonly onApply: (papers: readonly PaperManner[]) => void;
  readonly onClose: () => void;
};

/** Chooses a manner for the drafts of many papers and shows what it changes in the first of them. */
export function RedraftManyDialog({ papers, onApply, onClose }: Props) {
  const [manner, setManner] = useState<FeedbackManner>({});
  const drafts = papers.filter(canApprove);
  const shown = drafts.slice(0, mostRedrafts);
  const ids = shown.map(({ id }) => id);
  const preview = useQuery({
    queryKey: ['redraft', ids, manner],
    queryFn: ({ signal }) =>
      callApi(redraftAssignments, {
        body: { papers: ids.map((id) => ({ id, manner: { ...manner } })), isPreview: true },
        signal,
      }),
    ...previewOptions,
    enabled: ids.length > 0,
  });
  const skipped = papers.length - drafts.length;

  return (
    <RedraftFrame
      description={`This applies to ${formatCount(drafts.length, 'draft')}. Scores, findings and what you wrote stay the same.${
        skipped > 0 ? ' Approved and ungraded papers are not changed.' : ''
      }`}
      manner={manner}
      onManner={setManner}
      preview={preview}
      skeleton={<PreviewSkeleton />}
      action={`Apply to ${formatCount(drafts.length, 'draft')}`}
      changes={({ redrafted }) => redrafted.length > 0}
      onApply={() => onApply(drafts.map(({ id }) => ({ id, manner })))}
      onClose={onClose}
    >
      {(data) => (
        <>
          <p className="mb-2 text-13 text-pencil">{sayPreview(data, drafts.length)}</p>
          <ul aria-label="Papers" className="divide-y divide-rule border-y border-rule">
            {data.redrafted.map((redrafted) => (
              <Paper key={redrafted.id} redrafted={redrafted} paper={papers.find(isPaper(redrafted))} />
            ))}
          </ul>
        </>
      )}
    </RedraftFrame>
  );
}

/** A sentence and three papers, as tall as they will be. */
function PreviewSkeleton() {
  return (
    <>
      <span className="mb-2 flex h-5 items-center">
        <Skeleton className="h-3 w-40" />
      </span>
      <span className="block divide-y divide-rule border-y border-rule">
        {['w-40', 'w-32', 'w-44'].map((width) => (
          <span key={width} className="flex h-11 items-center justify-between gap-4 pr-2 pl-5.5">
            <Skeleton className={`h-3.5 max-w-full ${width}`} />
            <Skeleton className="h-3 w-12 shrink-0" />
          </span>
        ))}
      </span>
    </>
  );
}

const isPaper =
  ({ id }: Redrafted) =>
  (paper: Assignment) =>
    paper.id === id;

const changedIn = ({ texts }: Redrafted) => texts.filter(({ isEdited }) => !isEdited).length;

function sayPreview(
  { redrafted, notReady }: CallResponse<typeof redraftAssignments>,
  drafts: number,
): string {
  const changed = redrafted.filter((one) => changedIn(one) > 0).length;
  const edited = redrafted.reduce((sum, one) => sum + one.texts.length - changedIn(one), 0);
  const of = drafts > mostRedrafts ? `Of the first ${mostRedrafts}, ` : '';
  return [
    `${of}${formatCount(changed, 'draft')} would change.`,
    edited > 0 ? `${formatCount(edited, 'text')} that you edited would stay.` : '',
    notReady.length > 0 ? `${formatCount(notReady.length, 'draft')} cannot be redrafted.` : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

type PaperProps = { readonly redrafted: Redrafted; readonly paper: Assignment | undefined };

/** What changes in one paper, shown when it is opened. */
function Paper({ redrafted, paper }: PaperProps) {
  const [isOpen, setOpen] = useState(false);
  const names = useNames();
  const { cover } = useNameCover({ studentName: paper?.studentName ?? null }, undefined);
  const changed = changedIn(redrafted);
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 w-full cursor-pointer items-center gap-2 text-left hover:bg-hover"
      >
        <ChevronRight size={14} aria-hidden className={isOpen ? 'rotate-90' : ''} />
        <span className="min-w-0 grow truncate">{paper === undefined ? '' : names.authorOf(paper)}</span>
        <span className="shrink-0 pr-2 text-13 text-pencil">
          {changed === 0 ? 'no change' : formatCount(changed, 'text')}
        </span>
      </button>
      {isOpen && (
        <div className="pb-4 pl-6">
          {redrafted.texts.length === 0 ? (
            <p className="text-pencil">The texts stay as they are.</p>
          ) : (
            <RedraftedTexts
              texts={redrafted.texts}
              cover={cover}
              isByModel={paper?.modelDraft?.state === 'drafted'}
            />
          )}
        </div>
      )}
    </li>
  );
}

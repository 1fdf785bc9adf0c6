import type { FeedbackManner } from '@greenpen/grading';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/form/button.tsx';
import { Dialog, DialogActions } from '../../../components/dialog/dialog.tsx';
import { formatCount, formatScore } from '../../../components/format.ts';
import { sayManner } from '../../../components/redraft/manner-choices.tsx';
import type { GradeField, GradeFields } from './grade-fields.ts';
import type { SaveStatus } from './save-state.ts';

const labels: Record<GradeField, string> = {
  feedback: 'Overall feedback',
  contentFeedback: 'Content feedback',
  grammarFeedback: 'Grammar feedback',
  apaFeedback: 'APA feedback',
  dismissed: 'Dismissed findings',
  comments: 'Your comments on the paper',
  findingEdits: 'Your changes of findings',
  verdicts: 'Your verdicts on what was asked',
  grammarScore: 'Grammar score',
  apaScore: 'APA score',
  contentScore: 'Content score',
  rubricPoints: 'Points of the rubric',
  manner: 'Manner of the draft',
};

/** Number of common characters shown around the difference. */
const around = 120;

type Props = {
  readonly conflict: Extract<SaveStatus, { kind: 'conflict' }>;
  readonly mine: GradeFields;
  readonly onResolve: (keep: 'mine' | 'theirs') => void;
};

/** Both versions side by side; nothing is sent until one is chosen, and the newer one is the default. */
export function ConflictDialog({ conflict, mine, onResolve }: Props) {
  const newer = useRef<HTMLButtonElement>(null);

  // Synchronises the focus with the default, so that Enter never discards the newer text.
  useEffect(() => newer.current?.focus(), []);

  const isMineNewer = conflict.newer === 'mine';
  const byDefault = { look: 'primary', ref: newer } as const;
  return (
    <Dialog
      title="This grade was changed in another tab"
      description="Both versions are shown below. Choose one; Undo brings the other back."
    >
      <dl className="grid gap-4">
        {conflict.clashing.map((field) => (
          <div key={field}>
            <dt className="mb-1.5 font-semibold">{labels[field]}</dt>
            <dd className="grid gap-3 sm:grid-cols-2">
              <Version
                label={isMineNewer ? 'Yours, newer' : 'Yours, older'}
                value={describe(mine[field])}
                other={describe(conflict.theirs.fields[field])}
              />
              <Version
                label={isMineNewer ? 'The other tab’s, older' : 'The other tab’s, newer'}
                value={describe(conflict.theirs.fields[field])}
                other={describe(mine[field])}
              />
            </dd>
          </div>
        ))}
      </dl>
      <DialogActions>
        <Button {...(isMineNewer ? {} : byDefault)} onClick={() => onResolve('theirs')}>
          Take the other
        </Button>
        <Button {...(isMineNewer ? byDefault : {})} onClick={() => onResolve('mine')}>
          Keep yours
        </Button>
      </DialogActions>
    </Dialog>
  );
}

type VersionProps = { readonly label: string; readonly value: string; readonly other: string };

/** One version, with the words marked that the other does not have. */
function Version({ label, value, other }: VersionProps) {
  const { before, mine, after } = differenceOf(value, other);
  return (
    <div className="rounded-md border border-rule p-3">
      <p className="mb-1 text-12 font-medium text-pencil">{label}</p>
      <p className="font-serif text-14 whitespace-pre-line">
        {before.length > around ? `…${before.slice(-around)}` : before}
        <mark className="rounded-[2px] bg-(--marker) text-ink">{mine}</mark>
        {after.length > around ? `${after.slice(0, around)}…` : after}
      </p>
    </div>
  );
}

function describe(value: GradeFields[GradeField]): string {
  if (typeof value === 'string') return value === '' ? '(empty)' : value;
  if (typeof value === 'number') return formatScore(value);
  if (value === null) return 'from the findings';
  if (isCommentList(value)) return value.map(({ text }) => text).join('\n\n') || '(none)';
  if (isList(value)) return formatCount(value.length, 'finding');
  if (isManner(value)) return sayManner(value);
  const set = Object.entries(value).filter(([, one]) => one !== null);
  if (set.length === 0) return 'as proposed';
  const points = set.flatMap(([id, one]) => (typeof one === 'number' ? [`${id}: ${formatScore(one)}`] : []));
  return points.length === 0 ? formatCount(set.length, 'correction') : points.join('\n');
}

const isManner = (value: object): value is FeedbackManner =>
  'tone' in value || 'length' in value || 'judgement' in value;

const isList = (value: object): value is readonly unknown[] => Array.isArray(value);

const isCommentList = (value: object): value is GradeFields['comments'] =>
  isList(value) && value.some((one) => typeof one === 'object');

type Difference = {
  /** The common prefix and suffix. */
  readonly before: string;
  readonly mine: string;
  readonly theirs: string;
  readonly after: string;
};

/** The difference of two texts: the words between their common prefix and suffix. */
export function differenceOf(mine: string, theirs: string): Difference {
  const shorter = Math.min(mine.length, theirs.length);
  let start = 0;
  while (start < shorter && mine[start] === theirs[start]) start += 1;
  let end = 0;
  while (end < shorter - start && mine.at(-1 - end) === theirs.at(-1 - end)) end += 1;
  return {
    before: mine.slice(0, start),
    mine: mine.slice(start, mine.length - end),
    theirs: theirs.slice(start, theirs.length - end),
    after: mine.slice(mine.length - end),
  };
}

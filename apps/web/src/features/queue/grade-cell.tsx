import { type Assignment, lookUp, type Open } from '@greenpen/api-contract';
import { Check } from 'lucide-react';
import { GradeBadge } from '../../components/feedback/grade-badge.tsx';
import { Spinner } from '../../components/loading/spinner.tsx';
import { useNames } from '../../hidden-names/hidden-names.ts';
import { doubtLevel, doubtSentences, type DoubtCode, type DoubtLevel } from '@greenpen/grading';
import { Popover } from 'radix-ui';
import { useRef, useState } from 'react';

type Props = {
  readonly item: Pick<Assignment, 'status' | 'grade' | 'doubts' | 'likely' | 'studentName' | 'otherName'>;
  readonly name: string;
};

export function GradeCell({ item, name }: Props) {
  const { isHidden } = useNames();
  const { status, grade, doubts, likely = null, studentName, otherName } = item;
  if (status === 'processing') {
    return (
      <span className="inline-flex items-center gap-2 text-13 text-pencil">
        <Spinner size={14} /> Processing
      </span>
    );
  }
  if (grade === null) return <span className="text-13 whitespace-nowrap text-pencil">Not graded</span>;
  return (
    <span className="inline-flex items-center gap-1 @max-lg:flex-row-reverse">
      <span className="grid w-19">
        <GradeBadge percentage={grade.totalGrade} suffix="/100" />
        {likely !== null && (
          <span
            // A phone's row has no third line; the review shows the range.
            className="text-center text-12 text-pencil tabular-nums @max-lg:sr-only"
            title="Your own total, probably"
          >
            {likely[0]}–{likely[1]}
            <span className="sr-only"> likely</span>
          </span>
        )}
      </span>
      {grade.approvedAt === null && (
        <DoubtBar doubts={doubts} name={name} twoNames={isHidden ? null : [studentName, otherName]} />
      )}
      {grade.approvedAt !== null && (
        <span title="Approved" className="text-pen">
          <Check size={16} aria-hidden />
          <span className="sr-only">Approved</span>
        </span>
      )}
    </span>
  );
}

const words: Record<DoubtLevel, string> = {
  0: 'No doubt',
  1: 'A little doubt',
  2: 'Some doubt',
  3: 'A lot of doubt',
};

const heights: Record<DoubtLevel, string> = { 0: 'h-0', 1: 'h-1.5', 2: 'h-3', 3: 'h-full' };

type DoubtBarProps = {
  readonly doubts: readonly Open<DoubtCode>[];
  readonly name: string;
  /** The author named in the paper and the other candidate; null while names are hidden. */
  readonly twoNames: readonly [string | null, string | null] | null;
};

function isDoubtCode(code: string): code is DoubtCode {
  return Object.hasOwn(doubtSentences, code);
}

/** A grade's doubt as a small bar; hovering, focusing or pressing it shows the reasons. */
function DoubtBar({ doubts, name, twoNames }: DoubtBarProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // A reason unknown to this version is shown by its code.
  const known = doubts.filter((code) => isDoubtCode(code));
  const level = known.length === 0 && doubts.length > 0 ? 1 : doubtLevel(known);
  if (level === 0) return null;
  // The popup is created on demand beside the focused button, since a long list has many rows.
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={`${words[level]} about the grade of ${name}: why?`}
        onPointerEnter={(event) => {
          if (event.pointerType === 'mouse') setOpen(true);
        }}
        onPointerLeave={(event) => {
          if (event.pointerType === 'mouse') setOpen(false);
        }}
        onFocus={(event) => setOpen(event.currentTarget.matches(':focus-visible'))}
        onBlur={() => setOpen(false)}
        onClick={() => setOpen(true)}
        className="relative z-[1] grid size-6 shrink-0 place-items-center rounded-md hover:bg-hover"
      >
        <span
          aria-hidden
          className="flex h-4 w-1.5 items-end overflow-hidden rounded-full bg-yellow-wash ring-1 ring-yellow/40"
        >
          <span className={`w-full bg-yellow ${heights[level]}`} />
        </span>
      </button>
      {isOpen && (
        <Popover.Root open onOpenChange={setOpen}>
          <Popover.Anchor virtualRef={button} />
          <Popover.Portal>
            <Popover.Content
              aria-label="Reasons to doubt the grade"
              side="bottom"
              align="start"
              sideOffset={4}
              collisionPadding={12}
              onOpenAutoFocus={(event) => event.preventDefault()}
              onCloseAutoFocus={(event) => event.preventDefault()}
              // Focus stays on the button outside it, which closes it on blur.
              onFocusOutside={(event) => event.preventDefault()}
              className="z-40 w-[min(300px,calc(100vw-24px))] rounded-lg border border-rule bg-sheet p-3 text-13 shadow-float"
            >
              <DoubtReasons level={level} doubts={doubts} twoNames={twoNames} />
            </Popover.Content>
          </Popover.Portal>
        </Popover.Root>
      )}
    </>
  );
}

type DoubtReasonsProps = Pick<DoubtBarProps, 'doubts' | 'twoNames'> & { readonly level: DoubtLevel };

function DoubtReasons({ level, doubts, twoNames }: DoubtReasonsProps) {
  return (
    <>
      <p className="font-medium">{words[level]}: review this one first</p>
      <ul className="mt-1.5 grid list-disc gap-1 pl-4 text-pencil">
        {doubts.map((code) => (
          <li key={code}>{sentenceOf(code, twoNames)}</li>
        ))}
      </ul>
    </>
  );
}

function sentenceOf(code: Open<DoubtCode>, twoNames: DoubtBarProps['twoNames']): string {
  const [one, other] = twoNames ?? [null, null];
  return code === 'two-names' && one !== null && other !== null
    ? `Its file name and its title page name two students: ${one} and ${other}.`
    : (lookUp(doubtSentences, code) ?? code);
}

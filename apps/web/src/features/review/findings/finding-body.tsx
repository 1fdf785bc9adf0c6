import { isOwnComment } from '@greenpen/grading';
import type { Dispute } from '@greenpen/paper';
import { Check, Pencil, X } from 'lucide-react';
import { Button } from '../../../components/form/button.tsx';
import { classNames } from '../../../components/class-names.ts';
import { KeyCap } from '../../../components/key-cap.tsx';
import { formatSigned } from '../../../components/format.ts';
import type { TaggedFinding } from '../paper/marks.ts';
import { areaLabels } from '../scores/area-labels.ts';

type Props = {
  readonly finding: TaggedFinding;
  readonly isDismissed: boolean;
  readonly hasActions: boolean;
  readonly onDecide: (id: string, decision: 'keep' | 'dismiss') => void;
  readonly onEdit: (id: string) => void;
};

/** A finding's message, quote, suggestions and source. */
export function FindingBody({ finding, isDismissed, hasActions, onDecide, onEdit }: Props) {
  const { tag, kind, severity, message, quote, suggestions, source, page } = finding;
  const [suggestion] = suggestions;
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-2.5">
      <span
        className={classNames(
          'mt-px inline-block h-5 min-w-8 rounded-full px-1.5 text-center text-12 leading-5 font-semibold',
          isDismissed ? 'tag-advice' : `tag-${kind}`,
        )}
      >
        {tag}
      </span>
      <div className="min-w-0">
        <p className={classNames('text-13 whitespace-pre-line', isDismissed && 'text-pencil line-through')}>
          {message}
          {severity === 'advice' && <span className="text-pencil"> (advice)</span>}
        </p>
        {quote !== null && quote !== '' && !isDismissed && (
          <p className="mt-0.5 font-serif text-14 break-words">
            <q className="text-pencil">{quote}</q>
            {suggestion !== undefined && (
              <>
                {' '}
                <span aria-label="becomes">→</span>{' '}
                <span className="font-medium text-pen">{suggestion === '' ? 'delete it' : suggestion}</span>
              </>
            )}
          </p>
        )}
        <p className="mt-0.5 flex flex-wrap items-center gap-x-2 text-12 text-pencil">
          {page !== null && <span>p. {page}</span>}
          {source !== '' && <span>{source}</span>}
          <Origin finding={finding} />
        </p>
        {finding.dispute !== undefined && <Disputed dispute={finding.dispute} isCounted={!isDismissed} />}
        {hasActions && (
          <Actions
            id={finding.id}
            isDismissed={isDismissed}
            isDisputed={finding.dispute !== undefined}
            onDecide={onDecide}
            onEdit={onEdit}
          />
        )}
      </div>
    </div>
  );
}

/** What the language model says against the finding; it counts only if the instructor keeps it. */
function Disputed({ dispute, isCounted }: { readonly dispute: Dispute; readonly isCounted: boolean }) {
  return (
    <p className="mt-1 border-l-2 border-rule pl-2 text-13 text-ink">
      <span className="font-medium">The language model disagrees.</span> {dispute.why}
      {dispute.quote !== null && (
        <>
          {' '}
          <q className="font-serif break-words text-pencil">{dispute.quote}</q>
        </>
      )}
      {!isCounted && <span className="text-pencil"> It does not count unless you keep it.</span>}
    </p>
  );
}

/** Who found it, what the instructor wrote or changed herself, and what it costs. */
function Origin({ finding }: Pick<Props, 'finding'>) {
  const { isEdited = false, points = 0, origin } = finding;
  const isOwn = isOwnComment(finding);
  return (
    <>
      {origin === 'both' && <span>also read by the language model</span>}
      {(isOwn || isEdited) && (
        <span className="inline-flex items-center gap-1 text-pen">
          <Pencil size={11} aria-hidden /> {isOwn ? 'by you' : 'edited by you'}
        </span>
      )}
      {points > 0 && (
        <span>
          {formatSigned(-points)} {areaLabels[finding.area]}
        </span>
      )}
    </>
  );
}

type ActionsProps = Pick<Props, 'isDismissed' | 'onDecide' | 'onEdit'> & {
  readonly id: string;
  readonly isDisputed: boolean;
};

/** Dismisses the finding, or keeps it after all; edits it. */
function Actions({ id, isDismissed, isDisputed, onDecide, onEdit }: ActionsProps) {
  return (
    <p className="relative mt-1.5 flex flex-wrap gap-2">
      {isDismissed ? (
        <Button size="small" icon={<Check size={14} aria-hidden />} onClick={() => onDecide(id, 'keep')}>
          {isDisputed ? 'Keep' : 'Keep after all'} <KeyCap>Y</KeyCap>
        </Button>
      ) : (
        <Button size="small" icon={<X size={14} aria-hidden />} onClick={() => onDecide(id, 'dismiss')}>
          Dismiss <KeyCap>X</KeyCap>
        </Button>
      )}
      {!isDismissed && (
        <Button size="small" icon={<Pencil size={14} aria-hidden />} onClick={() => onEdit(id)}>
          Edit <KeyCap>E</KeyCap>
        </Button>
      )}
    </p>
  );
}

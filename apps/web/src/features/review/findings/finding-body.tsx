import { Check, X } from 'lucide-react';
import { Button } from '../../../components/form/button.tsx';
import { classNames } from '../../../components/class-names.ts';
import { KeyCap } from '../../../components/key-cap.tsx';
import type { TaggedFinding } from '../paper/marks.ts';

type Props = {
  readonly finding: TaggedFinding;
  readonly isDismissed: boolean;
  readonly hasActions: boolean;
  readonly onDecide: (id: string, decision: 'keep' | 'dismiss') => void;
};

/** A finding's message, quote, suggestions and source. */
export function FindingBody({ finding, isDismissed, hasActions, onDecide }: Props) {
  const { tag, kind, message, quote, suggestions, source, page } = finding;
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
        <p className={classNames('text-13', isDismissed && 'text-pencil line-through')}>
          {message}
          {kind === 'advice' && <span className="text-pencil"> (advice)</span>}
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
        </p>
        {hasActions && <DecisionButton id={finding.id} isDismissed={isDismissed} onDecide={onDecide} />}
      </div>
    </div>
  );
}

type DecisionButtonProps = Pick<Props, 'isDismissed' | 'onDecide'> & { readonly id: string };

/** Dismisses the finding, or keeps it after all. */
function DecisionButton({ id, isDismissed, onDecide }: DecisionButtonProps) {
  return (
    <p className="relative mt-1.5 flex flex-wrap gap-2">
      {isDismissed ? (
        <Button size="small" icon={<Check size={14} aria-hidden />} onClick={() => onDecide(id, 'keep')}>
          Keep after all <KeyCap>Y</KeyCap>
        </Button>
      ) : (
        <Button size="small" icon={<X size={14} aria-hidden />} onClick={() => onDecide(id, 'dismiss')}>
          Dismiss <KeyCap>X</KeyCap>
        </Button>
      )}
    </p>
  );
}

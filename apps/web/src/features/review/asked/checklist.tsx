import type { ReviewOnWire } from '@greenpen/api-contract';
import type { Verdict } from '@greenpen/grading';
import { Check, CircleAlert, RotateCcw, X } from 'lucide-react';
import { memo, useEffect, useRef } from 'react';
import { Button } from '../../../components/form/button.tsx';
import { classNames } from '../../../components/class-names.ts';
import { countMet, type TaggedRequirement } from './tag-requirements.ts';
import { VerdictIcon, verdictLooks } from './verdict-look.tsx';
import { VerdictMenu } from './verdict-menu.tsx';

type Props = {
  readonly requirements: readonly TaggedRequirement[];
  readonly hasRubric: boolean;
  readonly onTopic: ReviewOnWire['onTopic'];
  readonly selected: string | null;
  readonly isLocked: boolean;
  readonly onSelect: (tag: string) => void;
  readonly onJudge: (id: string, verdict: Verdict | null) => void;
};

/** What the assignment asks for, with what the paper does about each point. */
export const Checklist = memo(function Checklist(props: Props) {
  const { requirements, hasRubric, onTopic, selected, isLocked, onSelect, onJudge } = props;
  const list = useRef<HTMLUListElement>(null);
  const { met, required } = countMet(requirements);

  // Synchronises the list's scroll position with the chosen requirement.
  useEffect(() => {
    if (selected === null) return;
    list.current?.querySelector(`[data-row="${CSS.escape(selected)}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [selected]);

  return (
    <section aria-label="What was asked" data-checklist>
      <header className="sticky top-0 z-[1] flex min-h-11 items-center gap-x-3 bg-sheet px-4 py-1.5">
        <h2 className="text-14 font-semibold">
          What was asked{' '}
          {required > 0 && (
            <span className="font-normal text-pencil">
              {met} of {required} met
            </span>
          )}
        </h2>
      </header>
      <TopicNotice onTopic={onTopic} />
      {requirements.length === 0 ? (
        <p className="px-4 py-6 text-center text-pencil">
          {hasRubric
            ? 'The instructions ask for nothing else.'
            : 'The assignment asks for nothing specific, so this paper was judged by its measurements alone.'}
        </p>
      ) : (
        <>
          <ul ref={list}>
            {requirements.map((requirement) => (
              <Row
                key={requirement.id}
                requirement={requirement}
                isSelected={requirement.tag === selected}
                isLocked={isLocked}
                onSelect={onSelect}
                onJudge={onJudge}
              />
            ))}
          </ul>
          <p className="px-4 pt-2 pb-4 text-12 text-pencil">
            Argument and accuracy were not judged.{' '}
            {!isLocked &&
              'Correct a verdict, and the content score follows. Words that you select in the paper first are kept as an example for the next papers.'}
          </p>
        </>
      )}
    </section>
  );
});

/** Says first that a paper may answer something else. */
function TopicNotice({ onTopic }: Pick<Props, 'onTopic'>) {
  if (onTopic !== 'no') return null;
  return (
    <p className="mx-4 mb-2 flex items-center gap-2.5 rounded-md bg-red-wash px-3 py-2 text-13 text-red">
      <CircleAlert size={16} aria-hidden className="shrink-0" />
      This paper seems to answer something other than the assignment.
    </p>
  );
}

type RowProps = Pick<Props, 'isLocked' | 'onSelect' | 'onJudge'> & {
  readonly requirement: TaggedRequirement;
  readonly isSelected: boolean;
};

const Row = memo(function Row({ requirement, isSelected, isLocked, onSelect, onJudge }: RowProps) {
  const { id, tag, text, required, verdict, current, quote, page, span } = requirement;
  const isSetByYou = current !== verdict;
  return (
    <li
      data-row={tag}
      className={classNames(
        'relative grid scroll-mt-12 grid-cols-[auto_1fr_auto] gap-x-2.5 border-l-2 px-4 py-2',
        isSelected ? 'border-pen bg-pen-wash' : 'border-transparent hover:bg-hover',
      )}
    >
      <button
        type="button"
        aria-pressed={isSelected}
        aria-label={span === null ? `Choose ${text}` : `Show in the paper: ${text}`}
        onClick={() => onSelect(tag)}
        className="absolute inset-0 outline-offset-[-2px]"
      />
      <span className="pt-1">
        <VerdictIcon verdict={current} />
      </span>
      <p className="min-w-0 pt-1 text-14">
        {text}
        {!required && <span className="text-12 text-pencil"> (optional)</span>}
      </p>
      {isLocked ? (
        <span className="pt-1 text-12 font-medium text-pencil">{verdictLooks[current].word}</span>
      ) : (
        <VerdictMenu requirement={requirement} onJudge={onJudge} />
      )}
      <div className="col-span-2 col-start-2 min-w-0">
        {quote !== null && (
          <p className={classNames('mt-0.5 text-pencil', !isSelected && 'truncate')}>
            {page !== null && <span className="mr-1.5 text-12">p. {page}</span>}
            <q className="font-serif text-14">{quote}</q>
          </p>
        )}
        {isSetByYou && (
          <p className="relative mt-0.5 flex w-fit flex-wrap items-center gap-x-2 text-12 text-pencil">
            Set by you; Greenpen said: {verdictLooks[verdict].word.toLowerCase()}
            {!isLocked && (
              <button
                type="button"
                aria-label={`Back to Greenpen’s verdict: ${text}`}
                onClick={() => onJudge(id, null)}
                className="inline-flex min-h-6 items-center gap-1 text-pen underline underline-offset-2"
              >
                <RotateCcw size={12} aria-hidden /> Back
              </button>
            )}
          </p>
        )}
        {current === 'cannot-tell' && !isLocked && <Decide requirement={requirement} onJudge={onJudge} />}
      </div>
    </li>
  );
});

/** Where the server cannot tell, the two answers are one click away. */
function Decide({ requirement: { id, text, verdict }, onJudge }: Pick<RowProps, 'requirement' | 'onJudge'>) {
  const judge = (chosen: Verdict) => onJudge(id, chosen === verdict ? null : chosen);
  return (
    <p className="relative mt-1.5 flex flex-wrap gap-2">
      <Button
        size="small"
        aria-label={`It is there: ${text}`}
        icon={<Check size={14} aria-hidden />}
        onClick={() => judge('met')}
      >
        It is there
      </Button>
      <Button
        size="small"
        aria-label={`It is missing: ${text}`}
        icon={<X size={14} aria-hidden />}
        onClick={() => judge('not-found')}
      >
        It is missing
      </Button>
    </p>
  );
}

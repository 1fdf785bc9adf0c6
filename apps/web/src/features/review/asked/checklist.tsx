import type { ReviewOnWire } from '@greenpen/api-contract';
import { isBan, sayVerdict, type Verdict } from '@greenpen/grading';
import { Check, CircleAlert, RotateCcw, X } from 'lucide-react';
import { memo, useEffect, useRef } from 'react';
import { Button } from '../../../components/form/button.tsx';
import { classNames } from '../../../components/class-names.ts';
import { countMet, type TaggedRequirement } from './tag-requirements.ts';
import { VerdictIcon } from './verdict-look.tsx';
import { VerdictMenu } from './verdict-menu.tsx';

type Props = {
  readonly requirements: readonly TaggedRequirement[];
  readonly hasRubric: boolean;
  readonly onTopic: ReviewOnWire['onTopic'];
  /** What a language model read; absent where none did. */
  readonly byModel?: ReviewOnWire['byModel'];
  readonly selected: string | null;
  readonly isLocked: boolean;
  readonly onSelect: (tag: string) => void;
  readonly onJudge: (id: string, verdict: Verdict | null) => void;
};

/** What the assignment asks for, with what the paper does about each point. */
export const Checklist = memo(function Checklist(props: Props) {
  const { requirements, hasRubric, onTopic, byModel, selected, isLocked, onSelect, onJudge } = props;
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
      {byModel !== undefined && byModel.questions.length > 0 && <Questions questions={byModel.questions} />}
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
            {byModel === undefined ? 'Argument and accuracy were' : 'Accuracy was'} not judged.{' '}
            {byModel?.counts === false &&
              'The language model’s verdicts change no score here: on papers that you graded, the measurements were nearer to your marks. '}
            {byModel?.agreement !== undefined &&
              `The language model read this paper twice and judged ${byModel.agreement.same} of ${byModel.agreement.points} points alike; the others are left open. `}
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

type ModelQuestions = NonNullable<ReviewOnWire['byModel']>['questions'];

/** What the language model asks the instructor, because her rule decides it and not the paper. */
function Questions({ questions }: { readonly questions: ModelQuestions }) {
  return (
    <section aria-label="Questions for you" className="mx-4 mb-2 rounded-md bg-hover px-3 py-2 text-13">
      <h3 className="font-medium">Questions for you</h3>
      <ul className="mt-1 list-disc space-y-1 pl-4">
        {questions.map(({ question, quote }) => (
          <li key={question}>
            {question}
            {quote !== null && (
              <>
                {' '}
                <q className="font-serif break-words text-pencil">{quote}</q>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

type RowProps = Pick<Props, 'isLocked' | 'onSelect' | 'onJudge'> & {
  readonly requirement: TaggedRequirement;
  readonly isSelected: boolean;
};

const Row = memo(function Row({ requirement, isSelected, isLocked, onSelect, onJudge }: RowProps) {
  const { id, tag, text, required, verdict, current, quote, reason, page, span } = requirement;
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
        <span className="pt-1 text-12 font-medium text-pencil">{sayVerdict(requirement, current)}</span>
      ) : (
        <VerdictMenu requirement={requirement} onJudge={onJudge} />
      )}
      <div className="col-span-2 col-start-2 min-w-0">
        {reason !== undefined && <p className="mt-0.5 text-12 text-pencil">{reason}</p>}
        {quote !== null && (
          <p className={classNames('mt-0.5 text-pencil', !isSelected && 'truncate')}>
            {page !== null && <span className="mr-1.5 text-12">p. {page}</span>}
            <q className="font-serif text-14">{quote}</q>
          </p>
        )}
        {isSetByYou && (
          <p className="relative mt-0.5 flex w-fit flex-wrap items-center gap-x-2 text-12 text-pencil">
            Set by you; Greenpen said: {sayVerdict(requirement, verdict).toLowerCase()}
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
function Decide({ requirement, onJudge }: Pick<RowProps, 'requirement' | 'onJudge'>) {
  const { id, text, verdict } = requirement;
  const [yes, no] = isBan(requirement) ? ['It is kept', 'It is broken'] : ['It is there', 'It is missing'];
  const judge = (chosen: Verdict) => onJudge(id, chosen === verdict ? null : chosen);
  return (
    <p className="relative mt-1.5 flex flex-wrap gap-2">
      <Button
        size="small"
        aria-label={`${yes}: ${text}`}
        icon={<Check size={14} aria-hidden />}
        onClick={() => judge('met')}
      >
        {yes}
      </Button>
      <Button
        size="small"
        aria-label={`${no}: ${text}`}
        icon={<X size={14} aria-hidden />}
        onClick={() => judge('not-found')}
      >
        {no}
      </Button>
    </p>
  );
}

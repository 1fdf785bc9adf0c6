import { type FeedbackTemplate, lookUp } from '@greenpen/api-contract';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useState } from 'react';
import { Link } from 'react-router';
import { describeFailure } from '../../api/api-failure.ts';
import { allTemplatesQuery } from '../../api/templates.ts';
import { classNames } from '../class-names.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { ErrorState } from '../page/error-state.tsx';
import { categoryLabels } from './category-labels.ts';

type Props = {
  readonly onChoose: (template: string) => void;
  readonly onClose: () => void;
};

/** The instructor's templates, searched by words. */
export function TemplatePicker({ onChoose, onClose }: Props) {
  const { data, error, refetch } = useQuery(allTemplatesQuery);
  const [words, setWords] = useState('');
  const found = findTemplates(data ?? [], words);
  const id = useId();
  const choose = (template: FeedbackTemplate | undefined) => {
    if (template !== undefined) onChoose(template.template);
  };
  const { chosen, setAt, optionId, onKeyDown } = useListKeys(id, found.length, (index) =>
    choose(found[index]),
  );

  return (
    <Dialog title="Templates" onClose={onClose}>
      <input
        type="text"
        role="combobox"
        aria-label="Search templates"
        aria-expanded
        aria-controls={`${id}-list`}
        aria-activedescendant={found.length === 0 ? undefined : optionId(chosen)}
        placeholder="Search templates"
        value={words}
        maxLength={200}
        onChange={(event) => {
          setWords(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
        className="field"
      />
      <div
        id={`${id}-list`}
        // The browser's own lists cannot show a title and a text.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="listbox"
        aria-label="Templates"
        className="mt-3 grid max-h-[50dvh] gap-1 overflow-y-auto overscroll-contain"
      >
        {found.map((template, index) => (
          <Option
            key={template.id}
            id={optionId(index)}
            template={template}
            isChosen={index === chosen}
            onPoint={() => setAt(index)}
            onChoose={() => choose(template)}
          />
        ))}
      </div>
      <Outcome templates={data} found={found.length} error={error} onRetry={() => void refetch()} />
    </Dialog>
  );
}

/** The arrow keys move through a list of options and Enter chooses one, while the focus stays in the field. */
function useListKeys(id: string, count: number, onChoose: (index: number) => void) {
  const [at, setAt] = useState(0);
  const chosen = Math.min(at, Math.max(0, count - 1));
  const optionId = (index: number) => `${id}-${index}`;
  const step = (by: 1 | -1) => {
    const next = (chosen + by + count) % Math.max(1, count);
    setAt(next);
    document.querySelector(`#${CSS.escape(optionId(next))}`)?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') step(1);
    else if (event.key === 'ArrowUp') step(-1);
    else if (event.key === 'Enter') onChoose(chosen);
    else return;
    event.preventDefault();
  };
  return { chosen, setAt, optionId, onKeyDown };
}

type OutcomeProps = {
  /** Undefined while loading. */
  readonly templates: readonly FeedbackTemplate[] | undefined;
  readonly found: number;
  readonly error: Error | null;
  readonly onRetry: () => void;
};

/** Below the list: why it is empty, if it is. */
function Outcome({ templates, found, error, onRetry }: OutcomeProps) {
  if (error !== null && templates === undefined)
    return (
      <ErrorState
        title="The templates did not load"
        message={describeFailure(error, 'Please try again.')}
        onRetry={onRetry}
      />
    );
  return (
    <output className="block text-pencil">
      {templates === undefined ? (
        'Loading…'
      ) : templates.length === 0 ? (
        <>
          No templates yet.{' '}
          <Link to="/settings" className="text-pen underline underline-offset-2">
            Add some in Settings
          </Link>
          .
        </>
      ) : found === 0 ? (
        'No results.'
      ) : null}
    </output>
  );
}

type OptionProps = {
  readonly id: string;
  readonly template: FeedbackTemplate;
  readonly isChosen: boolean;
  readonly onPoint: () => void;
  readonly onChoose: () => void;
};

function Option({ id, template, isChosen, onPoint, onChoose }: OptionProps) {
  return (
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as the list that holds it.
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      onPointerMove={onPoint}
      onClick={onChoose}
      onKeyDown={() => undefined}
      className={classNames('cursor-pointer rounded-md px-3 py-2', isChosen && 'bg-pen-wash')}
    >
      <p className="flex items-baseline gap-2">
        <span className={classNames('min-w-0 truncate font-medium', isChosen && 'text-pen')}>
          {template.name}
        </span>
        <span className="ml-auto shrink-0 text-12 text-pencil">
          {template.isStarter && 'Starter · '}
          {lookUp(categoryLabels, template.category) ?? template.category}
        </span>
      </p>
      <p className="line-clamp-2 font-serif text-14 text-pencil">{template.template}</p>
    </div>
  );
}

/** The templates that have every word, those with all of them in the name first. */
export function findTemplates<T extends Pick<FeedbackTemplate, 'name' | 'category' | 'template'>>(
  templates: readonly T[],
  words: string,
): readonly T[] {
  const wanted = words
    .toLocaleLowerCase('en-US')
    .split(/\s+/u)
    .filter((word) => word !== '');
  const has = (...texts: readonly string[]): boolean => {
    const text = texts.join(' ').toLocaleLowerCase('en-US');
    return wanted.every((word) => text.includes(word));
  };
  const found = templates.filter(({ name, category, template }) => has(name, category, template));
  return found.toSorted((a, b) => Number(has(b.name)) - Number(has(a.name)));
}

import { type FeedbackTemplate, lookUp } from '@greenpen/api-contract';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { describeFailure } from '../../api/api-failure.ts';
import { allTemplatesQuery } from '../../api/templates.ts';
import { classNames } from '../class-names.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { ErrorState } from '../page/error-state.tsx';
import { categoryLabels } from './category-labels.ts';
import { findTemplates } from './find-templates.ts';

type Props = {
  readonly onChoose: (template: string) => void;
  readonly onClose: () => void;
};

/** The instructor's templates, searched by words. */
export function TemplatePicker({ onChoose, onClose }: Props) {
  const { data, error, refetch } = useQuery(allTemplatesQuery);
  const [words, setWords] = useState('');
  const [at, setAt] = useState(0);
  const id = useId();
  const found = findTemplates(data ?? [], words);
  const chosen = Math.min(at, Math.max(0, found.length - 1));
  const optionId = (index: number) => `${id}-${index}`;
  const step = (by: 1 | -1) => {
    const next = (chosen + by + found.length) % Math.max(1, found.length);
    setAt(next);
    document.querySelector(`#${CSS.escape(optionId(next))}`)?.scrollIntoView({ block: 'nearest' });
  };
  const choose = (template: FeedbackTemplate | undefined) => {
    if (template !== undefined) onChoose(template.template);
  };

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
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'ArrowDown') step(1);
          else if (event.key === 'ArrowUp') step(-1);
          else if (event.key === 'Enter') choose(found[chosen]);
          else return;
          event.preventDefault();
        }}
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
      {error !== null && data === undefined ? (
        <ErrorState
          title="The templates did not load"
          message={describeFailure(error, 'Please try again.')}
          onRetry={() => void refetch()}
        />
      ) : (
        <output className="block text-pencil">
          {data === undefined ? (
            'Loading…'
          ) : data.length === 0 ? (
            <>
              No templates yet.{' '}
              <Link to="/settings" className="text-pen underline underline-offset-2">
                Add some in Settings
              </Link>
              .
            </>
          ) : found.length === 0 ? (
            'No results.'
          ) : null}
        </output>
      )}
    </Dialog>
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

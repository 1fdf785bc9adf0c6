import type { RulingOnWire } from '@greenpen/api-contract';
import type { Requirement } from '@greenpen/grading';
import { ChevronDown, X } from 'lucide-react';
import { useId, useState } from 'react';
import { classNames } from '../../../components/class-names.ts';
import { Field } from '../../../components/form/field.tsx';
import { IconButton } from '../../../components/form/icon-button.tsx';
import { formatCount } from '../../../components/format.ts';
import { kindLabels, readTerms } from './requirement-list.ts';
import type { Rulings } from './use-rulings-of.ts';

type Props = {
  readonly requirement: Requirement;
  readonly rulings: Rulings;
  readonly onChange: (requirement: Requirement) => void;
  readonly onRemove: () => void;
};

/** One requirement: its words can be typed over, and its details open below it. */
export function RequirementRow({ requirement, rulings, onChange, onRemove }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { text, kind, required, terms } = requirement;
  const own = rulings.all.filter(({ requirementId }) => requirementId === requirement.id);
  return (
    <li className="border-rule px-1.5 py-1 not-first:border-t">
      <div className="flex items-start gap-1">
        <RequirementText text={text} onChange={(next) => onChange({ ...requirement, text: next })} />
        <IconButton
          label={`Details of ${text}`}
          aria-expanded={isOpen}
          aria-controls={id}
          icon={
            <ChevronDown
              size={16}
              aria-hidden
              className={classNames('transition-transform', isOpen && 'rotate-180')}
            />
          }
          onClick={() => setOpen(!isOpen)}
        />
        <IconButton label={`Remove ${text}`} icon={<X size={16} aria-hidden />} onClick={onRemove} />
      </div>
      <p className="flex flex-wrap items-center gap-x-3 px-1.5 text-12 text-pencil">
        <span>{kindLabels[kind]}</span>
        <label className="flex min-h-6 cursor-pointer items-center gap-1.5">
          <input
            type="checkbox"
            aria-label={`Required: ${text}`}
            className="accent-pen"
            checked={required}
            onChange={(event) => onChange({ ...requirement, required: event.target.checked })}
          />
          Required
        </label>
        {own.length > 0 && !isOpen && <span>{formatCount(own.length, 'example')} from papers</span>}
        {terms.length > 0 && !isOpen && <span className="min-w-0 truncate">{terms.join(' · ')}</span>}
      </p>
      <div id={id} hidden={!isOpen} className="px-1.5 pb-2">
        {isOpen && <Details requirement={requirement} onChange={onChange} />}
        {isOpen && own.length > 0 && <RulingList rulings={own} onRemove={rulings.remove} />}
      </div>
    </li>
  );
}

type TextProps = { readonly text: string; readonly onChange: (text: string) => void };

/** Looks like text until it is pointed at; left empty, it takes its old words back. */
function RequirementText({ text, onChange }: TextProps) {
  const [typed, setTyped] = useState(text);
  return (
    <textarea
      aria-label={`Requirement: ${text}`}
      rows={1}
      maxLength={300}
      value={typed.trim() === '' ? typed : text}
      onChange={(event) => {
        const next = event.target.value.replace(/\s*\n\s*/gu, ' ');
        setTyped(next);
        if (next.trim() !== '') onChange(next);
      }}
      onBlur={() => setTyped(text)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.preventDefault();
      }}
      className="block field-sizing-content min-h-8 w-full min-w-0 grow resize-none rounded-md border border-transparent bg-transparent px-1.5 py-1 text-14 hover:border-edge"
    />
  );
}

/** The words that it came from, and what an answer may look like. */
function Details({ requirement, onChange }: Pick<Props, 'requirement' | 'onChange'>) {
  const { asWritten, terms } = requirement;
  const [typed, setTyped] = useState(terms.join('\n'));
  return (
    <div className="grid gap-3 pt-1">
      <p className="text-13 text-pencil">
        {asWritten === '' ? (
          'You added this one.'
        ) : (
          <>
            From the instructions: <q className="font-serif text-14">{asWritten}</q>
          </>
        )}
      </p>
      <Field
        label="What an answer may look like"
        isOptional
        hint="Terms that an answer uses, or an example sentence; one per line."
      >
        {(control) => (
          <textarea
            {...control}
            rows={2}
            maxLength={5000}
            className="field field-sizing-content"
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              onChange({ ...requirement, terms: readTerms(event.target.value) });
            }}
          />
        )}
      </Field>
    </div>
  );
}

type RulingListProps = {
  readonly rulings: readonly RulingOnWire[];
  readonly onRemove: (id: string) => void;
};

/** What the instructor decided about passages of papers. */
function RulingList({ rulings, onRemove }: RulingListProps) {
  return (
    <ul aria-label="Examples from papers" className="mt-3 grid gap-1 text-13">
      {rulings.map(({ id, text, counts }) => (
        <li key={id} className="flex items-start gap-2">
          <p className="min-w-0 grow pt-1 break-words">
            <span className="text-pencil">{counts ? 'Counts: ' : 'Does not count: '}</span>
            <q className="font-serif text-14">{text}</q>
          </p>
          <IconButton
            label={`Remove the example ${text.slice(0, 60)}`}
            icon={<X size={14} aria-hidden />}
            onClick={() => onRemove(id)}
          />
        </li>
      ))}
    </ul>
  );
}

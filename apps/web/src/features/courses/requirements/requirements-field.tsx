import { type Requirement, requirementKinds, type RequirementKind } from '@greenpen/grading';
import { Plus } from 'lucide-react';
import { useId, useState, type KeyboardEvent } from 'react';
import { Button } from '../../../components/form/button.tsx';
import { addRequirement, mostRequirements, kindLabels } from './requirement-list.ts';
import { RequirementRow } from './requirement-row.tsx';
import type { Rulings } from './use-rulings-of.ts';
import { Select } from '../../../components/form/select.tsx';

type Props = {
  /** As the instructor changed them; null where they are read from the instructions. */
  readonly value: readonly Requirement[] | null;
  /** What the instructions say at this moment. */
  readonly read: readonly Requirement[];
  readonly onChange: (value: readonly Requirement[] | null) => void;
  readonly error: string | undefined;
  readonly rulings: Rulings;
};

/** What papers are checked for: read from the instructions while they are typed, until the instructor changes it. */
export function RequirementsField({ value, read, onChange, error, rulings }: Props) {
  const id = useId();
  const list = value ?? read;
  const change = (at: number, requirement: Requirement) => onChange(list.with(at, requirement));

  return (
    <fieldset aria-labelledby={id} aria-describedby={`${id}-note`} className="min-w-0">
      <div className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-3">
        <span id={id} className="text-13 font-medium">
          What Greenpen will look for
        </span>
        {value !== null && (
          <button
            type="button"
            className="min-h-6 text-13 text-pen underline underline-offset-2"
            onClick={() => onChange(null)}
          >
            Read again from the instructions
          </button>
        )}
      </div>
      {list.length > 0 && (
        <ul className="rounded-md border border-rule">
          {list.map((requirement, at) => (
            <RequirementRow
              key={requirement.id}
              requirement={requirement}
              rulings={rulings}
              onChange={(next) => change(at, next)}
              onRemove={() => onChange(list.toSpliced(at, 1))}
            />
          ))}
        </ul>
      )}
      <p id={`${id}-note`} className={`mt-1 text-13 ${error === undefined ? 'text-pencil' : 'text-red'}`}>
        {error ?? noteOf(value, list)}
      </p>
      <Adding list={list} onChange={onChange} />
    </fieldset>
  );
}

type AddingProps = Pick<Props, 'onChange'> & { readonly list: readonly Requirement[] };

/** Adds a requirement, up to as many as are allowed. */
function Adding({ list, onChange }: AddingProps) {
  const [isAdding, setAdding] = useState(false);
  if (isAdding)
    return (
      <AddRequirement
        onAdd={(added) => {
          onChange(addRequirement(list, added));
          setAdding(false);
        }}
        onCancel={() => setAdding(false)}
      />
    );
  if (list.length >= mostRequirements) return null;
  return (
    <Button
      size="small"
      className="mt-2"
      icon={<Plus size={14} aria-hidden />}
      onClick={() => setAdding(true)}
    >
      Add a requirement
    </Button>
  );
}

function noteOf(value: Props['value'], list: readonly Requirement[]): string {
  if (value !== null) {
    return list.length === 0
      ? 'You removed every requirement: papers are judged by their measurements alone.'
      : 'This is your list. It stays as it is when the instructions change.';
  }
  return list.length === 0
    ? 'Nothing specific is asked for yet, so papers are judged by their measurements alone.'
    : 'Read from the instructions. Each paper is checked for these, one by one.';
}

type AddRequirementProps = {
  readonly onAdd: (added: Pick<Requirement, 'text' | 'kind'>) => void;
  readonly onCancel: () => void;
};

/** A line to type a requirement on. */
function AddRequirement({ onAdd, onCancel }: AddRequirementProps) {
  const [text, setText] = useState('');
  const [kind, setKind] = useState<RequirementKind>('part');
  const add = () => {
    if (text.trim() !== '') onAdd({ text: text.trim(), kind });
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      // The dialog's form is sent by its own button.
      event.preventDefault();
      add();
    } else if (event.key === 'Escape') {
      // The dialog stays open.
      event.preventDefault();
      event.stopPropagation();
      onCancel();
    }
  };
  return (
    <div className="mt-2 grid gap-2 rounded-md border border-rule p-3 sm:grid-cols-[1fr_auto]">
      <input
        ref={(input) => input?.focus()}
        aria-label="New requirement"
        placeholder="Name one limitation of the study"
        maxLength={300}
        className="field"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={press}
      />
      <Select
        aria-label="Kind of the new requirement"
        value={kind}
        onChange={(event) => {
          const chosen = requirementKinds.find((one) => one === event.target.value);
          if (chosen !== undefined) setKind(chosen);
        }}
      >
        {requirementKinds.map((one) => (
          <option key={one} value={one}>
            {kindLabels[one]}
          </option>
        ))}
      </Select>
      <div className="flex gap-2 sm:col-span-2 sm:justify-end">
        <Button size="small" onClick={onCancel}>
          Cancel
        </Button>
        <Button size="small" look="primary" disabled={text.trim() === ''} onClick={add}>
          Add
        </Button>
      </div>
    </div>
  );
}

import { requirementKinds, type Requirement, type RequirementKind } from '@greenpen/grading';
import { type KeyboardEvent, useState } from 'react';
import { Button } from '../../../components/form/button.tsx';
import { Select } from '../../../components/form/select.tsx';
import { kindLabels } from './requirement-list.ts';

type Props = {
  readonly onAdd: (added: Pick<Requirement, 'text' | 'kind'>) => void;
  readonly onCancel: () => void;
};

/** A line to type a requirement on. */
export function AddRequirement({ onAdd, onCancel }: Props) {
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

import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { Button } from '../../../components/form/button.tsx';
import { Field } from '../../../components/form/field.tsx';
import { Select } from '../../../components/form/select.tsx';
import { auditActionsQuery } from '../admin-queries.ts';
import { actionWords } from './action-words.ts';
import type { ShownFilter } from './audit-filter.ts';

type Props = { readonly shown: ShownFilter; readonly onChange: (shown: ShownFilter) => void };

const none: ShownFilter = { action: '', result: '', person: '', address: '', from: '', to: '' };

export function AuditFilters({ shown, onChange }: Props) {
  const { data: actions = [] } = useQuery(auditActionsQuery);
  const { action, result, person, address, from, to } = shown;
  const isNarrowed = [action, result, person, address, from, to].some((value) => value !== '');
  return (
    <div className="border-b border-rule p-4">
      <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
        <Field label="Action">
          {(control) => (
            <Select
              {...control}
              value={action}
              onChange={(event) => onChange({ ...shown, action: event.target.value })}
            >
              <option value="">Any action</option>
              {actions.map((name) => (
                <option key={name} value={name}>
                  {actionWords(name)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Result">
          {(control) => (
            <Select
              {...control}
              value={result}
              onChange={({ target: { value } }) =>
                onChange({ ...shown, result: value === 'ok' || value === 'refused' ? value : '' })
              }
            >
              <option value="">Any result</option>
              <option value="ok">Done</option>
              <option value="refused">Refused</option>
            </Select>
          )}
        </Field>
        <DateField label="From" value={from} onChange={(value) => onChange({ ...shown, from: value })} />
        <DateField label="To" value={to} onChange={(value) => onChange({ ...shown, to: value })} />
      </div>
      {isNarrowed && <ActiveFilters shown={shown} onChange={onChange} />}
    </div>
  );
}

type DateFieldProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

function DateField({ label, value, onChange }: DateFieldProps) {
  return (
    <Field label={label}>
      {(control) => (
        <input
          {...control}
          type="date"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="field"
        />
      )}
    </Field>
  );
}

/** Clears all filters; those that only a table row can set are removable one by one. */
function ActiveFilters({ shown, onChange }: Props) {
  const { person, address } = shown;
  return (
    <p className="mt-3 flex flex-wrap items-center gap-2">
      {person !== '' && (
        <Chip
          label={`One person (${person.slice(0, 8)})`}
          onRemove={() => onChange({ ...shown, person: '' })}
        />
      )}
      {address !== '' && (
        <Chip label={`From ${address}`} onRemove={() => onChange({ ...shown, address: '' })} />
      )}
      <Button look="quiet" size="small" className="first:-ml-2.5" onClick={() => onChange(none)}>
        Clear the filters
      </Button>
    </p>
  );
}

function Chip({ label, onRemove }: { readonly label: string; readonly onRemove: () => void }) {
  return (
    <button
      type="button"
      aria-label={`${label}: remove this filter`}
      onClick={onRemove}
      className="inline-flex h-8 items-center gap-1.5 rounded-full border border-pen bg-pen-wash px-3 text-13 font-medium text-pen"
    >
      {label}
      <X size={14} aria-hidden />
    </button>
  );
}

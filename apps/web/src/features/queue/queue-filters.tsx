import type { AssignmentFilter } from '@greenpen/api-contract';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { classNames } from '../../components/class-names.ts';
import { Select } from '../../components/select.tsx';
import { coursesQuery } from '../../lib/courses.ts';

type Chip = {
  readonly label: string;
  readonly status?: AssignmentFilter['status'];
  readonly approved?: 'true' | 'false';
};

const chips: readonly Chip[] = [
  { label: 'All' },
  { label: 'To review', status: 'completed', approved: 'false' },
  { label: 'Approved', approved: 'true' },
  { label: 'AI Grading', status: 'processing' },
  { label: 'Pending', status: 'pending' },
  { label: 'Error', status: 'error' },
];

type Props = { readonly filter: AssignmentFilter; readonly onChange: (filter: AssignmentFilter) => void };

export function QueueFilters({ filter, onChange }: Props) {
  const { data: courses } = useQuery(coursesQuery);
  const { status: _status, approved: _approved, ...rest } = filter;
  return (
    <div className="flex flex-wrap items-center gap-3 border-b border-rule px-5 py-3">
      <SearchBox value={filter.search ?? ''} onChange={(search) => onChange({ ...filter, search })} />
      <fieldset aria-label="Status" className="flex flex-wrap gap-1">
        {chips.map(({ label, status, approved }) => {
          const isOn = filter.status === status && filter.approved === approved;
          return (
            <button
              key={label}
              type="button"
              aria-pressed={isOn}
              onClick={() => onChange({ ...rest, status, approved })}
              className={classNames(
                'h-8 rounded-full border px-3 text-13 font-medium transition-colors',
                isOn
                  ? 'border-pen bg-pen-wash text-pen'
                  : 'border-rule text-pencil hover:bg-hover hover:text-ink',
              )}
            >
              {label}
            </button>
          );
        })}
      </fieldset>
      {courses !== undefined && courses.length > 0 && (
        <Select
          aria-label="Course"
          className="w-full sm:ml-auto sm:w-48"
          value={filter.courseId ?? ''}
          onChange={(event) =>
            onChange({ ...filter, courseId: event.target.value, courseAssignmentId: undefined })
          }
        >
          <option value="">All courses</option>
          {courses.map(({ id, code, name }) => (
            <option key={id} value={id}>
              {code} - {name}
            </option>
          ))}
        </Select>
      )}
    </div>
  );
}

function SearchBox({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  // The address changed by another hand, as by "Clear the filter": the box follows.
  if (known !== value) {
    setKnown(value);
    setText(value);
  }

  // Synchronises with the address, a moment after the last letter.
  useEffect(() => {
    if (text === value) return undefined;
    const timer = setTimeout(() => {
      setKnown(text);
      onChange(text);
    }, 250);
    return () => clearTimeout(timer);
  }, [text, value, onChange]);

  return (
    <span className="relative w-full sm:w-64">
      <Search
        size={16}
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-pencil"
      />
      <input
        type="search"
        aria-label="Search by student or file name"
        placeholder="Student or file name"
        value={text}
        maxLength={200}
        onChange={(event) => setText(event.target.value)}
        className="field pl-9"
      />
    </span>
  );
}

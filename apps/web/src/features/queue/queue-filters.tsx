import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useState } from 'react';
import type { AssignmentList } from '../../api/assignment-filter.ts';
import { coursesQuery } from '../../api/courses.ts';
import { pilotsQuery } from './pilot/pilot-query.ts';
import { bringIntoSight } from './bring-into-sight.ts';
import { chipClass, FilterChip } from './filter-chip.tsx';
import { Search } from 'lucide-react';

type Chip = {
  readonly label: string;
  readonly status?: AssignmentList['status'];
  readonly approved?: 'true' | 'false';
  readonly doubtful?: 'true';
  readonly pilot?: 'true';
};

const chips: readonly Chip[] = [
  { label: 'All' },
  { label: 'To review', status: 'completed', approved: 'false' },
  { label: 'Look at first', status: 'completed', approved: 'false', doubtful: 'true' },
  { label: 'Approved', approved: 'true' },
  { label: 'AI Grading', status: 'processing' },
  { label: 'Pending', status: 'pending' },
  { label: 'Error', status: 'error' },
];

/** Shown only while papers of a class are to be graded first. */
const firstChip: Chip = { label: 'Grade first', pilot: 'true' };

const bands = [
  { value: 'A', label: 'A: 90 and above' },
  { value: 'B', label: 'B: 80 to 89' },
  { value: 'C', label: 'C: 70 to 79' },
  { value: 'D', label: 'D: 60 to 69' },
  { value: 'F', label: 'F: below 60' },
] as const;

/** Without room beside the search box, the filters form one scrolling line. */
const group = 'flex flex-wrap gap-1 @max-5xl:shrink-0 @max-5xl:flex-nowrap';

type Props = {
  readonly filter: AssignmentList;
  readonly searchInput: RefObject<HTMLInputElement | null>;
  readonly onChange: (filter: AssignmentList) => void;
};

export function QueueFilters({ filter, searchInput, onChange }: Props) {
  const { data: courses = [] } = useQuery(coursesQuery);
  const tasks = courses.find(({ id }) => id === filter.courseId)?.assignments ?? [];
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-rule px-5 py-3">
      <SearchBox
        value={filter.search ?? ''}
        input={searchInput}
        onChange={(search) => onChange({ ...filter, search })}
      />
      <div
        data-chips
        onFocus={({ target }) => {
          // A chip does not scroll while it is pressed.
          if (target.matches(':focus-visible')) bringIntoSight(target);
        }}
        className="contents @max-5xl:-mx-5 @max-5xl:-my-1 @max-5xl:flex @max-5xl:w-[calc(100%+40px)] @max-5xl:gap-3 @max-5xl:overflow-x-auto @max-5xl:mask-x-from-[calc(100%-16px)] @max-5xl:px-5 @max-5xl:py-1"
      >
        <StatusChips filter={filter} onChange={onChange} />
        <span className={group}>
          {courses.length > 0 && (
            <FilterChip
              label="Course"
              value={filter.courseId}
              options={courses.map(({ id, code, name }) => ({ value: id, label: `${code} - ${name}` }))}
              onChange={(courseId) => onChange({ ...filter, courseId, courseAssignmentId: undefined })}
            />
          )}
          {tasks.length > 0 && (
            <FilterChip
              label="Assignment"
              value={filter.courseAssignmentId}
              options={tasks.map(({ id, week, title }) => ({ value: id, label: `Week ${week} - ${title}` }))}
              onChange={(courseAssignmentId) => onChange({ ...filter, courseAssignmentId })}
            />
          )}
          <FilterChip
            label="Grade"
            value={filter.gradeBand}
            options={bands}
            onChange={(band) =>
              onChange({ ...filter, gradeBand: bands.find(({ value }) => value === band)?.value })
            }
          />
        </span>
      </div>
    </div>
  );
}

function StatusChips({ filter, onChange }: Pick<Props, 'filter' | 'onChange'>) {
  const { status: _status, approved: _approved, doubtful: _doubtful, pilot: _pilot, sort, ...rest } = filter;
  const { data: pilots = [] } = useQuery(pilotsQuery);
  const hasFirst = filter.pilot === 'true' || pilots.some(({ stage }) => stage === 'grading');
  return (
    <fieldset aria-label="Status" className={group}>
      {(hasFirst ? [...chips, firstChip] : chips).map(({ label, status, approved, doubtful, pilot }) => {
        const isOn =
          filter.status === status &&
          filter.approved === approved &&
          filter.doubtful === doubtful &&
          filter.pilot === pilot;
        return (
          <button
            key={label}
            ref={isOn ? bringIntoSight : null}
            type="button"
            aria-pressed={isOn}
            onClick={() =>
              onChange({ ...rest, status, approved, doubtful, pilot, sort: sortWith(doubtful, sort) })
            }
            className={chipClass(isOn)}
          >
            {label}
          </button>
        );
      })}
    </fieldset>
  );
}

/** The doubtful filter sorts by doubt, highest first; leaving it restores the order. */
function sortWith(doubtful: Chip['doubtful'], sort: AssignmentList['sort']): AssignmentList['sort'] {
  if (doubtful === 'true') return 'doubt';
  return sort === 'doubt' ? undefined : sort;
}

type SearchBoxProps = {
  readonly value: string;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly onChange: (value: string) => void;
};

function SearchBox({ value, input, onChange }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  // The address was changed elsewhere, for example by "Clear the filter", so the box follows.
  if (known !== value) {
    setKnown(value);
    setText(value);
  }

  // Synchronises with the address, debounced.
  useEffect(() => {
    if (text === value) return undefined;
    const timer = setTimeout(() => {
      setKnown(text);
      onChange(text);
    }, 250);
    return () => clearTimeout(timer);
  }, [text, value, onChange]);

  return (
    <span className="relative w-full @5xl:w-60">
      <Search
        size={16}
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-pencil"
      />
      <input
        ref={input}
        type="search"
        aria-label="Search by student or file name"
        placeholder="Student or file name"
        value={text}
        maxLength={200}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') event.currentTarget.blur();
        }}
        className="field pl-9"
      />
    </span>
  );
}

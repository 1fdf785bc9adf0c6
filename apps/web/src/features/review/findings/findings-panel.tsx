import { memo, useEffect, useRef, type ReactNode } from 'react';
import { classNames } from '../../../components/class-names.ts';
import type { TaggedFinding } from '../paper/marks.ts';
import {
  filterFindings,
  filterLabels,
  filterNames,
  findingFilters,
  type FindingFilter,
} from './filter-findings.ts';
import { FindingBody } from './finding-body.tsx';

type FindingRowProps = {
  readonly finding: TaggedFinding;
  readonly isDismissed: boolean;
  readonly isSelected: boolean;
  readonly isLocked: boolean;
  readonly onSelect: (tag: string) => void;
  readonly onDecide: (id: string, decision: 'keep' | 'dismiss') => void;
  readonly onEdit: (id: string) => void;
};

const FindingRow = memo(function FindingRow(props: FindingRowProps) {
  const { finding, isDismissed, isSelected, isLocked, onSelect, onDecide, onEdit } = props;
  return (
    <li
      data-row={finding.tag}
      className={classNames(
        'relative scroll-mt-12 border-l-2 px-4 py-2',
        isSelected ? 'border-pen bg-pen-wash' : 'border-transparent hover:bg-hover',
      )}
    >
      <button
        type="button"
        aria-pressed={isSelected}
        aria-label={`Show ${finding.tag} in the paper`}
        onClick={() => onSelect(finding.tag)}
        className="absolute inset-0 outline-offset-[-2px]"
      />
      <FindingBody
        finding={finding}
        isDismissed={isDismissed}
        hasActions={!isLocked && (isSelected || isDismissed)}
        onDecide={onDecide}
        onEdit={onEdit}
      />
    </li>
  );
});

type Props = {
  readonly findings: readonly TaggedFinding[];
  readonly dismissed: ReadonlySet<string>;
  readonly selected: string | null;
  readonly filter: FindingFilter;
  /** The paper could not be read, so nothing was looked for. */
  readonly isHandGraded: boolean;
  readonly isLocked: boolean;
  readonly onFilter: (filter: FindingFilter) => void;
  readonly onSelect: (tag: string) => void;
  readonly onDecide: (id: string, decision: 'keep' | 'dismiss') => void;
  readonly onEdit: (id: string) => void;
};

/** All findings; the chosen one opens and offers to be kept or dismissed. */
export const FindingsPanel = memo(function FindingsPanel(props: Props) {
  const { findings, dismissed, selected, filter, isLocked, onFilter, onSelect, onDecide, onEdit } = props;
  const list = useRef<HTMLDivElement>(null);
  const shown = filterFindings(findings, filter);
  const whole = shown.filter(({ span }) => span === null);
  const placed = shown.filter(({ span }) => span !== null);

  // Synchronises the list's scroll position with the chosen finding.
  useEffect(() => {
    if (selected === null) return;
    list.current?.querySelector(`[data-row="${CSS.escape(selected)}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [selected]);

  const rows = (some: readonly TaggedFinding[]) =>
    some.map((finding) => (
      <FindingRow
        key={finding.id}
        finding={finding}
        isDismissed={dismissed.has(finding.id)}
        isSelected={finding.tag === selected}
        isLocked={isLocked}
        onSelect={onSelect}
        onDecide={onDecide}
        onEdit={onEdit}
      />
    ));

  return (
    <section aria-label="Findings" className="flex min-h-0 flex-col">
      <header className="sticky top-0 z-[1] flex min-h-11 shrink-0 flex-wrap items-center gap-x-3 gap-y-1 bg-sheet px-4 py-1.5">
        <h2 className="text-14 font-semibold">
          Findings <span className="font-normal text-pencil">{findings.length - dismissed.size}</span>
        </h2>
        <FilterButtons filter={filter} findings={findings} onFilter={onFilter} />
      </header>
      <div ref={list} className="pb-3">
        {shown.length === 0 && (
          <p className="px-4 py-6 text-center text-pencil">
            {props.isHandGraded
              ? 'This paper could not be read, so nothing was checked.'
              : findings.length === 0
                ? 'No findings in this paper.'
                : 'No findings of this kind.'}
          </p>
        )}
        {whole.length > 0 && <Group title="Whole paper">{rows(whole)}</Group>}
        {placed.length > 0 &&
          (whole.length > 0 ? <Group title="In the text">{rows(placed)}</Group> : <ul>{rows(placed)}</ul>)}
      </div>
    </section>
  );
});

function FilterButtons({ filter, findings, onFilter }: Pick<Props, 'filter' | 'findings' | 'onFilter'>) {
  const hasOwn = findings.some(({ kind }) => kind === 'own');
  return (
    <fieldset aria-label="Show" className="ml-auto flex gap-0.5">
      {findingFilters
        .filter((one) => one !== 'own' || hasOwn)
        .map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={filter === one}
            aria-label={`${filterNames[one]}, ${filterFindings(findings, one).length}`}
            onClick={() => onFilter(one)}
            className={classNames(
              'h-7 rounded-full px-2.5 text-12 font-medium',
              filter === one ? 'bg-pen-wash text-pen' : 'text-pencil hover:bg-hover hover:text-ink',
            )}
          >
            {filterLabels[one]}
          </button>
        ))}
    </fieldset>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <>
      <h3 className="px-4 pt-2 pb-1 text-12 font-medium text-pencil">{title}</h3>
      <ul>{children}</ul>
    </>
  );
}

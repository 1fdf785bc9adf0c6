import type { Column } from './sort-list.ts';

type TableColumn = {
  readonly label: string;
  /** What the server sorts by. */
  readonly sort: Column;
  /** From which width on it is shown. */
  readonly className: string;
};

/** The table's columns between the check box and the actions. */
export const columns: readonly TableColumn[] = [
  { label: 'Assignment', sort: 'name', className: 'pl-1' },
  { label: 'Student', sort: 'student', className: 'hidden px-2 @2xl:table-cell' },
  { label: 'Grade', sort: 'grade', className: 'px-2 @max-lg:*:flex-row-reverse' },
  { label: 'Status', sort: 'status', className: 'hidden px-2 @lg:table-cell' },
  { label: 'Uploaded', sort: 'uploaded', className: 'hidden px-2 @4xl:table-cell' },
];

/** The table's columns after the check box, with the widths from which each is shown. */
export const columns = [
  { id: 'assignment', label: 'Assignment', className: '' },
  { id: 'student', label: 'Student', className: 'hidden md:table-cell' },
  { id: 'grade', label: 'Grade', className: '' },
  { id: 'status', label: 'Status', className: 'hidden sm:table-cell' },
  { id: 'uploaded', label: 'Uploaded', className: 'hidden lg:table-cell' },
] as const;

import { FileText, SearchX } from 'lucide-react';
import { Link } from 'react-router';
import { Button, buttonClass } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';

type Props = { readonly isFiltered: boolean; readonly onClear: () => void };

export function QueueEmpty({ isFiltered, onClear }: Props) {
  if (isFiltered) {
    return (
      <EmptyState
        icon={<SearchX size={20} />}
        title="Nothing fits this filter"
        text="Try other words or show all assignments again."
        action={<Button onClick={onClear}>Clear the filter</Button>}
      />
    );
  }
  return (
    <EmptyState
      icon={<FileText size={20} />}
      title="No assignments yet"
      text="Upload some assignments to get started with AI grading."
      action={
        <Link to="/upload" className={buttonClass('primary')}>
          Upload Assignments
        </Link>
      }
    />
  );
}

import type { ClassFigures } from '@greenpen/api-contract';
import { Users } from 'lucide-react';
import { Button } from '../../../components/form/button.tsx';
import { formatCount } from '../../../components/format.ts';

type Props = {
  readonly figures: Pick<ClassFigures, 'students' | 'missing'>;
  readonly onOpenClassList: () => void;
};

/** Students on the class list without a submission. */
export function Missing({ figures: { students, missing }, onOpenClassList }: Props) {
  if (students === 0) {
    return (
      <div className="mt-4">
        <p className="text-pencil">Import the class list to see who has not submitted a paper.</p>
        <Button
          size="small"
          className="mt-2"
          icon={<Users size={14} aria-hidden />}
          onClick={onOpenClassList}
        >
          Import class list
        </Button>
      </div>
    );
  }
  return (
    <div className="mt-4">
      <h6 className="text-13 font-semibold">Missing ({missing.length})</h6>
      {missing.length === 0 ? (
        <p className="mt-1 text-pencil">All {formatCount(students, 'student')} have submitted a paper.</p>
      ) : (
        <ul aria-label="Missing" className="mt-1 columns-1 gap-8 sm:columns-2 lg:columns-3">
          {missing.map(({ id, name, email }) => (
            <li key={id} className="truncate">
              {name}
              {email !== null && email !== name && <span className="text-pencil"> · {email}</span>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

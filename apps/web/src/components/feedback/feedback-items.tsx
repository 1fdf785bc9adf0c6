import type { Assignment } from '@greenpen/api-contract';
import { FileDown, FileText, FileType } from 'lucide-react';
import { requestExport } from './export-request.ts';
import { MenuItem } from '../menu.tsx';

type Props = { readonly assignment: Pick<Assignment, 'id' | 'fileType'> };

/** Menu items that export one paper's feedback; comments need a Word document. */
export function FeedbackItems({ assignment: { id, fileType } }: Props) {
  return (
    <>
      {fileType === 'DOCX' && (
        <MenuItem
          icon={<FileType size={16} aria-hidden />}
          onSelect={() => requestExport({ kind: 'one', id, format: 'word' })}
        >
          Word document with comments
        </MenuItem>
      )}
      <MenuItem
        icon={<FileDown size={16} aria-hidden />}
        onSelect={() => requestExport({ kind: 'one', id, format: 'pdf' })}
      >
        Feedback as PDF
      </MenuItem>
      <MenuItem
        icon={<FileText size={16} aria-hidden />}
        onSelect={() => requestExport({ kind: 'one', id, format: 'text' })}
      >
        Feedback as text
      </MenuItem>
    </>
  );
}

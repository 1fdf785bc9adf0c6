import { maxFileSize } from '@greenpen/api-contract';
import { FileUp } from 'lucide-react';
import { useDropzone } from 'react-dropzone';
import { buttonClass } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import type { Upload } from './use-upload.ts';

const accept = {
  'text/plain': ['.txt'],
  'application/pdf': ['.pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
};

type Props = { readonly onAdd: Upload['add']; readonly isDisabled: boolean };

/** Takes dropped and chosen files; what it does not take goes to the list with its reason. */
export function DropZone({ onAdd, isDisabled }: Props) {
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    accept,
    maxSize: maxFileSize,
    multiple: true,
    noClick: true,
    noKeyboard: true,
    disabled: isDisabled,
    onDrop: (accepted, rejected) => {
      onAdd([
        ...accepted.map((file) => ({ file, reason: null })),
        ...rejected.map(({ file, errors }) => ({
          file,
          reason: errors[0]?.message ?? 'This file cannot be taken.',
        })),
      ]);
    },
  });

  return (
    <div
      {...getRootProps()}
      className={classNames(
        'flex flex-col items-center rounded-lg border border-dashed px-6 py-9 text-center transition-colors',
        isDragActive ? 'border-pen bg-pen-wash' : 'border-edge bg-desk',
      )}
    >
      <input {...getInputProps()} aria-label="Files to upload" />
      <FileUp size={24} aria-hidden className="mb-2 text-pen" />
      <p className="text-16 font-medium">
        {isDragActive ? 'Let go to add them' : 'Drag and drop papers here'}
      </p>
      <p className="mt-1 text-13 text-pencil">Supports PDF, DOCX, and TXT files (up to 10MB each)</p>
      <button
        type="button"
        onClick={open}
        disabled={isDisabled}
        className={`${buttonClass('secondary')} mt-4`}
      >
        Choose Files
      </button>
    </div>
  );
}

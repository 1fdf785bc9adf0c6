import { maxFileSize } from '@greenpen/api-contract';
import { FileUp } from 'lucide-react';
import { useDropzone } from 'react-dropzone';
import { buttonClass } from '../../components/form/button.tsx';
import { classNames } from '../../components/class-names.ts';
import type { Upload } from './use-upload.ts';
import { nameWithStudentFolder } from '@greenpen/grading';

const accept = {
  'text/plain': ['.txt'],
  'application/pdf': ['.pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
};

/** The drop zone's messages, without MIME types. */
function reasonOf(error: { readonly code: string; readonly message: string } | undefined): string {
  if (error?.code === 'file-invalid-type') return 'File type must be PDF, DOCX or TXT';
  if (error?.code === 'file-too-large') return `File is larger than ${maxFileSize} bytes (10 MB)`;
  if (error?.code === 'file-too-small') return 'This file is empty';
  return error?.message ?? 'This file cannot be uploaded';
}

type DropZoneProps = { readonly onAdd: Upload['add']; readonly isDisabled: boolean };

/** Accepts dropped and chosen files; rejected ones are listed with their reason. */
export function DropZone({ onAdd, isDisabled }: DropZoneProps) {
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    accept,
    minSize: 1,
    maxSize: maxFileSize,
    multiple: true,
    noClick: true,
    noKeyboard: true,
    disabled: isDisabled,
    onDrop: (accepted, rejected) => {
      onAdd([
        ...accepted.map((file) => ({ file: namedByFolder(file), reason: null })),
        ...rejected.map(({ file, errors }) => ({
          file: namedByFolder(file),
          reason: reasonOf(errors[0]),
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
      <p className="text-16 font-medium">{isDragActive ? 'Drop to add them' : 'Drag and drop papers here'}</p>
      <p className="mt-1 text-13 text-balance text-pencil">
        Supports PDF, DOCX, and TXT files (up to 10MB each)
      </p>
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

/**
 * A dropped file under the name of its student's folder, if it was in one: Moodle gives every student a folder and
 * leaves the files the names that students chose. The new name has no slashes, so it is sent like any other.
 */
export function namedByFolder(file: File): File {
  const path = 'relativePath' in file && typeof file.relativePath === 'string' ? file.relativePath : '';
  const name = path === '' ? file.name : nameWithStudentFolder(path);
  if (name === file.name || !name.endsWith(file.name)) return file;
  return new File([file], name, { type: file.type, lastModified: file.lastModified });
}

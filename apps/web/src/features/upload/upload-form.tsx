import type { ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { DropZone } from './drop-zone.tsx';
import { TargetPicker } from './target-picker.tsx';
import type { Upload, UploadPhase } from './use-upload.ts';

const labels: Record<UploadPhase, string> = {
  idle: 'Upload & Start AI Grading',
  uploading: 'Uploading...',
  grading: 'Starting AI Grading...',
};

type Props = {
  readonly upload: Upload;
  readonly isDisabled?: boolean;
  readonly onStart: () => void;
  /** The list of files. */
  readonly children: ReactNode;
};

/** Drop zone, files, course and the button that starts it all. */
export function UploadForm({ upload, isDisabled = false, onStart, children }: Props) {
  const isBusy = upload.phase !== 'idle';
  return (
    <div className="grid gap-5 p-5">
      <DropZone onAdd={upload.add} isDisabled={isBusy} />
      {upload.files.length > 0 && children}
      <TargetPicker upload={upload} />
      <Button
        look="primary"
        size="large"
        isBusy={isBusy}
        disabled={isDisabled}
        onClick={onStart}
        className="w-full sm:w-auto sm:justify-self-start"
      >
        {labels[upload.phase]}
      </Button>
    </div>
  );
}

import type { ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { DropZone } from './drop-zone.tsx';
import { TargetPicker } from './target-picker.tsx';
import { OfflineLine } from './offline-line.tsx';
import { RepeatButton } from './repeat-button.tsx';
import { UploadedBefore } from './uploaded-before.tsx';
import type { UploadPhase } from './upload-store.ts';
import type { Upload } from './use-upload.ts';

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
      <UploadedBefore upload={upload} />
      <DropZone onAdd={upload.add} isDisabled={isBusy} />
      {upload.files.length > 0 && children}
      {upload.isOffline && <OfflineLine upload={upload} />}
      <RepeatButton upload={upload} />
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

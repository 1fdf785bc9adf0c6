import { Card } from '../../components/card.tsx';
import { showError } from '../../components/toast/toast-store.ts';
import { formatSize } from '../../components/format.ts';
import { FileList } from './file-list.tsx';
import { UploadForm } from './upload-form.tsx';
import { canStart, useUpload } from './use-upload.ts';

/** The upload page's card. */
export function UploadCard() {
  const upload = useUpload();
  const start = () => {
    if (canStart(upload.files)) upload.start();
    else showError('No Files Selected', 'Please select files to upload.');
  };
  return (
    <Card title="File Upload">
      <UploadForm upload={upload} onStart={start}>
        <FileList upload={upload} formatSize={formatSize} hasEmoji />
      </UploadForm>
    </Card>
  );
}

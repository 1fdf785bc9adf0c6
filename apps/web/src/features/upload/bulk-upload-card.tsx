import { Card } from '../../components/card.tsx';
import { formatMegabytes } from '../../components/format.ts';
import { FileList } from './file-list.tsx';
import { UploadForm } from './upload-form.tsx';
import { canStart, useUpload } from './use-upload.ts';

/** The dashboard's bulk upload; without files its button does nothing. */
export function BulkUploadCard() {
  const upload = useUpload();
  return (
    <Card title="Bulk Upload & Grading" description="One paper or a whole class at once">
      <UploadForm upload={upload} isDisabled={!canStart(upload.files)} onStart={upload.start}>
        <FileList upload={upload} formatSize={formatMegabytes} />
      </UploadForm>
    </Card>
  );
}

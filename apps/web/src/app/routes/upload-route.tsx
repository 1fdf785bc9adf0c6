import { PageHeader } from '../../components/page/page-header.tsx';
import { CriteriaCard } from '../../features/criteria/criteria-card.tsx';
import { Card } from '../../components/card.tsx';
import { showError } from '../../components/toast/toast-store.ts';
import { formatSize } from '../../components/format.ts';
import { FileList } from '../../features/upload/file-list.tsx';
import { UploadForm } from '../../features/upload/upload-form.tsx';
import { canStart, useUpload } from '../../features/upload/use-upload.ts';

export function UploadRoute() {
  return (
    <>
      <PageHeader title="Upload Assignments" description="One paper or a whole class, as PDF, DOCX or TXT." />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <UploadCard />
        <CriteriaCard title="Grading Settings" />
      </div>
    </>
  );
}

/** The upload page's card. */
function UploadCard() {
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

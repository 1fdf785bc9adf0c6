import { PageHeader } from '../../components/page/page-header.tsx';
import { CriteriaCard } from '../../features/criteria/criteria-card.tsx';
import { UploadCard } from '../../features/upload/upload-card.tsx';

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

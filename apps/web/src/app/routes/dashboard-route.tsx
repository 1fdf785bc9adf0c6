import { PageHeader } from '../../components/page/page-header.tsx';
import { Overview } from '../../features/dashboard/overview.tsx';
import { RecentlyGraded } from '../../features/dashboard/recently-graded.tsx';
import { StatCards } from '../../features/dashboard/stat-cards.tsx';
import { ToDo } from '../../features/dashboard/to-do.tsx';
import { ModelNotice } from '../../features/model/model-notice.tsx';
import { BulkUploadCard } from '../../features/upload/bulk-upload-card.tsx';

export function DashboardRoute() {
  return (
    <>
      <PageHeader title="Dashboard" description="Upload papers, read the drafts, approve what stands." />
      <div className="flex flex-col gap-6">
        <ModelNotice />
        <StatCards />
        <ToDo />
        <BulkUploadCard />
        <RecentlyGraded />
        <Overview />
      </div>
    </>
  );
}

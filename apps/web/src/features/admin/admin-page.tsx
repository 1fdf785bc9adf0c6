import { lazy, Suspense } from 'react';
import { PageHeader } from '../../components/page/page-header.tsx';
import { AdminCards } from './overview/admin-cards.tsx';
import { GrowthSkeleton } from './overview/growth-skeleton.tsx';
import { SignOutCard } from './overview/sign-out-card.tsx';
import { SystemCard } from './overview/system-card.tsx';
import { UserManagement } from './users/user-management.tsx';

const GrowthCharts = lazy(async () => ({
  default: (await import('./overview/growth-charts.tsx')).GrowthCharts,
}));

export function AdminPage() {
  return (
    <>
      <PageHeader title="Admin Dashboard" description="Who uses this installation, and how it is." />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <AdminCards />
        <UserManagement />
        <SystemCard />
        <SignOutCard />
        <Suspense fallback={<GrowthSkeleton />}>
          <GrowthCharts />
        </Suspense>
      </div>
    </>
  );
}

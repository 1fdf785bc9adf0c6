import { PageHeader } from '../../components/page-header.tsx';
import { CriteriaCard } from '../../features/criteria/criteria-card.tsx';

export function SettingsRoute() {
  return (
    <>
      <PageHeader title="Settings" description="How papers are weighed and how the feedback sounds." />
      <div className="max-w-2xl">
        <CriteriaCard title="Grading Criteria" />
      </div>
    </>
  );
}

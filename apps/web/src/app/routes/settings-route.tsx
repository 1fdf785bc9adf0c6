import { PageHeader } from '../../components/page-header.tsx';
import { CriteriaCard } from '../../features/criteria/criteria-card.tsx';
import { ModelCard } from '../../features/model/model-card.tsx';
import { AddTemplateCard } from '../../features/templates/add-template-card.tsx';
import { TemplateListCard } from '../../features/templates/template-list-card.tsx';

export function SettingsRoute() {
  return (
    <>
      <PageHeader title="Settings" description="How papers are weighed and how the feedback sounds." />
      <div className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-6">
        <CriteriaCard title="Grading Criteria" />
        <AddTemplateCard />
        <TemplateListCard />
        <ModelCard />
      </div>
    </>
  );
}

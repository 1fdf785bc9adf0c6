import { PageHeader } from '../../components/page/page-header.tsx';
import { CriteriaCard } from '../../features/criteria/criteria-card.tsx';
import { ModelCard } from '../../features/model/model-card.tsx';
import { AddTemplateCard } from '../../features/templates/add-template-card.tsx';
import { TemplateListCard } from '../../features/templates/template-list-card.tsx';

const stack = 'grid grid-cols-[minmax(0,1fr)] gap-6';

export function SettingsRoute() {
  return (
    <>
      <PageHeader title="Settings" description="How papers are weighed and how the feedback sounds." />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 max-xl:max-w-2xl xl:grid-cols-2">
        <div className={stack}>
          <CriteriaCard title="Grading Criteria" />
          <ModelCard />
        </div>
        <div className={stack}>
          <AddTemplateCard />
          <TemplateListCard />
        </div>
      </div>
    </>
  );
}

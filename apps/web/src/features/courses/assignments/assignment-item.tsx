import { type Course, type CourseAssignment, lookUp } from '@greenpen/api-contract';
import { Pencil, Trash2 } from 'lucide-react';
import { Badge } from '../../../components/badge.tsx';
import { AgreementPanel } from '../../../components/agreement/agreement-panel.tsx';
import { Button } from '../../../components/form/button.tsx';
import { ClassFigures } from '../figures/class-figures.tsx';
import type { Open } from '../open-dialog.ts';
import { TrainingTab } from '../training/training-tab.tsx';
import { FoldingRow } from './folding-row.tsx';
import { typeLabels } from './type-labels.ts';
import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

type AssignmentItemProps = {
  readonly course: Course;
  readonly assignment: CourseAssignment;
  readonly onOpen: Open;
};

export function AssignmentItem({ course, assignment, onOpen }: AssignmentItemProps) {
  const { id, week, title, type, maxPoints } = assignment;
  return (
    <FoldingRow
      id={id}
      title={`Week ${week}: ${title}`}
      facts={
        <>
          <Badge>{lookUp(typeLabels, type) ?? type}</Badge>
          <span className="shrink-0 text-13 text-pencil">{maxPoints} pts</span>
        </>
      }
    >
      <Tabs
        label={`Week ${week}: ${title}`}
        tabs={[
          {
            id: 'details',
            label: 'Details',
            content: <Details course={course} assignment={assignment} onOpen={onOpen} />,
          },
          {
            id: 'training',
            label: 'AI Training',
            content: (
              <TrainingTab
                place={{ courseId: course.id, courseAssignmentId: id }}
                counts={assignment}
                onOpen={onOpen}
              />
            ),
          },
          {
            id: 'agreement',
            label: 'Agreement',
            content: <AgreementPanel courseId={course.id} courseAssignmentId={id} />,
          },
          {
            id: 'settings',
            label: 'Settings',
            content: <Settings assignment={assignment} onOpen={onOpen} />,
          },
        ]}
      />
    </FoldingRow>
  );
}

function Details({ course, assignment, onOpen }: AssignmentItemProps) {
  const { description, instructions } = assignment;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="max-w-prose break-words whitespace-pre-line">
        {description === '' ? 'No description provided' : description}
      </p>
      {instructions !== '' && (
        <div className="max-w-prose">
          <h5 className="text-13 font-semibold">Instructions</h5>
          <p className="break-words whitespace-pre-line text-pencil">{instructions}</p>
        </div>
      )}
      <ClassFigures
        courseId={course.id}
        assignmentId={assignment.id}
        onOpenClassList={() => onOpen({ kind: 'class-list', course })}
      />
    </div>
  );
}

function Settings({ assignment, onOpen }: Pick<AssignmentItemProps, 'assignment' | 'onOpen'>) {
  return (
    <div className="grid gap-4">
      <dl className="grid w-fit grid-cols-[auto_1fr] gap-x-6 gap-y-1.5">
        <dt className="text-pencil">Type</dt>
        <dd>{lookUp(typeLabels, assignment.type) ?? assignment.type}</dd>
        <dt className="text-pencil">Max points</dt>
        <dd>{assignment.maxPoints}</dd>
      </dl>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          icon={<Pencil size={14} aria-hidden />}
          onClick={() => onOpen({ kind: 'edit-assignment', assignment })}
        >
          Edit
        </Button>
        <Button
          size="small"
          look="danger"
          icon={<Trash2 size={14} aria-hidden />}
          onClick={() => onOpen({ kind: 'delete-assignment', assignment })}
        >
          Delete
        </Button>
      </div>
    </div>
  );
}

type Tab = { readonly id: string; readonly label: string; readonly content: ReactNode };

type Props = { readonly label: string; readonly tabs: readonly Tab[] };

/** Tabs; arrow keys move between them. */
function Tabs({ label, tabs }: Props) {
  return (
    <Radix.Root defaultValue={tabs[0]?.id ?? ''}>
      <Radix.List aria-label={label} className="flex gap-1 border-b border-rule">
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.id}
            value={tab.id}
            className="-mb-px h-9 border-b-2 border-transparent px-3 text-13 whitespace-nowrap max-sm:px-2 font-medium text-pencil transition-colors hover:text-ink data-[state=active]:border-pen data-[state=active]:text-ink"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.id} value={tab.id} className="pt-4">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

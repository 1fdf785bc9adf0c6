import type { Course } from '@greenpen/api-contract';
import { ChevronDown, Plus } from 'lucide-react';
import { Accordion } from 'radix-ui';
import { Link } from 'react-router';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { formatCount } from '../../lib/format.ts';

type Props = { readonly course: Course; readonly onAddAssignment: () => void };

export function CourseCard({ course, onAddAssignment }: Props) {
  const assignments = course.assignments.toSorted((a, b) => a.week - b.week);
  return (
    <Card
      title={`${course.code} - ${course.name}`}
      actions={
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-13 text-pencil">
          <span>{formatCount(assignments.length, 'assignment')}</span>
          <Link
            to={`/grading-queue?courseId=${course.id}`}
            className="text-pencil underline decoration-edge underline-offset-2 hover:text-ink"
          >
            {formatCount(course.submissionCount, 'submission')}
          </Link>
        </div>
      }
    >
      {course.description !== '' && (
        <p className="max-w-prose px-5 pt-4 whitespace-pre-line text-pencil">{course.description}</p>
      )}
      <div className="flex items-center justify-between gap-4 px-5 pt-4 pb-2">
        <h3 className="font-semibold">Weekly Assignments ({assignments.length})</h3>
        {assignments.length > 0 && (
          <Button
            look="quiet"
            size="small"
            icon={<Plus size={16} aria-hidden />}
            aria-label={`Add an assignment to ${course.code}`}
            onClick={onAddAssignment}
          >
            Add
          </Button>
        )}
      </div>
      {assignments.length === 0 ? (
        <div className="px-5 pb-6">
          <p className="text-pencil">No assignments created yet for this course.</p>
          <Button className="mt-3" icon={<Plus size={16} aria-hidden />} onClick={onAddAssignment}>
            Create First Assignment
          </Button>
        </div>
      ) : (
        <Accordion.Root type="multiple" className="divide-y divide-rule border-t border-rule">
          {assignments.map((assignment) => (
            <Accordion.Item key={assignment.id} value={assignment.id}>
              <Accordion.Header>
                <Accordion.Trigger className="group flex min-h-11 w-full items-center gap-3 px-5 py-2 text-left hover:bg-hover focus-visible:-outline-offset-2">
                  <ChevronDown
                    size={16}
                    aria-hidden
                    className="shrink-0 text-pencil transition-transform group-data-[state=open]:rotate-180"
                  />
                  <span className="min-w-0 grow truncate">
                    Week {assignment.week}: {assignment.title}
                  </span>
                  <Badge>{assignment.type}</Badge>
                  <span className="shrink-0 text-13 text-pencil">{assignment.maxPoints} pts</span>
                </Accordion.Trigger>
              </Accordion.Header>
              <Accordion.Content className="grid max-w-prose gap-3 px-5 pb-4 sm:pl-12">
                <p className="whitespace-pre-line">
                  {assignment.description === '' ? 'No description provided' : assignment.description}
                </p>
                {assignment.instructions !== '' && (
                  <div>
                    <h4 className="text-13 font-semibold">Instructions</h4>
                    <p className="whitespace-pre-line text-pencil">{assignment.instructions}</p>
                  </div>
                )}
              </Accordion.Content>
            </Accordion.Item>
          ))}
        </Accordion.Root>
      )}
    </Card>
  );
}

import { ArrowRight, Check, ChevronDown, Copy } from 'lucide-react';
import { Accordion } from 'radix-ui';
import { Link } from 'react-router';
import { Badge } from '../../components/badge.tsx';
import { Button, buttonClass } from '../../components/form/button.tsx';
import { GradeBadge } from '../../components/feedback/grade-badge.tsx';
import { copyFeedback } from '../../components/feedback/copy-feedback.ts';
import { feedbackAsText, feedbackParts } from '../../components/feedback/feedback-parts.ts';
import { useNames } from '../../hidden-names/hidden-names.ts';
import { useNameCover } from '../../hidden-names/use-name-cover.ts';
import type { GradedAssignment } from './list-graded.ts';

/** One graded paper, which expands to its scores and feedback. */
export function GradedItem({ item }: { readonly item: GradedAssignment }) {
  const { grade } = item;
  const names = useNames();
  const { cover } = useNameCover(item, undefined);
  return (
    <Accordion.Item value={item.id}>
      <Accordion.Header>
        <Accordion.Trigger className="group flex min-h-14 w-full items-center gap-3 px-5 py-2 text-left hover:bg-hover focus-visible:-outline-offset-2">
          <ChevronDown
            size={16}
            aria-hidden
            className="shrink-0 text-pencil transition-transform group-data-[state=open]:rotate-180"
          />
          <span className="min-w-0 grow">
            <span className="block truncate font-medium">{names.studentOf(item)}</span>
            <span className="block truncate text-13 text-pencil">{names.fileOf(item)}</span>
          </span>
          <span className="flex shrink-0 flex-wrap items-center justify-end gap-1.5">
            {grade.approvedAt !== null && (
              <span className="hidden items-center gap-1 text-13 text-pen sm:inline-flex">
                <Check size={14} aria-hidden /> Approved
              </span>
            )}
            {item.course !== null && <Badge>{item.course.code}</Badge>}
            <GradeBadge percentage={Math.round(grade.totalGrade)} suffix="%" />
          </span>
        </Accordion.Trigger>
      </Accordion.Header>
      <Accordion.Content className="px-5 pt-3 pb-5 sm:pl-12">
        <div className="grid max-w-3xl gap-5">
          {feedbackParts(grade).map(({ id, label, score, isJudged, text }) => (
            <section key={id} aria-label={label}>
              <div className="mb-1 flex items-center justify-between gap-3">
                <h3 className="flex items-center gap-2 font-semibold">
                  {label}
                  {score !== null && <GradeBadge percentage={Math.round(score)} suffix="%" />}
                  {!isJudged && <Badge>Not judged</Badge>}
                </h3>
                <Button
                  look="quiet"
                  size="small"
                  className="-mr-2.5"
                  icon={<Copy size={14} aria-hidden />}
                  aria-label={id === 'overall' ? 'Copy All' : `Copy ${label} feedback`}
                  onClick={() => void copyFeedback(id === 'overall' ? feedbackAsText(grade) : text)}
                >
                  {id === 'overall' ? 'Copy All' : 'Copy'}
                </Button>
              </div>
              <p className="font-serif text-16 whitespace-pre-line">{cover(text)}</p>
            </section>
          ))}
          <Link to={`/assignments/${item.id}`} className={`${buttonClass('secondary')} justify-self-start`}>
            Open review <ArrowRight size={16} aria-hidden />
          </Link>
        </div>
      </Accordion.Content>
    </Accordion.Item>
  );
}

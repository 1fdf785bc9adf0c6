import { Check } from 'lucide-react';
import { classNames } from './class-names.ts';

/** The features of the plan. */
const included = [
  'Unlimited assignment grading',
  'Grammar and APA 7 checking',
  'Bulk upload of PDF, DOCX and TXT',
  'Courses, assignments and rubrics',
  'Feedback templates in your own words',
  'E-mail support',
] as const;

/** The plan's features as a list. */
export function IncludedPoints({ className }: { readonly className?: string }) {
  return (
    <ul className={classNames('grid gap-y-2.5', className)}>
      {included.map((point) => (
        <li key={point} className="flex gap-2">
          <Check size={18} aria-hidden className="mt-px shrink-0 text-pen" />
          {point}
        </li>
      ))}
    </ul>
  );
}

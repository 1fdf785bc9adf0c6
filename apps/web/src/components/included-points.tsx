import { Check } from 'lucide-react';
import { classNames } from './class-names.ts';

/** What the one plan has in it. */
const included = [
  'Unlimited assignment grading',
  'Grammar and APA 7 checking',
  'Bulk upload of PDF, DOCX and TXT',
  'Courses, assignments and rubrics',
  'Feedback templates in your own words',
  'E-mail support',
] as const;

/** What the one plan has in it, point by point. */
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

import type { Verdict } from '@greenpen/grading';
import { Check, CircleQuestionMark, Contrast, type LucideIcon, X } from 'lucide-react';
import { classNames } from '../../../components/class-names.ts';

type Look = { readonly Icon: LucideIcon; readonly tone: string };

/** An icon for each verdict, beside its word, so that no verdict rests on colour alone. */
const verdictLooks: Readonly<Record<Verdict, Look>> = {
  met: { Icon: Check, tone: 'bg-green-wash text-green' },
  partly: { Icon: Contrast, tone: 'bg-yellow-wash text-yellow' },
  'not-found': { Icon: X, tone: 'bg-red-wash text-red' },
  'cannot-tell': { Icon: CircleQuestionMark, tone: 'bg-hover text-pencil' },
};

type Props = { readonly verdict: Verdict; readonly size?: number };

export function VerdictIcon({ verdict, size = 14 }: Props) {
  const { Icon, tone } = verdictLooks[verdict];
  return (
    <span
      className={classNames('inline-flex size-5 shrink-0 items-center justify-center rounded-full', tone)}
    >
      <Icon size={size} aria-hidden strokeWidth={2.5} />
    </span>
  );
}

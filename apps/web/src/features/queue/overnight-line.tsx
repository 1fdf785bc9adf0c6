import { useQuery } from '@tanstack/react-query';
import { Moon } from 'lucide-react';
import { overnightQuery } from '../../api/model.ts';
import { CancelOvernight } from '../../components/overnight/cancel-overnight.tsx';
import { OvernightBatches } from '../../components/overnight/overnight-batches.tsx';
import { isOpenOrTroubled } from '../../components/overnight/overnight-words.ts';

/** Papers that are read overnight: where they are, what happens next, and how to cancel it; nothing without any. */
export function OvernightLine() {
  const { data } = useQuery(overnightQuery);
  const batches = data?.batches.filter(isOpenOrTroubled) ?? [];
  if (batches.length === 0) return null;
  const canCancel = batches.some(({ stage }) => stage !== 'ended' && stage !== 'cancelling');
  return (
    <section
      aria-label="Read overnight"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-rule px-5 py-2"
    >
      <div className="flex min-w-60 grow basis-0 gap-2.5">
        <Moon size={16} aria-hidden className="mt-0.5 shrink-0 text-pen" />
        <OvernightBatches batches={batches} host={data?.host ?? 'the provider'} />
      </div>
      {canCancel && <CancelOvernight />}
    </section>
  );
}

import type { OvernightBatch } from '@greenpen/api-contract';
import { formatCount } from '../format.ts';
import { sayBatch } from './overnight-words.ts';

type Props = { readonly batches: readonly OvernightBatch[]; readonly host: string };

/** What becomes of papers that are read overnight, a batch a line. */
export function OvernightBatches({ batches, host }: Props) {
  return (
    <ul aria-label="Papers that are read overnight" className="grid gap-1.5 text-13">
      {batches.map((batch) => (
        <li key={batch.id ?? 'gathering'}>
          <span className="font-medium">{formatCount(batch.papers, 'paper')} to read overnight.</span>{' '}
          <span className="text-pencil">{sayBatch(batch, host)}</span>
        </li>
      ))}
    </ul>
  );
}

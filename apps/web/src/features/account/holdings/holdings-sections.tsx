import type { Account, Holdings } from '@greenpen/api-contract';
import { Section } from '../section.tsx';
import { DeleteCard } from './delete-card.tsx';
import { ExportCard } from './export-card.tsx';
import { KeptCard } from './kept-card.tsx';

type Props = { readonly account: Account; readonly holdings: Holdings };

/** What the account holds: until when, how it is taken away, and its end. */
export function HoldingsSections({ account, holdings }: Props) {
  return (
    <>
      <Section title="What is kept" description="And until when. Student texts are encrypted on the disk.">
        <KeptCard holdings={holdings} />
      </Section>
      <Section title="Export everything" description="Your work is yours to take with you.">
        <ExportCard holdings={holdings} />
      </Section>
      <Section title="Delete account" description="At once, and for good.">
        <DeleteCard account={account} holdings={holdings} />
      </Section>
    </>
  );
}

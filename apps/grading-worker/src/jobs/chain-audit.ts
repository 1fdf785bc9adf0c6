import type { ChainHead } from '@greenpen/gradebook';
import type { Ports } from '../ports.ts';

export type ChainedAudit = { readonly chained: number; readonly head: ChainHead };

/**
 * Chains what was recorded since the last time. The head goes into the log, and with it wherever logs are kept: who
 * can change the database can then not make its end anew unseen.
 */
export function chainAudit({ gradebook }: Pick<Ports, 'gradebook'>): Promise<ChainedAudit> {
  return gradebook.audit.chain();
}

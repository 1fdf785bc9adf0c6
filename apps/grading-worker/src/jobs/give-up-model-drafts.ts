import type { Ports } from '../ports.ts';

export type GivenUpDrafts = 'nothing-to-do' | { readonly givenUp: number };

/** What has waited for the language model for a day keeps the draft of this server. */
export async function giveUpModelDrafts({ gradebook }: Pick<Ports, 'gradebook'>): Promise<GivenUpDrafts> {
  const givenUp = await gradebook.modelDrafts.giveUp();
  return givenUp === 0 ? 'nothing-to-do' : { givenUp };
}

import { z } from 'zod';
import { openEnum } from '../open-enum.ts';

/** The language model's part in a review's feedback. Until it has drafted, this server's own draft is shown. */
export const modelDraft = z.object({
  /** "on-device": this server's draft stays. */
  state: openEnum(['drafting', 'waiting', 'drafted', 'on-device']),
  since: z.iso.datetime(),
  /** A sentence where the state does not say enough: why it waits, why this server's draft stays. */
  detail: z.string().nullable(),
  /** Who wrote the draft, such as "gpt-5-mini at api.openai.com"; null for this server. */
  model: z.string().nullable(),
});

export type ModelDraft = z.infer<typeof modelDraft>;

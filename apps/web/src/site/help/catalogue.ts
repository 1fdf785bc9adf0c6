import { z } from 'zod';

const catalogueEntry = z.object({
  id: z.string(),
  area: z.enum(['grammar', 'apa', 'content']),
  group: z.string(),
  severity: z.enum(['error', 'advice']),
  source: z.string(),
  summary: z.string(),
});

/** The check catalogue, as the build makes it from the engine's own list. */
export const catalogueEntries = z.array(catalogueEntry);

export type CatalogueEntry = z.infer<typeof catalogueEntry>;

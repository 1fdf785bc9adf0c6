import type { Paragraph } from './work.ts';

/** What a writer did, found, plans or proposes: such a part reports and need not cite or argue. */
const OWN_GROUND =
  /^(?:\d+\.?\s*)?(?:the |my |our )?(?:methods?|methodology|materials?|participants?|sample|procedures?|measures?|apparatus|instruments?|design|data (?:analysis|collection)|results?|findings|recommend\p{L}+|proposal|plan|action plan|implementation plan|limitations?|reflections?|next steps|observations?)\b/iu;

/** Whether a paragraph is in a part of the paper that is based on the writer's own work. */
export function standsOnOwnGround({ headings }: Paragraph): boolean {
  return headings.some((heading) => OWN_GROUND.test(heading.trim()));
}

import type { ResponseStyle } from '@greenpen/grading';

export const styleLabels: Record<ResponseStyle, string> = {
  conversational: 'Conversational',
  formal: 'Formal',
  encouraging: 'Encouraging',
  analytical: 'Analytical',
  questioning: 'Questioning',
};

/** How much of APA style applies to an assignment: all of it, only citations and references, or none. */
export const apaScopes = ['whole', 'citations', 'none'] as const;

export type ApaScope = (typeof apaScopes)[number];

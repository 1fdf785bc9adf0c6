type Cost = {
  /** Points for one finding. */
  readonly cost: number;
  /** Points for all findings of the check together. */
  readonly cap: number;
};

/** What a check costs by how serious it is. The first row whose words are all in the check's id counts. */
const COSTS: readonly (readonly [words: readonly string[], Cost])[] = [
  [['reference', 'list', 'missing'], { cost: 30, cap: 30 }],
  [['citation', 'without', 'reference'], { cost: 4, cap: 16 }],
  [['reference', 'without', 'citation'], { cost: 3, cap: 12 }],
  [['title-page', 'missing'], { cost: 12, cap: 12 }],
  [['missing'], { cost: 4, cap: 12 }],
];

const USUAL: Cost = { cost: 2, cap: 8 };

/** Points that an error of this check takes off the APA score. */
export function costOf(check: string): Cost {
  return COSTS.find(([words]) => words.every((word) => check.includes(word)))?.[1] ?? USUAL;
}

/** Whether a check is about what only a paper with a layout can have: title page, fonts, margins, headings. */
export function isAboutFormat(check: string): boolean {
  return /^apa-(?:title|running|page|font|margin|line|spacing|indent|heading|layout|paragraph|abstract)/u.test(
    check,
  );
}

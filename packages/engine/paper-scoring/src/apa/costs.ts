type Cost = {
  /** Points for one finding. */
  readonly cost: number;
  /** Points for all findings of the check together, so that one repeated slip does not eat everything. */
  readonly cap: number;
};

/** A reader cannot find the works at all. */
const FATAL: Cost = { cost: 30, cap: 30 };
/** A reader cannot find one work, or a whole element of the paper is missing. */
const SERIOUS: Cost = { cost: 4, cap: 16 };
/** A rule about a whole list or page, broken once for all. */
const BROAD: Cost = { cost: 4, cap: 8 };
/** A rule about one citation, entry or heading. */
const USUAL: Cost = { cost: 2, cap: 8 };
/** A comma, a full stop, an abbreviation. */
const SMALL: Cost = { cost: 1, cap: 5 };

/** What a check costs by how serious it is: the first pattern that fits its id counts, else the usual cost. */
const COSTS: readonly (readonly [RegExp, Cost])[] = [
  [/^apa-reference-list-missing$/u, FATAL],
  [/^apa-title-page-present$/u, { cost: 12, cap: 12 }],
  [/^apa-citation-other-style$/u, { cost: 8, cap: 8 }],
  [/-mla-form$/u, { cost: 3, cap: 12 }],
  [/-without-entry$|-year-missing$|-bare-address$|-list-numbering$|-quotation-locator$|-et-al$/u, SERIOUS],
  [/-missing$/u, { cost: 3, cap: 12 }],
  [/-never-cited$|-duplicate$|-title-quotes$|-secondary$/u, { cost: 3, cap: 9 }],
  [
    /-hanging-indent$|-double-spacing$|-line-spacing$|-page-numbers?$|-font|-margins?$|-order$|-list-label$/u,
    BROAD,
  ],
  [
    /comma$|period$|semicolon$|-form$|-page-range$|-pages-mark$|-page-mark$|-scheme$|-location$|-initials$/u,
    SMALL,
  ],
  [/-label-format$|-new-page$|-punctuation$|-retrieved-from$|-suffix$|-abbreviation$|-ampersand/u, SMALL],
];

/** Points that an error of this check takes off the APA score. */
export function costOf(check: string): Cost {
  return COSTS.find(([pattern]) => pattern.test(check))?.[1] ?? USUAL;
}

/** Whether a check is about what only a paper with a layout can have: title page, fonts, margins, headings. */
export function isAboutFormat(check: string): boolean {
  return !/^apa-(?:citation|reference|quotation|block-quotation|personal)/u.test(check);
}

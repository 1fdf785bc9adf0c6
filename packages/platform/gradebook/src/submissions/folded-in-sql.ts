/** Letters that do not come apart into a base letter and an accent, and what they are searched as. */
const letters = { one: ['øłđðı', 'olddi'], several: { ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' } } as const;

/**
 * SQL that takes case, accents and apostrophes out of a text expression, since names are typed in different ways. It
 * only calls immutable functions of PostgreSQL itself, so that generated columns can hold it and no extension is needed.
 */
export function foldedInSql(expression: string): string {
  const marks = String.raw`[\u0300-\u036F''’‘ʼ\u0060´]`;
  const bare = `regexp_replace(normalize(lower(${expression}), NFKD), '${marks}', '', 'g')`;
  const spelled = Object.entries(letters.several).reduce(
    (text, [letter, plain]) => `replace(${text}, '${letter}', '${plain}')`,
    bare,
  );
  const [odd, plain] = letters.one;
  return `translate(${spelled}, '${odd}', '${plain}')`;
}

/** Chance that one paragraph answers an earlier part of the assignment than another does. */
export type AnswerOrder = (before: number, after: number) => number;

/** `spreads` has for each part of the assignment, in their order, the chance of each paragraph to answer it. */
export function orderAnswers(spreads: readonly (readonly number[])[], paragraphs: number): AnswerOrder {
  const table = new Float64Array(paragraphs * paragraphs);
  for (const [at, earlier] of spreads.entries()) {
    for (const later of spreads.slice(at + 1)) {
      for (const [one, chance] of earlier.entries()) {
        for (const [other, share] of later.entries()) {
          const place = one * paragraphs + other;
          table[place] = (table[place] ?? 0) + chance * share;
        }
      }
    }
  }
  return (before, after) => table[before * paragraphs + after] ?? 0;
}

/** How far the parts of an assignment are answered in their order when paragraphs come in this one. */
export function measureAnswerOrder(order: readonly number[], isEarlier: AnswerOrder): number {
  let sum = 0;
  for (const [at, before] of order.entries()) {
    for (const after of order.slice(at + 1)) sum += isEarlier(before, after) - isEarlier(after, before);
  }
  return sum;
}

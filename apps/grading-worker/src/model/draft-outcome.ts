/** Every possible outcome of asking the model, as logged. */
export type DraftOutcome =
  | 'drafted'
  | 'dropped'
  | 'fenced'
  | 'gone'
  | 'spent'
  | 'too-large'
  | 'over-budget'
  | 'batched'
  | 'handed-back'
  | { readonly outcome: 'waiting' | 'again' | 'given-up' | 'fenced'; readonly reason: string };

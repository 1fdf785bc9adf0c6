/**
 * `waiting`: to be drafted, at once or when `reason` is over. `drafting`: a worker has it. `drafted`: the model's draft
 * was taken. `dropped`: it is not wanted any more. `given-up`: this server's draft stays.
 */
export const modelDraftStates = ['waiting', 'drafting', 'drafted', 'dropped', 'given-up'] as const;

export type ModelDraftState = (typeof modelDraftStates)[number];

export const modelDraftReasons = [
  'model-away',
  'daily-tokens',
  'over-daily-tokens',
  'unusable',
  'waited-too-long',
  'worker-lost',
  'approved',
  'edited',
  'superseded',
  'switched-off',
  'file-deleted',
] as const;

export type ModelDraftReason = (typeof modelDraftReasons)[number];

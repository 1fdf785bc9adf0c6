export type ClaimedMail = {
  readonly id: string;
  readonly fence: number;
  readonly attempts: number;
  readonly message: Uint8Array;
};

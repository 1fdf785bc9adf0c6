/** What a scenario's installation is put on or behind. */
export type InstallationNeeds = {
  /** Which of the two is on a volume that can be filled. */
  readonly smallVolume?: 'database' | 'store';
  /** The database is reached through a proxy that swallows, delays and resets. */
  readonly proxy?: boolean;
  /** A language model of its own, on loopback; `null` tokens a day are no limit. */
  readonly model?: { readonly dailyTokens: number | null };
};

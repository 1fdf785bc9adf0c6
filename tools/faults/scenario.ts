import type { ApiClient } from '../testing/api-client.ts';
import type { InstallationNeeds } from './installation-needs.ts';
import type { InstallationUnderTest } from './installation-under-test.ts';
import type { LedgerEntry } from './ledger.ts';

export type ScenarioContext = {
  readonly installation: InstallationUnderTest;
  /** Signed in as the instructor whose papers the load uploads. */
  readonly client: ApiClient;
  readonly ledger: LedgerEntry[];
  /** 0-based; scenarios vary the moment of the fault with it. */
  readonly round: number;
  /** A number that no other paper of this run has. */
  readonly nextSeed: () => number;
  /** Records a figure that the report prints. */
  readonly note: (words: string) => void;
};

/** A fault from the reliability rules; `run` strikes while the load is on and throws where more is expected than the ledger. */
export type Scenario = {
  readonly number: number;
  readonly name: string;
  readonly needs?: InstallationNeeds;
  readonly run: (context: ScenarioContext) => Promise<void>;
};

/** Fails a scenario with a sentence. */
export function expectThat(isSo: boolean, sentence: string): void {
  if (!isSo) throw new Error(sentence);
}

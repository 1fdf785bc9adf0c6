import { cpus, release, totalmem } from 'node:os';

/** A figure with what it is held against; `bound` is the most it may be. */
export type Figure = {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  readonly bound: number | null;
  readonly detail?: string;
};

export type Bench = { readonly name: string; readonly run: () => Promise<readonly Figure[]> };

export const repetitions = 5;

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The median of five of what `measureOnce` gives. */
export async function medianOf(measureOnce: () => Promise<number> | number): Promise<number> {
  const values: number[] = [];
  for (let round = 0; round < repetitions; round += 1) values.push(await measureOnce());
  return median(values);
}

/** Milliseconds of wall clock. */
export async function timeOf(work: () => unknown): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Milliseconds of processor time of this process, threads included. */
export async function cpuTimeOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

export function machineFacts(): string {
  const [first] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} × ${first?.model ?? 'unknown processor'}, ${memory} GB, Linux ${release()}, Node ${process.version}`;
}

import { distanceOf, type PaperMeasures, type PlacedPaper, placePapers } from './paper-measures.ts';

/** In a smaller class a pilot would leave hardly any papers to calibrate. */
export const fewestForPilot = 12;

const FEWEST_CHOSEN = 6;
const MOST_CHOSEN = 10;

/** More papers of a class say little more about which ones represent it. */
const MOST_COMPARED = 300;

/** How many papers of a class of this size its pilot has. */
export function sizeOfPilot(papers: number): number {
  return Math.min(MOST_CHOSEN, Math.max(FEWEST_CHOSEN, Math.round(Math.sqrt(papers)) + 1));
}

/** As far apart as any two papers: one without a neighbor nearer than this represents only itself. */
const ALONE = 1.4;

/**
 * The ids of the papers that represent a class best: its k medoids, the papers to whose nearest one all papers
 * together have the shortest way (Kaufman & Rousseeuw, 1990). They differ from each other as the class does. Papers in
 * `marked` represent their surroundings already. The order of the papers does not matter.
 */
export function choosePilot(
  papers: readonly PaperMeasures[],
  marked: readonly PaperMeasures[] = [],
): readonly string[] {
  const open = papers.toSorted(byId).slice(-MOST_COMPARED);
  const known = marked.toSorted(byId).slice(-MOST_COMPARED);
  const places = placePapers([...open, ...known]);
  const candidates = places.slice(0, open.length);
  const chosen = new Medoids(candidates, places.slice(open.length));
  chosen.addTo(Math.min(sizeOfPilot(papers.length), candidates.length));
  chosen.improve();
  return chosen.ids();
}

function byId(one: PaperMeasures, other: PaperMeasures): number {
  return one.id < other.id ? -1 : 1;
}

/** Each round may replace one medoid; classes settle within a few. */
const MOST_ROUNDS = 40;

/** Medoids of a set of papers, found by the steps of PAM: add greedily, then exchange while that helps. */
class Medoids {
  readonly #distances: readonly (readonly number[])[];
  /** Of each paper, to the nearest one that is marked already. */
  readonly #toMarked: readonly number[];
  readonly #papers: readonly PlacedPaper[];
  #medoids: readonly number[] = [];
  #candidates: ReadonlySet<number>;

  constructor(papers: readonly PlacedPaper[], marked: readonly PlacedPaper[]) {
    this.#papers = papers;
    this.#candidates = new Set(papers.keys());
    this.#distances = papers.map((one) => papers.map((other) => distanceOf(one, other)));
    this.#toMarked = papers.map((one) =>
      Math.min(Infinity, ...marked.map((other) => distanceOf(one, other))),
    );
  }

  ids(): readonly string[] {
    return this.#medoids.flatMap((index) => this.#papers[index]?.id ?? []);
  }

  /** Papers that represent no other are left out as long as there are enough others. */
  addTo(count: number): void {
    const social = new Set(
      this.#distances.flatMap((row, index) =>
        row.some((distance, other) => other !== index && distance < ALONE) ? [index] : [],
      ),
    );
    if (social.size >= count) this.#candidates = social;
    while (this.#medoids.length < count)
      this.#medoids = [...this.#medoids, this.#bestBeside(this.#medoids).index];
  }

  improve(): void {
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const before = this.#wayWith(this.#medoids);
      let best = { way: before, medoids: this.#medoids };
      for (const left of this.#medoids) {
        const rest = this.#medoids.filter((index) => index !== left);
        const { index, way } = this.#bestBeside(rest);
        if (way < best.way - 1e-9) best = { way, medoids: [...rest, index] };
      }
      if (best.way === before) return;
      this.#medoids = best.medoids;
    }
  }

  /** The paper that shortens the way of all papers most when it joins these. */
  #bestBeside(medoids: readonly number[]): { readonly index: number; readonly way: number } {
    const nearest = this.#nearestTo(medoids);
    let best = { index: 0, way: Infinity };
    for (const [index, row] of this.#distances.entries()) {
      if (medoids.includes(index) || !this.#candidates.has(index)) continue;
      let way = 0;
      for (const [other, distance] of row.entries()) way += Math.min(distance, nearest[other] ?? Infinity);
      if (way < best.way - 1e-9) best = { index, way };
    }
    return best;
  }

  #wayWith(medoids: readonly number[]): number {
    return this.#nearestTo(medoids).reduce((sum, distance) => sum + distance, 0);
  }

  #nearestTo(medoids: readonly number[]): readonly number[] {
    return this.#toMarked.map((distance, paper) =>
      medoids.reduce(
        (nearest, index) => Math.min(nearest, this.#distances[index]?.[paper] ?? Infinity),
        distance,
      ),
    );
  }
}

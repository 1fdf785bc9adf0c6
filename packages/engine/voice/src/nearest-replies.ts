import type { ResponseStyle } from '@greenpen/grading';
import { stemsOf } from './text.ts';
import { textOfSource, type VoiceSource } from './voice-source.ts';

/** The instructor's replies to the posts that are most like one, and the style of most of them. */
export type NearestReplies = {
  readonly style: ResponseStyle;
  /** Nearest first, three at most. */
  readonly sources: readonly VoiceSource[];
};

const MOST = 3;
/** So that the styles of examples count where no words are shared. */
const LEAST_WEIGHT = 0.01;

/** The discussion examples nearest to a post and its prompt; `null` where the instructor gave none. */
export function findNearestReplies(sources: readonly VoiceSource[], post: string): NearestReplies | null {
  const wanted = new Set(stemsOf(post));
  const nearest = sources
    .filter(({ kind }) => kind === 'discussion')
    .map((source) => ({ source, likeness: likenessOf(wanted, stemsIn(source)) }))
    .toSorted((a, b) => b.likeness - a.likeness || (a.source.id < b.source.id ? -1 : 1))
    .slice(0, MOST);
  const votes = new Map<ResponseStyle, number>();
  for (const { source, likeness } of nearest) {
    const style = source.responseStyle ?? 'conversational';
    votes.set(style, (votes.get(style) ?? 0) + likeness + LEAST_WEIGHT);
  }
  const [winner] = [...votes].toSorted(([, a], [, b]) => b - a);
  return winner === undefined ? null : { style: winner[0], sources: nearest.map(({ source }) => source) };
}

function stemsIn(source: VoiceSource): ReadonlySet<string> {
  return new Set(stemsOf(`${source.work ?? ''} ${textOfSource(source)}`));
}

/** Shared words, 0 to 1, whatever the lengths. */
function likenessOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return a.intersection(b).size / Math.max(1, Math.sqrt(a.size * b.size));
}

import type { Area } from '@greenpen/paper';
import type { Facts } from './facts.ts';
import { fitLength, type Passage } from './fit-length.ts';
import { bandOf, type PartId, type Priority } from './voice.ts';
import { ofWriting, rankedParts, type WriterTools } from './write-area.ts';

const LENGTH = { least: 95, most: 190 };

/** The comment on the whole paper: how it stands, its best side, what to do first. It repeats no area's comment. */
export function writeOverall(facts: Facts, { voice, picker }: WriterTools): string {
  const passages: Passage[] = [{ paragraph: 0, text: picker.pick(voice.overallOpening(facts)) }];
  const best = bestSide(facts);
  if (best !== null) passages.push({ paragraph: 0, text: picker.pick(voice.overallStrength(best, facts)) });
  const first = priorities(facts);
  if (first.length > 0) passages.push({ paragraph: 1, text: picker.pick(voice.overallPriorities(first)) });
  for (const variants of voice.overallExtras(facts)) {
    passages.push({ paragraph: 1, text: picker.pick(variants), isExtra: true });
  }
  passages.push({
    paragraph: 2,
    text: picker.pick(voice.overallClosing(facts.isOffTopic ? 'weak' : bandOf(facts.scores.total), facts)),
  });
  return fitLength(passages, LENGTH);
}

/** Fewer words than this are not praised for how they are written. */
const LEAST_WORDS_TO_PRAISE = 100;
/** Below this an area's own comment speaks of what interrupts or is missing. */
const LEAST_SCORE_TO_PRAISE = 80;
/** One citation in the right form shows no care with citations. */
const LEAST_CITATIONS_TO_PRAISE = 3;

/** What was measured best, if it was measured at all, and good. */
function bestSide(facts: Facts): PartId | Area | null {
  const { ground, citations, words, paragraphs, weighed, errors } = facts;
  if (ground.content !== null || facts.isOffTopic) return null;
  const canBePraised: Readonly<Record<Area, boolean>> = {
    grammar: ground.grammar === null && words >= LEAST_WORDS_TO_PRAISE && paragraphs > 0,
    apa: citations >= LEAST_CITATIONS_TO_PRAISE,
    content: !facts.saysLittle,
  };
  const [area] = weighed
    .filter((candidate) => canBePraised[candidate] && facts.scores[candidate] >= LEAST_SCORE_TO_PRAISE)
    // What the priorities ask to correct is not praised one sentence before.
    .filter((candidate) => candidate === 'content' || errors[candidate] === 0)
    .toSorted((a, b) => facts.scores[b] - facts.scores[a]);
  if (area === undefined) return null;
  const part = rankedParts(facts).find(
    ({ id }) =>
      !facts.faulted.has(id) &&
      // Sources are not what is best about a paper whose citations have to be corrected.
      !(id === 'sources' && errors.apa > 0) &&
      (!facts.saysLittle || !ofWriting.has(id)),
  );
  const mayPraiseParts = facts.scores.content >= LEAST_SCORE_TO_PRAISE && weighed.includes('content');
  if (area === 'content' && facts.faulted.size > 0)
    return mayPraiseParts && part !== undefined ? part.id : null;
  return mayPraiseParts && part !== undefined && part.ratio >= 0.8 ? part.id : area;
}

/** The first thing to do in each area that counts, the lowest area first. */
function priorities({ groups, scores, weighed }: Facts): readonly Priority[] {
  return weighed
    .toSorted((a, b) => scores[a] - scores[b])
    .flatMap((area) => {
      const first = groups[area][0]?.topic?.noun;
      return first === undefined ? [] : [{ area, noun: first }];
    });
}

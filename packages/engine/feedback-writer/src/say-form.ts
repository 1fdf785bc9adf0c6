import type { FeedbackManner } from '@greenpen/grading';
import type { Area } from '@greenpen/paper';
import { sayGroupBriefly } from './briefly.ts';
import type { Claim } from './claims.ts';
import type { Said } from './draft.ts';
import type { Facts } from './facts.ts';
import type { Group } from './group-findings.ts';
import { plainWorkOf, readOf, sayGap } from './speaking.ts';
import type { Voice } from './voice.ts';
import { amount, countWords, figure, listOf, lowerFirst } from './words.ts';
import { sayWrongArea } from './say-wrong-paper.ts';

const MOST_OTHERS = 4;
/** Longer examples are left out of a sentence that gathers the small things. */
const MOST_EXAMPLE_WORDS = 5;

/** Errors below this score are so many that their rate is told. */
const FREQUENT_BELOW = 70;
const LONG_SENTENCES = 26;
const SHORT_SENTENCES = 12;

export function sayGrammar(facts: Facts, voice: Voice, manner: FeedbackManner): readonly Said[] {
  const { wrong } = facts;
  if (wrong !== null) return sayWrongArea('grammar', readOf(facts, wrong), voice.style);
  const gap = facts.ground.grammar;
  if (gap !== null) return sayGap(voice.unjudged.grammar[gap], 'grammar');
  const groups = facts.groups.grammar;
  const { sentenceLength, longest } = facts;
  const isLong = sentenceLength > LONG_SENTENCES;
  const isOdd = isLong || (sentenceLength > 0 && sentenceLength < SHORT_SENTENCES);
  const rate = rateOf(facts);
  const opening: readonly Said[] =
    groups.length === 0
      ? [say(0, voice.grammar.unmarked, [{ is: 'unmarked', in: 'grammar' }])]
      : facts.errors.grammar === 0
        ? [say(0, voice.grammar.onlyStyle, [{ is: 'marked', in: 'grammar' }])]
        : rate === null
          ? []
          : [say(0, voice.grammar.often(rate), [{ is: 'marked', in: 'grammar' }])];
  return [
    ...opening,
    ...sayGroups('grammar', groups, { voice, manner }),
    ...(isOdd && manner.judgement !== 'milder'
      ? [
          say(
            2,
            voice.grammar.sentenceLength(amount(sentenceLength, 'word'), isLong ? longest : null, isLong),
            [],
          ),
        ]
      : []),
  ];
}

/** "one place in every 34 words", where that is often. */
function rateOf({ groups, scores, words, errors }: Facts): string | null {
  const count = groups.grammar.reduce((sum, group) => sum + group.count, 0);
  if (scores.grammar >= FREQUENT_BELOW || errors.grammar < 2 || count === 0) return null;
  return `one place in every ${figure(Math.max(1, Math.round(words / count)), 'word')}`;
}

export function sayApa(facts: Facts, voice: Voice, manner: FeedbackManner): readonly Said[] {
  const { wrong } = facts;
  if (wrong !== null) return sayWrongArea('apa', readOf(facts, wrong), voice.style);
  // A student needs no note on a style that was not asked for; the screens show the area as not judged.
  if (facts.notJudged.includes('apa')) return [];
  const { citations, entries, isAnnotated } = facts;
  const { apa } = voice;
  const groups = facts.groups.apa;
  const work = plainWorkOf(facts);
  const none = { brief: 'I found no citations and no reference list.' };
  const opening: readonly Said[] = facts.isInOtherStyle
    ? [say(0, apa.otherStyle(work), [])]
    : facts.needsNoSources
      ? [say(0, apa.noneNeeded, [])]
      : citations === 0 && entries === 0
        ? [{ ...say(0, apa.noneFound(work, claimsOf(facts)), []), ...none }]
        : citations === 0 && !isAnnotated
          ? [say(0, apa.uncited(work, amount(entries, 'reference entry', 'reference entries')), [])]
          : groups.length === 0
            ? [say(0, apa.unmarked(checkedWorks(facts)), [{ is: 'unmarked', in: 'apa' }])]
            : [];
  return [...opening, ...sayGroups('apa', groups, { voice, manner })];
}

/** What needs a source: a claim with a number. */
function claimsOf({ argument: { unsourced } }: Facts): string | null {
  return unsourced === null ? null : `a claim such as ${unsourced}`;
}

const MOST_NAMED = 3;

/** What of citations and references was looked at: "your citations of Grant (2019) and the reference list". */
function checkedWorks({ cited, citations, entries, isAnnotated }: Facts): string {
  const listed = isAnnotated
    ? amount(entries, 'annotated entry', 'annotated entries')
    : amount(entries, 'reference entry', 'reference entries');
  if (isAnnotated && citations === 0) return `your ${listed}`;
  if (cited.length === 0)
    return `your ${amount(citations, 'citation')}${entries === 0 ? '' : ` and ${listed}`}`;
  const named = cited.length > MOST_NAMED + 1 ? [...cited.slice(0, MOST_NAMED), 'others'] : cited;
  return `your citations of ${listOf(named)}${entries === 0 ? '' : ' or to the reference list'}`;
}

function sayGroups(
  area: Area,
  groups: readonly Group[],
  { voice, manner }: { readonly voice: Voice; readonly manner: FeedbackManner },
): readonly Said[] {
  const claims: readonly Claim[] = [{ is: 'marked', in: area }];
  const kept = manner.judgement === 'milder' ? keepErrors(groups) : groups;
  const byLength = manner.length === 'shorter' ? -1 : manner.length === 'longer' ? 1 : 0;
  const most = Math.max(1, voice.most.groups + byLength + (manner.judgement === 'stricter' ? 1 : 0));
  const [small, large] = [kept.filter(isSmall), kept.filter((group) => !isSmall(group))];
  const shown = large.slice(0, most);
  const others = [...large.slice(most), ...small].filter(({ topic }) => topic !== null);
  const named = others.filter(({ isError, section }) => isError || section !== 'Reference list');
  const asked = others.filter((group) => !named.includes(group));
  const nouns = named.slice(0, MOST_OTHERS).flatMap((group) => nameOf(group) ?? []);
  return [
    ...shown.map((group, position) => ({
      ...say(1, voice.group(group, position), claims),
      restsOn: group.ids,
      brief: sayGroupBriefly(group),
    })),
    ...(nouns.length === 0
      ? []
      : [
          {
            ...say(2, voice.others(listOf(nouns)), claims),
            restsOn: named.slice(0, MOST_OTHERS).flatMap(({ ids }) => ids),
          },
        ]),
    // Advice on entries, such as a DOI that may be missing, is an instruction and no list of places.
    ...asked.slice(0, 1).map(({ topic, ids, place }) => ({
      ...say(
        2,
        (topic?.how ?? []).map((how) => (place === null ? how : `In ${place}, ${lowerFirst(how)}`)),
        claims,
      ),
      restsOn: ids,
    })),
  ];
}

const withoutDashes = (words: string) => words.replaceAll(/[-–—]/gu, '');

/** Advice on a reference entry, and marks such as a hyphen for a dash, are told in one sentence. */
function isSmall({ section, isError, quote }: Group): boolean {
  if (section !== 'Reference list') return false;
  const { words = '', corrected = null } = quote ?? {};
  return !isError || (corrected !== null && withoutDashes(corrected) === withoutDashes(words));
}

/** Advice costs nothing, and a milder draft leaves it out beside errors. */
function keepErrors(groups: readonly Group[]): readonly Group[] {
  const errors = groups.filter(({ isError }) => isError);
  return errors.length === 0 ? groups : errors;
}

/** "word forms (in paragraph 4, write “did not see the same”)", each kind with a place of its own. */
function nameOf(group: Group): string | null {
  if (group.topic === null) return null;
  const { place } = group;
  const shown = [place === null ? null : `in ${place}`, exampleOf(group)].filter((words) => words !== null);
  return `${group.topic.noun}${shown.length === 0 ? '' : ` (${shown.join(', ')})`}`;
}

const FEWEST_EXAMPLE_WORDS = 2;

/** A single word or mark tells nothing of its place. */
function exampleOf({ quote, topic }: Group): string | null {
  if (quote === null || !quote.isWhole || topic?.unit === 'paragraph') return null;
  const words = countWords(quote.words);
  if (words > MOST_EXAMPLE_WORDS) return null;
  if (words < FEWEST_EXAMPLE_WORDS && !/\d/u.test(quote.corrected ?? '')) return null;
  return quote.corrected === null ? `“${quote.words}”` : `write “${quote.corrected}”`;
}

function say(paragraph: number, variants: readonly string[], claims: readonly Claim[]): Said {
  return { paragraph, variants, claims };
}

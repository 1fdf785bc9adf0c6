import type { RequirementResult, RubricCriterion } from '@greenpen/grading';
import { statementKinds, type WordMeanings } from '../requirements/requirement-terms.ts';
import { contentStems } from '../words/content-stems.ts';
import { functionWords } from '../words/function-words.ts';
import { stem } from '../words/stem.ts';
import { wordsOf } from '../words/words-of.ts';

/** Share of a criterion's name that a requirement has to say, for both to ask for the same. */
const SAME = 0.6;
/** A kind of statement that both name, in words of their own: "counterargument", "the argument against it". */
const BY_KIND = 0.9;
/** A verb where the criterion has a noun. */
const BY_OTHER_WORDS = 0.8;
/** What rubrics name by a noun and instructions often ask for without it. Add a row for another. */
const OTHER_WORDS: readonly { readonly named: RegExp; readonly asks: RegExp }[] = [
  {
    named:
      /^(?:the |a |your |one )?(?:opposing |opposite |other )?(?:counter\S*|objections?|rebuttals?|refutations?|views?|sides?|opposition)\b/iu,
    asks: /\b(?:disagree|object to|oppose|opponents?|skeptics?|critics?|(?:argued?|said|case|reason) against|other side)\b/iu,
  },
  {
    named: /^(?:the |a |your )?(?:clear |own )?(?:position|stance|stand|opinion)\b/iu,
    asks: /\b(?:(?:say|state|decide|explain|argue) (?:clearly )?(?:whether|if)|(?:agree|disagree) with|take (?:a )?(?:sides?|stand)|argue (?:for|that)|what you think)\b/iu,
  },
  {
    named: /^(?:the |a |your )?(?:policy |practical )?(?:recommendations?|proposals?|solutions?|advice)\b/iu,
    asks: /\b(?:what \p{L}+(?: \p{L}+){0,3} should do|what should be done|next steps?|advise|suggest|propose|recommend|solve)\b/iu,
  },
];
/** What the description adds, so that it decides between requirements that say the name alike. */
const BY_DESCRIPTION = 0.2;
const RELATED = 0.7;
const USED_ALIKE = 0.2;
const NEARLY_SAME = 0.62;
const MEANT = 0.8;

/** What is spoken of as there already is not asked for here: "your position" in "Support your position". */
const GIVEN = /\b(?:your|its|their|this|that|these|those|such)\s+(?:own\s+)?[\p{L}'’-]+/giu;
/** How something is to be done says nothing of what: "use of", "quality of". */
const MANNER: ReadonlySet<string> = new Set(
  'use uses using quality depth level clear clarity strong effective effectiveness specific full complete part section'.split(
    ' ',
  ),
);

type Named = Pick<RubricCriterion, 'name' | 'description'>;

/** "Position and reasons" names two parts. */
const JOINED = /\s*(?:,|;|&|\/|\+|\band\b)\s*/iu;

/** The requirements that ask for what a criterion names, each of its nouns by itself; empty where none does. */
export function matchRequirements(
  criterion: Named,
  requirements: readonly RequirementResult[],
  meanings: WordMeanings,
): readonly RequirementResult[] {
  const whole = matchRequirement(criterion, requirements, meanings);
  if (whole === null) return [];
  const names = criterion.name.split(JOINED).filter((name) => name !== '');
  const found = names.map((name) => matchRequirement({ ...criterion, name }, requirements, meanings));
  const all = new Set([whole, ...found]);
  return requirements.filter((one) => all.has(one));
}

/** The requirement that asks for what a criterion names: "Position" for "Take a clear position"; null where none does. */
export function matchRequirement(
  { name, description }: Named,
  requirements: readonly RequirementResult[],
  meanings: WordMeanings,
): RequirementResult | null {
  const words = [...new Set(wordsOf(name))].filter(
    (word) => word.length > 2 && !functionWords.has(word) && !MANNER.has(word) && /\p{L}/u.test(word),
  );
  if (words.length === 0) return null;
  const kinds = kindsIn(name);
  const described = contentStems(wordsOf(description));
  let best: RequirementResult | null = null;
  let most = 0;
  for (const result of requirements) {
    if (result.requirement.kind !== 'part') continue;
    const asked = result.requirement.text.replace(GIVEN, ' ');
    const askedWords = wordsOf(asked).filter((word) => !functionWords.has(word));
    const stems = new Set(contentStems(askedWords));
    const said = words.reduce((sum, word) => sum + nearness(word, { stems, askedWords, meanings }), 0);
    const askedKinds = kindsIn(asked);
    const shared = kinds.size === 0 ? 0 : kinds.intersection(askedKinds).size / kinds.size;
    const isSaidOtherwise = OTHER_WORDS.some(({ named, asks }) => named.test(name) && asks.test(asked));
    const same = Math.max(said / words.length, shared * BY_KIND, isSaidOtherwise ? BY_OTHER_WORDS : 0);
    if (same < SAME) continue;
    const also = described.filter((one) => stems.has(one)).length / Math.max(1, described.length);
    const score = same + also * BY_DESCRIPTION;
    if (score <= most) continue;
    most = score;
    best = result;
  }
  return best;
}

function kindsIn(text: string): ReadonlySet<string> {
  return new Set(statementKinds.filter(({ asked }) => asked.test(text)).map(({ name }) => name));
}

type Asked = {
  readonly stems: ReadonlySet<string>;
  readonly askedWords: readonly string[];
  readonly meanings: WordMeanings;
};

/** 0 to 1: whether a word is said, or another that means nearly the same. */
function nearness(word: string, { stems, askedWords, meanings }: Asked): number {
  if (stems.has(stem(word))) return 1;
  const related = meanings.relatedTo(word);
  const isMeant = askedWords.some((other) => {
    const alike = meanings.similarity(word, other);
    return alike >= NEARLY_SAME || ((related.get(other) ?? 0) >= RELATED && alike >= USED_ALIKE);
  });
  return isMeant ? MEANT : 0;
}

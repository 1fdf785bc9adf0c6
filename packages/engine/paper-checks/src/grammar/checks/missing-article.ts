import type { GrammarCheck, GrammarHit } from '../grammar-check.ts';
import { hasForm, nounNumber } from '../language/inflections.ts';
import { mostlyNeedsDeterminer, needsDeterminer, uncountable } from '../language/count-nouns.ts';
import { isDeterminer, nounPhraseAt, type NounPhrase } from '../language/noun-phrase.ts';
import { meansPerson } from '../language/person-nouns.ts';
import { canBe } from '../language/word-kinds.ts';
import { taggedSentencesOf, type Token } from '../language/tagged-sentence.ts';
import { articleFor } from './article.ts';

const BE = /^(?:am|is|are|was|were|be|been|being|become|becomes|became)$/;
const ORDINALS =
  /^(?:first|second|third|fourth|last|only|same|main|most|best|worst|final|next|following|largest|smallest|oldest|youngest|highest|lowest|biggest|strongest|[a-z]{3,}est)$/;
/** Adjectives of measure and praise, which make of nearly every noun one thing. */
const PLAIN =
  /^(?:important|significant|good|bad|big|small|new|great|clear|strong|serious|major|key|useful|simple|large|short|long|positive|negative|interesting|difficult|different|real|better|special|typical|common)$/;
/** Offices that one person holds, and words that name a thing of which there is one. */
const OFFICES =
  /^(?:president|king|queen|prince|mayor|governor|chief|head|manager|director|captain|editor|professor|secretary|minister|leader|chair|judge|father|mother|son|daughter|heir|part|host|coach|author|owner)$/;
const AFTER_OF =
  /^(?:kind|kinds|type|types|sort|sorts|form|forms|number|amount|lack|level|levels|rate|rates|way|ways|mode|method|period|stage|age|point|freedom|line|unit|word|sense|terms|style|board|matter|process|choice|chain|loss|place|means|cause|range|act|acts|system|systems|theory|theories|state|states|method|methods|change|changes|source|sources|degree|degrees|area|areas|field|fields|course|out|rules?|role|status|position|title|office|rank|question|lot|lots|series|pair|plenty|case|length|quality|distribution|concept|notion|idea|definition|measures?|measurement|pattern|patterns|percent|department|ministry|school|college|center|study|history|philosophy|sociology|psychology)$/;
const TIMES =
  /^(?:year|month|week|night|day|time|semester|term|quarter|season|century|decade|spring|summer|fall|autumn|winter|weekend|morning|evening|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/;
const INSTITUTIONS = /^(?:school|college|university|church|prison|jail|court|class|bed|work|home|town|camp)$/;
const FIXED =
  /^(?:in (?:conclusion|summary|contrast|addition|place|case|person|order|part|class|school|college|prison|court|office|hand|view|number|question|bed|order|fact|effect|turn|line|form|body|name|power|style|color|theory|hospital|university|point|service|town|response|reaction|contract|process|context|word|state|right|debate|conflict|crisis|transition|conversation|partnership|detail|length|mission)|at (?:school|home|work|college|university|table|hand|risk|sea|war|court|point|rate|issue|will|state|level|day|night|dawn)|on (?:page|task|top|order|stage|hand|record|site|side|line|board|trial|duty|schedule|foot|screen|track|video|film|paper|television|campus|average|balance|demand|request|point|course|leave|display|offer|sale|mission)|by (?:paragraph|chapter|item|page|car|bus|train|boat|ship|hand|law|name|way|phone|email|letter|accident|order|choice|design|chance|year|age|region|country|group|type|category|week|month|day|state|word|contract|nature|river|road|default|case|sector|class|mail|definition|mistake|comparison|contrast|gender|level|degree|date|rule|means|virtue|plane|bike|truck|sea|land|air|video|fax|message|radio|telephone|post|satellite|courier|subway|taxi|ferry|helicopter)|for (?:example|instance|class|school|college|work|sale|lunch|dinner|breakfast|hire|change|reference|review|position|purpose|one|effect|member|office|president|trial|service|war|order|company|control|growth|contrast|comparison|profit|decade|future|context)|to (?:school|college|work|bed|prison|court|class|university|town|term|order|war|market|part|place|date|church|sea|trial|power|point|hand|state|change|person|office|hospital|page|table|chapter|section)|with (?:age|regard|respect|reference|child|family|order|effect|change|exercise|difficulty|interest|influence)|of (?:course|age|class|state|order|influence|form|culture|government|language|law|change|family|interest|choice|study|stress|risk|order|disease|expectation|measurement|perception|conflict|community|body|mother|father|school|college|speech|treatment|development|society|man|interaction|meaning|structure|war|function|practice|conversation|population|debate|character|education|city|land|life)|from (?:school|college|work|start|top|head|class|memory|place|person|birth|childhood|heart|province|bed|prison|office|government|family)|as (?:part|way|well|is|such|president|chair|head|king|queen|director|evidence|proof|opposed)|without (?:question|exception|difficulty|change|warning|delay|parent|trial|treatment|government|effect|reason|limit|error|conflict|interaction|example|choice|purpose|result|pay)|through (?:school|college|trial|interaction|conversation|process|discussion|law|language|marriage|word|exercise|observation|experience|experiment)|under (?:law|age|way|control|review|contract|construction|treatment|order|state|government|discussion|stress)|into (?:place|account|line|law|office|power|play|question|being|school|college|town|class|adulthood|practice|conflict|contract|debate|detail|war|adult)|per (?:[a-z]+)|between (?:[a-z]+)|among (?:[a-z]+)|after (?:school|class|work|dinner|year|college|war|birth|[a-z]+)|before (?:school|class|work|dinner|birth|trial|[a-z]+)|during (?:class|school|office|treatment|adolescence|sleep|exercise|war|conversation|election|[a-z]+ing)|over (?:time|text|email|dinner|lunch|breakfast)|outside (?:class|school|marriage)|against (?:type|state|government)|about (?:[a-z]+)|near (?:[a-z]+)|within (?:[a-z]+)|across (?:[a-z]+))$/;

/** A noun that can be counted has an article in the singular: "it was the first study", "a member of the council". */
export const missingArticle: GrammarCheck = {
  id: 'grammar-missing-article',
  severity: 'error',
  cost: 'mistakes',
  recall: 0.65,
  isLearnedLate: true,
  title: 'Articles',
  source: 'APA 7, chapter 4',
  summary: 'A noun that can be counted has “a,” “the” or another determiner in the singular.',
  advice: {
    noun: 'articles',
    how: [
      'Ask of each singular noun whether it can be counted; if so, it needs “a,” “the” or a word such as “this.”',
    ],
  },
  *find(text) {
    for (const { tokens } of taggedSentencesOf(text)) {
      for (const index of tokens.keys()) {
        const hit =
          missingBefore(tokens, index) ??
          missingThe(tokens, index) ??
          endOf(tokens, index) ??
          superfluous(tokens, index);
        if (hit !== null) yield hit;
      }
    }
  },
};

function missingBefore(tokens: readonly Token[], index: number): GrammarHit | null {
  const before = tokens[index - 1];
  const first = tokens[index];
  if (before === undefined || first === undefined || first.text !== first.word) return null;
  // "The make-or-buy decision", "a well-developed strategy": part of a compound.
  if (tokens[index - 2]?.word === '-') return null;
  // "A used car": the tagger takes the adjective for a verb.
  if (isInsideDetermined(tokens, index)) return null;
  const phrase = nounPhraseAt(tokens, index);
  if (
    phrase === null ||
    phrase.determiner !== null ||
    phrase.number !== 'singular' ||
    !isAlone(tokens, phrase, index)
  )
    return null;
  const head = tokens[phrase.head];
  // "They had good reason to doubt it."
  if (head?.word === 'reason' && /^(?:to|for|that|why|not|before)$/.test(tokens[phrase.end]?.word ?? ''))
    return null;
  // "From last year", "in last week": the span before this one needs no article.
  if (/^(?:last|next)$/.test(first.word) && TIMES.test(head?.word ?? '')) return null;
  if (head?.tag !== 'NOUN' || head.word.endsWith('ing') || !opensPlace(tokens, index, phrase)) return null;
  const wanted = ORDINALS.test(first.word) ? 'the' : articleFor(first.word);
  // "Become better person": a comparative that nothing is compared in asks for "a".
  const isCompared = /(?:er|more|less)$/.test(first.word) && phrase.start < phrase.head;
  const other = wanted === 'the' || isCompared ? [] : [`the ${first.text}`];
  return {
    start: first.start,
    end: first.end,
    message: `“${head.text}” can be counted, so an article is missing: “${wanted} ${first.text}”.`,
    suggestions: [`${wanted} ${first.text}`, ...other],
  };
}

/** "A widely used mechanism", "a more fully developed person": only adjectives and adverbs since a determiner. */
function isInsideDetermined(tokens: readonly Token[], index: number): boolean {
  let at = index - 1;
  while (at > 0 && /^(?:VERB|ADJ|ADV)$/.test(tokens[at]?.tag ?? '') && at > index - 5) at -= 1;
  return at < index - 1 && isDeterminer(tokens[at]?.word ?? '');
}

/** Nothing beside the phrase makes it part of a compound, a list, a pair or a name. */
function isAlone(tokens: readonly Token[], phrase: NounPhrase, index: number): boolean {
  const next = tokens[phrase.end];
  const inside = tokens.slice(phrase.start, phrase.head);
  if (
    !inside.every(
      ({ tag, word }) =>
        (tag === 'ADJ' || /^(?:very|really|extremely)$/.test(word)) &&
        !/^(?:such|other|more|less|little|much|enough|own|human|mass|modern|early|late|high|public|social|higher|middle|old|daily|many|western|eastern|northern|southern|current|formal|every|lower|upper|further)$/.test(
          word,
        ),
    )
  )
    return false;
  if (next === undefined) return true;
  if (
    next.word === '-' ||
    tokens[index - 1]?.word === '-' ||
    (/^(?:NOUN|PROPN|NUM|ADJ|CCONJ)$/.test(next.tag) && !/^(?:last|next)$/.test(next.word))
  )
    return false;
  if (next.word === "'s" || next.word === "'" || next.word === '/' || next.word === ',') return false;
  if (next.tag === 'VERB' || next.tag === 'AUX') return false;
  const word = tokens[phrase.head]?.word;
  // "From country to country", "step by step".
  const isPair = next.word === 'to' && tokens[phrase.end + 1]?.tag !== 'VERB';
  return (
    tokens.filter((token) => token.word === word).length === 1 && !isPair && !/^(?:by|after)$/.test(next.word)
  );
}

/** "In small town": with an adjective of size, what is often said without an article is one thing again. */
function isMeasured(tokens: readonly Token[], { start, head }: NounPhrase): boolean {
  return (
    start + 1 === head &&
    /^(?:big|small|new|large|little|poor|rich|old|quiet)$/.test(tokens[start]?.word ?? '') &&
    /^(?:town|city|village|house|company|river|school)$/.test(tokens[head]?.word ?? '')
  );
}

function opensPlace(tokens: readonly Token[], index: number, phrase: NounPhrase): boolean {
  const before = tokens[index - 1];
  const head = tokens[phrase.head]?.word ?? '';
  const next = tokens[phrase.end];
  if (before === undefined || (before.word === 'to' && hasForm(head, 'base'))) return false;
  const isPraised =
    phrase.start + 1 === phrase.head &&
    (ORDINALS.test(tokens[phrase.start]?.word ?? '') || PLAIN.test(tokens[phrase.start]?.word ?? ''));
  if (isPraised && mostlyNeedsDeterminer(head)) {
    const isVerb =
      BE.test(before.word) ||
      /^(?:has|have|had|find|finds|found|show|shows|showed|made|makes|make|report|reported|need|needs|want|wants|give|gives|gave)$/.test(
        before.word,
      );
    // "To have better memory": only of what something is does a comparative make one thing.
    if (/(?:er|more|less)$/.test(tokens[phrase.start]?.word ?? '') && !BE.test(before.word)) return false;
    if (isVerb && !/^(?:change|success|work|influence)$/.test(head))
      return !(ORDINALS.test(tokens[phrase.start]?.word ?? '') && !BE.test(before.word));
  }
  if (!needsDeterminer(head)) return false;
  if (BE.test(before.word)) {
    if (phrase.start < phrase.head) return true;
    return (
      meansPerson(head) &&
      !canBe(head, 'A') &&
      !OFFICES.test(head) &&
      next !== undefined &&
      (/^(?:ADP|PUNCT|SCONJ)$/.test(next.tag) || next.word === 'who')
    );
  }
  if (meansPerson(head) && before.word === 'as')
    return (
      /^(?:work|works|worked|working|served|employed)$/.test(tokens[index - 2]?.word ?? '') &&
      !OFFICES.test(head)
    );
  if (meansPerson(head) && OFFICES.test(head)) return false;
  const words = `${before.word} ${head}`;
  if (before.tag === 'ADP') {
    // "Counts, matched to employer": a reduced clause that names what was paired.
    const isPaired =
      before.word === 'to' &&
      hasForm(tokens[index - 2]?.word ?? '', 'participle') &&
      tokens[index - 3]?.word === ',';
    if (isPaired && phrase.start === phrase.head) return false;
    if (
      !/^(?:in|at|on|by|for|to|with|of|from|as|without|through|under|into|over|during|against)$/.test(
        before.word,
      ) ||
      (FIXED.test(words) && !isMeasured(tokens, phrase))
    )
      return false;
    // "Judge by report", "improve by degree": what is bare behind "by" says how, unless something is done by it.
    const isDone = hasForm(tokens[index - 2]?.word ?? '', 'participle');
    if (before.word === 'by' && phrase.start === phrase.head && !isDone && !meansPerson(head)) return false;
    // "Focus on school", "walk to church": what is done there is meant, whatever the preposition.
    if (INSTITUTIONS.test(head) && phrase.start === phrase.head) return false;
    if (before.word === 'of' && AFTER_OF.test(tokens[index - 2]?.word ?? '')) return false;
    return phrase.start < phrase.head || (before.word !== 'of' && before.word !== 'as');
  }
  const isTransitive =
    /^(?:has|have|had|bought|buy|buys|found|find|finds|wrote|writes|made|makes|used|uses|needs?|needed|built|conducted|created|presents?|presented|provides?|provided|gives|gave|reads?|received|shows|showed|chose|asked|developed|describes?|described)$/.test(
      before.word,
    );
  return (
    isTransitive &&
    before.tag !== 'NOUN' &&
    !/^(?:place|part|effect|change|influence|way|right|risk|order|exercise|evidence|chance|voice|note|issue|office|class|treatment|control)$/.test(
      head,
    ) &&
    (phrase.start < phrase.head || next?.tag === 'PUNCT' || next?.tag === 'ADP')
  );
}

/** "One of best players", "for last ten years", "it took long time", "in end". */
function missingThe(tokens: readonly Token[], index: number): GrammarHit | null {
  const [before, word, next] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  if (before === undefined || word === undefined || next === undefined) return null;
  const isBest =
    before.word === 'of' &&
    tokens[index - 2]?.word === 'one' &&
    (/^(?:best|worst|largest|biggest|oldest|greatest|strongest|highest|richest|poorest)$/.test(word.word) ||
      (word.word === 'most' && /^(?:ADJ|ADV)$/.test(next.tag)));
  const isSpan =
    /^(?:for|over|during|within)$/.test(before.word) &&
    /^(?:last|past|next)$/.test(word.word) &&
    (next.tag === 'NUM' || /^(?:few|several)$/.test(next.word));
  const isFirst =
    /^(?:is|was)$/.test(before.word) && /^(?:first|last|second)$/.test(word.word) && next.word === 'time';
  const isEnd =
    before.word === 'in' &&
    word.word === 'end' &&
    (index === 1 || next.tag === 'PUNCT') &&
    next.word !== 'of';
  const isLong =
    /^(?:took|takes|take|spent|for|after)$/.test(before.word) && word.word === 'long' && next.word === 'time';
  if (!isBest && !isSpan && !isFirst && !isEnd && !isLong) return null;
  const article = isLong ? 'a' : 'the';
  return {
    start: word.start,
    end: word.end,
    message: `An article is missing: “${article} ${word.text}”.`,
    suggestions: [`${article} ${word.text}`],
  };
}

/** "At end of the trial", "on other hand". */
function endOf(tokens: readonly Token[], index: number): GrammarHit | null {
  const [before, word, next] = tokens.slice(index, index + 3);
  if (before === undefined || word === undefined || next === undefined) return null;
  const isEnd =
    /^(?:at|in|by|from|until|on)$/.test(before.word) &&
    /^(?:end|beginning|top|bottom|middle|rest|start|edge|basis)$/.test(word.word) &&
    next.word === 'of' &&
    !/^(?:in|by|on|from) (?:top|start|end|bottom)$/.test(`${before.word} ${word.word}`);
  const isOther = before.word === 'on' && word.word === 'other' && next.word === 'hand';
  if (!isEnd && !isOther) return null;
  return {
    start: word.start,
    end: word.end,
    message: `An article is missing: “the ${word.text}”.`,
    suggestions: [`the ${word.text}`],
  };
}

/** "A research", "an advice". */
function superfluous(tokens: readonly Token[], index: number): GrammarHit | null {
  const article = tokens[index];
  if (article === undefined || !/^an?$/.test(article.word)) return null;
  const phrase = nounPhraseAt(tokens, index);
  const head = phrase === null ? undefined : tokens[phrase.head];
  const next = phrase === null ? undefined : tokens[phrase.end];
  if (
    phrase === null ||
    head === undefined ||
    !uncountable.has(head.word) ||
    nounNumber(head.word) === 'plural'
  )
    return null;
  if (
    next?.word === '-' ||
    next?.tag === 'CCONJ' ||
    /^(?:NOUN|PROPN|ADJ|VERB)$/.test(next?.tag ?? '') ||
    next?.word === "'s" ||
    tokens
      .slice(index, phrase.head)
      .some(({ tag, word }) => tag === 'NOUN' || word === 'certain' || word === '-')
  )
    return null;
  const first = tokens[index + 1];
  if (first === undefined) return null;
  const right =
    article.text === 'A' || article.text === 'An'
      ? first.text.charAt(0).toUpperCase() + first.text.slice(1)
      : first.text;
  return {
    start: article.start,
    end: first.end,
    message: `“${head.text}” cannot be counted, so “${article.text}” has to go.`,
    suggestions: [right],
  };
}

import type { GrammarCheck, GrammarHit } from '../grammar-check.ts';
import { checkOfRows, matchCase, type Row } from '../row-check.ts';
import { isFinite } from '../language/clauses.ts';
import { verbReadings } from '../language/inflections.ts';
import { taggedSentencesOf } from '../language/tagged-sentence.ts';
import { aboutSoundalikes } from '../kinds.ts';

const POSSESSED =
  'own|effects?|impact|members?|users?|name|purpose|role|roots|origins?|benefits|advantages|disadvantages|limitations|meaning|goals?|mission|citizens|employees|customers|students|patients|readers|success|author|population|strengths|weaknesses';

const ROWS: readonly Row[] = [
  [new RegExp(`\\b(?<wrong>it's)(?= (?:${POSSESSED})\\b)`), 'its'],
  [/\b(?<wrong>it's)(?= (?:impact|influence|relationship|importance) (?:on|to|for|with)\b)/, 'its'],
  [
    /\b(?:of|in|with|by|from|on|into|through|within) (?<wrong>it's)(?= (?!(?:an?|the|not|been)\b)\p{Ll})/u,
    'its',
  ],
  [/\b(?<wrong>its)(?= (?:a|an|the|been|because|not|also|just|really|going to)\b)/, "it's"],
  [
    /(?<=^|[.!?;,] |\b(?:think|thinks|say|says|know|that|because|if|when|and|but|so|guess|believe) )(?<wrong>its)(?= time (?:to|for|that)\b)/,
    "it's",
  ],
  [
    /\b(?<wrong>its)(?= (?:important|clear|possible|impossible|difficult|hard|easy|necessary|essential|true|likely|unlikely|obvious|common|better|best|up) (?:that|to|for)\b)/,
    "it's",
  ],
];

const byWords = checkOfRows({
  id: 'grammar-its',
  severity: 'error',
  cost: 'habit',
  title: '“its” and “it’s”',
  source: 'APA 7, chapter 4',
  summary: '“Its” is the possessive; “it’s” means “it is.”',
  advice: aboutSoundalikes,
  rows: ROWS,
  message: (wrong, right) =>
    right.toLowerCase() === 'its'
      ? `“${wrong}” means “it is”. The possessive is “${right}”.`
      : `“${wrong}” is the possessive. You mean “it is” here.`,
});

/** "If its cold, the engine": a clause that opens with "its" and has no verb lacks the one in "it's." */
function* verblessClauses(text: string): Iterable<GrammarHit> {
  for (const { tokens } of taggedSentencesOf(text)) {
    for (const [index, { word, start, end, text: quote }] of tokens.entries()) {
      if (word !== 'its' || !OPENERS.test(tokens[index - 1]?.word ?? '')) continue;
      const stop = tokens.findIndex(({ tag }, at) => at > index && /^(?:PUNCT|CCONJ|SCONJ)$/.test(tag));
      if (!/^[,.]$/.test(tokens[stop]?.word ?? '') || stop < index + 2) continue;
      const clause = tokens.slice(index + 1, stop);
      // "If its price rises": a word that may be a verb may be the one of the clause.
      const isPlain =
        clause[0]?.tag === 'DET' || clause.slice(1).every((token) => verbReadings(token.word).length === 0);
      if (!isPlain) continue;
      if (
        clause.some(
          (token, at) => token.tag === 'AUX' || token.tag === 'VERB' || isFinite(tokens, index + 1 + at),
        )
      )
        continue;
      const right = matchCase(quote, "it's");
      yield {
        start,
        end,
        message: `“${quote}” is the possessive. You mean “it is” here.`,
        suggestions: [right],
      };
    }
  }
}

const OPENERS = /^(?:if|when|because|although|though|unless|whether)$/;

export const itsApostrophe: GrammarCheck = {
  ...byWords,
  *find(text, paper) {
    const marked = new Set<number>();
    for (const hit of byWords.find(text, paper)) {
      marked.add(hit.start);
      yield hit;
    }
    for (const hit of verblessClauses(text)) if (!marked.has(hit.start)) yield hit;
  },
};

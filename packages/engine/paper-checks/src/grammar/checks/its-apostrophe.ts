import { checkOfRows, type Row } from '../row-check.ts';
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

export const itsApostrophe = checkOfRows({
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

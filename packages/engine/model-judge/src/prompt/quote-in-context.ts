import { spanText, type Finding, type Paper, type Span } from '@greenpen/paper';
import { sentenceSpansIn } from '@greenpen/paper-structure';

const FEWEST_WORDS = 4;
const WORDS_AROUND = 3;
const MOST_CHARACTERS = 160;

/** The words of a finding, with some of the words around them where they are too few to be found: “ambulance need twenty”. */
export function quoteInContext(paper: Pick<Paper, 'text'>, finding: Pick<Finding, 'span' | 'quote'>): string {
  const words = wordsInContext(paper, finding);
  return words === '' ? '' : `“${words}”`;
}

/** The same with the finding's words replaced: “ambulance needs twenty”; empty where it quotes nothing. */
export function correctedInContext(
  paper: Pick<Paper, 'text'>,
  finding: Pick<Finding, 'span' | 'quote'>,
  better: string,
): string {
  return finding.quote === null || finding.quote === '' ? '' : wordsInContext(paper, finding, better);
}

function wordsInContext(
  { text }: Pick<Paper, 'text'>,
  { span, quote }: Pick<Finding, 'span' | 'quote'>,
  better?: string,
): string {
  if (quote === null || quote === '') return '';
  if (span === null || quote.split(/\s+/u).length >= FEWEST_WORDS)
    return (better ?? quote).slice(0, MOST_CHARACTERS);
  const { start, end } = sentencesAround(text, span);
  const lead = text
    .slice(start, span.start)
    .split(/(?<=\s)/u)
    .slice(-WORDS_AROUND)
    .join('');
  const rest = text
    .slice(span.end, end)
    .split(/(?<=\S)(?=\s)/u)
    .slice(0, WORDS_AROUND)
    .join('');
  const passage = inPairs(lead, better ?? spanText(text, span), rest).trim();
  return better === undefined ? passage : closeGaps(passage);
}

/** From the beginning of the sentence with the first word to the end of the one with the last, on their lines. */
function sentencesAround(text: string, span: Span): Span {
  const start = text.lastIndexOf('\n', span.start - 1) + 1;
  const next = text.indexOf('\n', span.end);
  const sentences = sentenceSpansIn(text.slice(start, next === -1 ? text.length : next), start);
  const first = sentences.find(({ end }) => span.start < end);
  const last = sentences.find(({ end }) => span.end <= end);
  return {
    start: Math.min(first?.start ?? span.start, span.start),
    end: Math.max(last?.end ?? span.end, span.end),
  };
}

/** Cut at quotation marks whose partner is farther away. */
function inPairs(lead: string, words: string, rest: string): string {
  const whole = `${lead}${words}${rest}`;
  const alone = whole.replaceAll(/“[^“”]*”|"[^"]*"/gu, '');
  if (!/["“”]/u.test(alone)) return whole;
  return `${lead.replace(/^.*["“”]/u, '')}${words}${rest.replace(/["“”].*$/u, '')}`;
}

/** A word that is taken out leaves two spaces, and an initial the stop of the name. */
function closeGaps(passage: string): string {
  return passage.replaceAll(/\s{2,}/gu, ' ').replaceAll(/(?<!\.)\.\.(?!\.)/gu, '.');
}

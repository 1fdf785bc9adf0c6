import { spanText, type Finding, type Paper } from '@greenpen/paper';

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
  const [before = ''] = text.slice(0, span.start).split('\n').slice(-1);
  const [after = ''] = text.slice(span.end).split('\n', 1);
  const lead = before
    .split(/(?<=\s)/u)
    .slice(-WORDS_AROUND)
    .join('');
  const rest = after
    .split(/(?<=\S)(?=\s)/u)
    .slice(0, WORDS_AROUND)
    .join('');
  return `${lead}${better ?? spanText(text, span)}${rest}`;
}

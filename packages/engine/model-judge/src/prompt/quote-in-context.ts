import { spanText, type Finding, type Paper } from '@greenpen/paper';

const FEWEST_WORDS = 4;
const WORDS_AROUND = 3;
const MOST_CHARACTERS = 160;

/** The words of a finding, with some of the words around them where they are too few to be found: “ambulance need twenty”. */
export function quoteInContext({ text }: Paper, { span, quote }: Pick<Finding, 'span' | 'quote'>): string {
  if (quote === null || quote === '') return '';
  if (span === null || quote.split(/\s+/u).length >= FEWEST_WORDS)
    return `“${quote.slice(0, MOST_CHARACTERS)}”`;
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
  return `“${lead}${spanText(text, span)}${rest}”`;
}

import { type Paper, spanText } from '@greenpen/paper';
import { sectionsOf } from '@greenpen/paper-structure';

/** Court reports and codes: "44 Cal. 4th 937 (2008)", "§ 16600". */
const LEGAL = /\b\d+ (?:\p{Lu}[\p{L}.]{0,12} ?){1,3}(?:[234]d |\dth )?\d+(?:, \d+)? \(|§+ ?\d/gu;
/** Marks of notes, raised or in brackets, after the mark that ends a clause. */
const NOTE_MARK = /[.,;:!?”"’][¹²³⁴-⁹⁰]+|[.,;:!?”"’]\[\d{1,3}\]/gu;
const FEWEST = 3;

/** Whether a paper names its sources in notes or as lawyers do, so that none of them is an author–date citation. */
export function isInOtherStyle(paper: Paper): boolean {
  const blocks = sectionsOf(paper)
    .filter(({ kind }) => kind === 'body')
    .flatMap((section) => section.blocks);
  const text = blocks.map(({ span }) => spanText(paper.text, span)).join('\n');
  const raised = blocks
    .flatMap(({ runs }) => runs)
    .filter(
      (run) => run.raised === 'superscript' && /^\d{1,3}$/u.test(spanText(paper.text, run.span).trim()),
    );
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return Math.max(count(LEGAL), count(NOTE_MARK), raised.length) >= FEWEST;
}

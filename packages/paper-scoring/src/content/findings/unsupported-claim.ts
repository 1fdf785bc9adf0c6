import type { Span } from '@greenpen/paper';
import type { ContentCheck } from './content-check.ts';

const CLAIM =
  /\b(?:(?:many|several|some|recent|numerous|most|various)?\s*(?:studies|research|researchers|experts|scientists|scholars|statistics|surveys|evidence|data)\s+(?:have |has |clearly |also |consistently )?(?:shows?|shown|proves?|proven|suggests?|suggested|indicates?|indicated|finds?|found|says?|agrees?|agreed|demonstrates?|demonstrated|believes?|reports?|reveals?|revealed)|it (?:has been|is) (?:proven|shown|well known|widely known|well established)|according to (?:research|studies|experts|a (?:recent )?study|scientists|statistics))\b/iu;

const MOST = 4;

export const contentUnsupportedClaim: ContentCheck = {
  id: 'content-unsupported-claim',
  needsEnglish: true,
  *run({ work: { paragraphs, citations, headings, text } }) {
    let found = 0;
    const isCited = ({ start, end }: Span) =>
      citations.some(({ group }) => group.start < end && start < group.end);
    // An abstract sums up without citing.
    for (const { sentences } of paragraphs.filter(({ isBody }) => isBody)) {
      for (const [index, { span }] of sentences.entries()) {
        const claim = CLAIM.exec(text.slice(span.start, span.end));
        const next = sentences[index + 1];
        if (claim === null || isOwnData(claim[0], text.slice(0, span.start + claim.index), headings))
          continue;
        if (isCited(span) || (next !== undefined && isCited(next.span))) continue;
        if ((found += 1) > MOST) return;
        yield { span, message: 'This reports what others found; name the source that shows it.' };
      }
    }
  },
};

const REPORT_PART = /^(?:\d+\.?\s*)?(?:methods?|methodology|materials and methods|results?|findings)\b/iu;

/** "The data show" in a report with a method or results of its own is about that report's data. */
function isOwnData(claim: string, before: string, headings: readonly string[]): boolean {
  if (!/^\s*(?:data|statistics|evidence|surveys)\b/iu.test(claim)) return false;
  if (/\b(?:our|my)\s*$/iu.test(before)) return true;
  return (
    /\b(?:the|these|this)\s*$/iu.test(before) && headings.some((heading) => REPORT_PART.test(heading.trim()))
  );
}

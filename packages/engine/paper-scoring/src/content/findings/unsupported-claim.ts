import type { Span } from '@greenpen/paper';
import type { Paragraph, Sentence, Work } from '../../work/work.ts';
import { announcesClose } from '../has-conclusion.ts';
import { ofContent, type ContentCheck } from './content-check.ts';

const CLAIM =
  /\b(?:(?:many|several|some|recent|numerous|most|various)?\s*(?:studies|research|researchers|experts|scientists|scholars|statistics|surveys|evidence|data)\s+(?:have |has |clearly |also |consistently )?(?:shows?|shown|proves?|proven|suggests?|suggested|indicates?|indicated|finds?|found|says?|agrees?|agreed|demonstrates?|demonstrated|believes?|reports?|reveals?|revealed)|it (?:has been|is) (?:proven|shown|well known|widely known|well established)|according to (?:research|studies|experts|a (?:recent )?study|scientists|statistics))\b/iu;

const MOST = 4;

export const contentUnsupportedClaim: ContentCheck = {
  ...ofContent,
  id: 'content-unsupported-claim',
  severity: 'advice',
  cost: 'none',
  summary: 'Claims about research name their source.',
  title: 'Claims without support',
  rank: 3,
  advice: {
    noun: 'claims about research that name no study',
    how: [
      'Name the study that found it, or present it as your own claim.',
      'Add the author and year right after the claim, or state it more cautiously.',
    ],
    unit: 'sentence',
    against: 'sources',
  },
  needsEnglish: true,
  *run({ work, asked }) {
    if (asked.citing === 'not-needed') return;
    const { paragraphs, citations, headings, text } = work;
    const body = paragraphs.filter(({ isBody }) => isBody);
    const isCited = ({ start, end }: Span) =>
      citations.some(({ group }) => group.start < end && start < group.end) ||
      namesItsSource(text.slice(start, end), work);
    let found = 0;
    // An abstract sums up without citing.
    for (const paragraph of body) {
      if (isSummary(paragraph, body, work)) continue;
      const { sentences } = paragraph;
      const announced = citations.length > 0 ? findAnnouncement(sentences, text) : sentences.length;
      for (const [index, { span }] of sentences.entries()) {
        const sentence = text.slice(span.start, span.end);
        const claim = CLAIM.exec(sentence);
        const next = sentences[index + 1];
        if (claim === null || index >= announced) continue;
        const before = sentence.slice(0, claim.index + (/^\s*/u.exec(claim[0])?.[0].length ?? 0));
        if (isOwnStudy(claim[0], before, headings) || isOwnThesis(before)) continue;
        if (pointsBack(before) && sentences.slice(0, index).some((earlier) => isCited(earlier.span)))
          continue;
        if (isCited(span) || (next !== undefined && isCited(next.span))) continue;
        if ((found += 1) > MOST) return;
        yield { span, message: 'This reports what others found; cite the source.' };
      }
    }
  },
};

const REPORT_PART = /^(?:\d+\.?\s*)?(?:methods?|methodology|materials and methods|results?|findings)\b/iu;
const OWN_WORK = /\b(?:our|my|this|the (?:present|current))\s+(?:\p{L}+\s+)?$/iu;
const SPEAKER = String.raw`(?:I|we|(?:this|the present|the current|my|our) (?:paper|essay|study|thesis|review|report|article|project|section|chapter|argument|analysis))`;
/** "This paper argues that …", "In this essay, I show …": what follows is the paper's own claim. */
const ANNOUNCES = new RegExp(
  String.raw`\b${SPEAKER}\s+(?:\p{L}+\s+){0,2}(?:argue|show|contend|claim|propose|review|examine|demonstrate|ask|explore|suggest|maintain|hold|discuss|consider|compare|analy[sz]e|describe|find|found|begin|test)\p{Ll}*`,
  'iu',
);
const CLOSING_HEADING = /^(?:\d+\.?\s*)?(?:conclusions?|summary|concluding)\b/iu;

/** "The data show" in a report, and "our survey found" anywhere, speak of the writer's own study. */
function isOwnStudy(claim: string, before: string, headings: readonly string[]): boolean {
  if (!/^\s*(?:data|statistics|evidence|surveys|research|studies)\b/iu.test(claim)) return false;
  if (OWN_WORK.test(before)) return true;
  return (
    /\b(?:the|these|this)\s*$/iu.test(before) && headings.some((heading) => REPORT_PART.test(heading.trim()))
  );
}

function isOwnThesis(before: string): boolean {
  return ANNOUNCES.test(before);
}

/** "The evidence shows" after a cited sentence is about what was cited there. */
function pointsBack(before: string): boolean {
  return /\b(?:the|this|that|these|those|such|both|all|their)\s+(?:\p{L}+\s+)?$/iu.test(before);
}

/** The index after the sentence that announces what the paper will show; what follows it is shown further down. */
function findAnnouncement(sentences: readonly Sentence[], text: string): number {
  const index = sentences.findIndex(({ span }) => ANNOUNCES.test(text.slice(span.start, span.end)));
  return index === -1 ? sentences.length : index + 1;
}

/** A close sums up what was cited above. */
function isSummary(paragraph: Paragraph, body: readonly Paragraph[], { citations, text }: Work): boolean {
  if (!citations.some(({ group }) => group.end <= paragraph.span.start)) return false;
  if (paragraph.headings.some((heading) => CLOSING_HEADING.test(heading.trim()))) return true;
  return body.at(-1) === paragraph && announcesClose(paragraph, text);
}

const NOTE_MARK = /[¹²³⁴-⁹⁰]|\[\d{1,3}(?:\s?[,–-]\s?\d{1,3})*\]|[.,;:!?”"’]\d{1,3}(?:\s*$|\s)/u;
const PARENTHESES = /\((?:see |qtd\. in |cf\. )?([\p{Lu}“"][^()]{1,120})\)/gu;

/** Citations of other styles name a source too: "(Reid and Moss 44)", "[3]", a note, or the author's name. */
function namesItsSource(sentence: string, { references, citations }: Work): boolean {
  if (NOTE_MARK.test(sentence)) return true;
  const names = [
    ...references.flatMap(({ authors }) => authors.map(({ family }) => family)),
    ...citations.flatMap((citation) => citation.names),
  ];
  if (names.some((name) => name.length > 2 && sentence.includes(name))) return true;
  return [...sentence.matchAll(PARENTHESES)].some(([, inner = '']) =>
    /\s\d{1,4}(?:[–-]\d{1,4})?$/u.test(inner),
  );
}

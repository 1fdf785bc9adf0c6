import type { Span } from '@greenpen/paper';
import type { Sentence } from '../../work/work.ts';
import { withoutQuotations } from '../quotation.ts';
import { ofContent, type ContentCheck } from './content-check.ts';

const MOST = 3;

const SPELLED =
  '(?:two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|half)';
/** A share, a rate or a count of people or things, which somebody must have counted. */
const STATISTIC = new RegExp(
  [
    String.raw`\b\d+(?:[.,]\d+)*\s?(?:%|percent(?:age points?)?\b|per cent\b)`,
    // A share of somebody, or a change; "a fee of ten percent" is a rate that somebody set.
    String.raw`\b${SPELLED}(?:-\p{L}+)? percent (?:of|more|less|fewer|higher|lower)\b`,
    String.raw`\b(?:ris\p{L}+|rose|f[ae]ll\p{L}*|gr[eo]w\p{L}*|dropp?\p{L}*|increas\p{L}+|decreas\p{L}+|declin\p{L}+|shr[aiu]nk|cut|up|down|reduc\p{L}+)\b[^.;]{0,30}\b${SPELLED}(?:-\p{L}+)? percent\b`,
    String.raw`\b(?:one|two|three|four|five|six|seven|eight|nine|\d{1,3})(?: (?:out of|in|of)(?: every)? )(?:two|three|four|five|six|seven|eight|nine|ten|twenty|one hundred|\d{1,4}) (?:\p{L}+ ){0,2}(?:people|students|adults|children|teens|teenagers|women|men|americans|workers|patients|nurses|families|households|girls|boys|kids|users|employees|couples|deaths|veterans|seniors|residents|infants|marriages|businesses|startups|restaurants|drivers)\b`,
    String.raw`\b\d{1,3}(?:,\d{3})+ (?:\p{L}+ ){0,3}(?:people|students|adults|children|americans|workers|patients|deaths|cases|women|men|jobs|families|bridges|homes|buildings|acres|tons|households|veterans|students|accidents|soldiers|immigrants|veterans|residents|species|schools|teenagers|injuries|crimes|falls)\b`,
    String.raw`\b(?:a|one|two|three) (?:third|quarter|fifth)s?(?: of)? (?:all |the )?\p{L}+`,
    String.raw`\b\d{1,4} (?:out )?of every (?:\d{2,4}|ten|hundred|thousand)\b`,
    String.raw`\b(?:twice|three times|four times|five times|ten times) (?:as|more|less) (?:likely|often|many|common)\b`,
  ].join('|'),
  'iu',
);

/** Numbers that are the writer's own, given, or only supposed. */
const OWN_OR_SUPPOSED =
  /\b(?:suppose|should|would|could|assum\p{L}+|pilot|offer|plan|propos\p{L}+|charges?|per month|ticket|participants?|average age|imagine|for example, a|say,|hypothetical\p{L}*|our|my|we|I|group (?:A|B|one|two)|the (?:sample|solution|mixture|class|reaction|concentration|rate|enzyme|tubes?|trials?|participants|respondents)|table \d|figure \d|tip|discount|grade|exam|final|chapter|goal|target|budget|confidence (?:interval|level)|ethanol|peroxide|saline|humidity|full|sure|effort|humans?['’]s)\b/iu;

/** What follows in the paragraph is what the writer counted. */
const OWN_STUDY =
  /\b(?:our|my|the class['’]s?) (?:own |small |online |class |short )*(?:survey|questionnaire|sample|study|data|experiment|results?|interviews?|poll|trials?|findings?|analysis|measurements?|observations?)\b|\b(?:we|I) (?:surveyed|asked|measured|interviewed|counted|recorded|found|observed|collected)\b/iu;
const REPORT_PART =
  /^(?:\d+\.?\s*)?(?:methods?|methodology|materials and methods|procedures?|results?|findings|data)\b/iu;
const ATTRIBUTED =
  /\b[Aa]ccording to\b|\b(?:[Ff]igures|[Nn]umbers|[Dd]ata|[Ss]tatistics|[Rr]ecords|[Ee]stimates) (?:from|by|of|come)\b|\b(?:office|bureau|agency|department|ministry|census|survey|report|study|authors?|researchers?|\p{Lu}\p{L}+|they)(?: also)? (?:puts?|reports?|reported|estimates?|estimated|found|finds|says?|said|writes?|wrote|counts?|counted|notes?|noted|calculates?|calculated|shows?|showed|describes?)\b|\breport(?:s|ed) (?:by|from)\b|\bby the (?:\p{Lu}\p{L}+ ?)+\b|\((?:[^()]*\b(?:19|20)\d\d[a-z]?[^()]*)\)|\(n\.d\.\)|\((?:[^()]*[;,] )?(?:\p{Lu}[\p{L}.&'’-]+ ){1,5}\p{Lu}[\p{L}.&'’-]+\)/u;

export const contentNumberWithoutSource: ContentCheck = {
  ...ofContent,
  id: 'content-number-without-source',
  severity: 'advice',
  cost: 'none',
  summary: 'Statistics name their source.',
  title: 'Statistics without a source',
  rank: 2,
  advice: {
    noun: 'statistics without a source',
    how: ['Cite where the number comes from, so that a reader can check it.'],
    against: 'sources',
  },
  needsEnglish: true,
  *run({ work, sound, asked, brief }) {
    if (asked.citing === 'not-needed') return;
    const { text, citations, headings } = work;
    // A case analysis, a post or an exam answer that nobody asked to cite, and that cites nothing, rests on what it was given.
    if (brief !== null && asked.citing === 'open' && citations.length === 0) return;
    if (headings.some((heading) => REPORT_PART.test(heading.trim()))) return;
    const isSourced = (sentence: Sentence | undefined) =>
      sentence !== undefined &&
      (citations.some(({ group }) => group.start < sentence.span.end && sentence.span.start < group.end) ||
        ATTRIBUTED.test(text.slice(sentence.span.start, sentence.span.end)));
    // A number that was given with its source, or marked once, may return without one.
    const known = new Set(
      sound.sentences.filter(isSourced).flatMap(({ span }) => figuresIn(text.slice(span.start, span.end))),
    );
    let found = 0;
    for (const { sentences } of sound.paragraphs.filter(({ isAbstract }) => !isAbstract)) {
      let isOwnStudy = false;
      for (const [at, sentence] of sentences.entries()) {
        const said = withoutQuotations(text.slice(sentence.span.start, sentence.span.end));
        isOwnStudy ||= OWN_STUDY.test(said);
        if (isOwnStudy) continue;
        if (!STATISTIC.test(said) || OWN_OR_SUPPOSED.test(said)) continue;
        if ([sentences[at - 1], sentence, sentences[at + 1]].some(isSourced)) continue;
        const figures = figuresIn(said);
        if (figures.length > 0 && figures.every((figure) => known.has(figure))) continue;
        for (const figure of figures) known.add(figure);
        if ((found += 1) > MOST) return;
        yield {
          span: aroundFigure(text, sentence.span),
          message: 'This gives a figure without a source; say where it comes from.',
        };
      }
    }
  },
};

/** The figure with the words that lead to it. */
function aroundFigure(text: string, { start, end }: Span): Span {
  const words = text.slice(start, end);
  const found = STATISTIC.exec(words);
  if (found === null) return { start, end };
  const lead = /(?:[^\s,;:()“”"]+ ){0,5}$/u.exec(words.slice(0, found.index))?.[0] ?? '';
  return { start: start + found.index - lead.length, end: start + found.index + found[0].length };
}

const YEAR = /^(?:1[5-9]|20)\d\d$/u;

/** Numbers in figures, years aside, as they can be compared: "62", "40000". */
function figuresIn(text: string): readonly string[] {
  return (text.match(/\d+(?:[.,]\d+)*/gu) ?? [])
    .map((figure) => figure.replaceAll(',', ''))
    .filter((figure) => !YEAR.test(figure));
}

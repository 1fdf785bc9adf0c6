import type { Paragraph, Work } from '../../work/work.ts';
import { withoutQuotations } from '../quotation.ts';
import { ofContent, type ContentCheck } from './content-check.ts';

const MOST = 3;
/** How many sentences after an association a cause can still be claimed from it. */
const REACH = 2;

/** Two things vary together, as a survey or a comparison of groups finds it. */
const ASSOCIATION =
  /\b(?:correlat\p{L}+|associations?\b|associated\b|relationships?\b|coefficient\b|(?:is|are|was|were|been) (?:\p{L}+ly )?(?:linked|related|tied)\b|(?:link|connection) between\b|go(?:es)? (?:hand in hand|together)\b|(?:more|less) likely to\b|tend(?:s|ed)? to\b|also (?:report|ha[sdv]e?|show|ear[nt]|get|got)\p{L}*\b|(?:higher|lower|more|fewer|less|better|worse)\b[^.;]{0,60}\bthan (?:those|students|people|others|non)\b)|\br\s*[=(]/iu;

/** What makes a cause likely, or the claim modest. */
const DESIGN =
  /\b(?:random(?:ly|ized|ised)?|experiment(?:s|al|ally)?|trials?\b|control (?:group|condition)|treatment group|assigned to|manipulat\p{L}+|placebo|intervention group)\b/iu;
const MODEST =
  /\b(?:may|might|could|can|would|should|ought|will|possibl[ey]|perhaps|suggests?|seems?|appears?|likely|probably|partly|in part|not|(?:cannot|can['’]t|doesn['’]t|don['’]t)|caution|whether|if|how|what|why|hypothes\p{L}+|argues?|according to|reverse|another|third|confound\p{L}*|claims?|believe|think|wonder|assum\p{L}+|myth)\b|\?/iu;

const CAUSES =
  /\b(?:caus(?:e|es|ed|ing)|leads? to|led to|results? in|resulted in|produc(?:e|es|ed)|creates?|created|mak(?:es?|ing)|made|(?:is|are|was|were|being) (?:\p{L}+ly )?(?:the |a |one )?(?:direct |main |real |root |chief )?(?:reasons?|causes?|responsible|to blame)|because of|due to|thanks to|is what|(?:increas|decreas|reduc|improv|rais|boost|lower|damag|harm|destroy|prevent|protect|worsen|trigger|ruin|help|shorten|lengthen|push|weaken|strengthen|undermin|foster|promot|encourag|discourag|lift)(?:e|es|s|ed|ing)?|dr(?:ive|ives|ove|iving)|hurts?|kept|keeps?|brings? (?:about|down|up)|brought (?:about|down|up)|gives?|turns?)\b/iu;

export const contentCauseFromCorrelation: ContentCheck = {
  ...ofContent,
  id: 'content-cause-from-correlation',
  severity: 'advice',
  cost: 'none',
  summary: 'A cause is claimed only where more than an association supports it.',
  title: 'A cause claimed from an association',
  rank: 6,
  advice: {
    noun: 'causes that are claimed from an association',
    how: [
      'Say that the two go together, or name the experiment that shows a cause.',
      'Ask what else could explain why the two go together.',
    ],
    unit: 'sentence',
    against: 'development',
  },
  needsEnglish: true,
  *run({ work, sound: { paragraphs } }) {
    let found = 0;
    for (const paragraph of paragraphs) {
      const span = causeIn(paragraph, work);
      if (span === null) continue;
      if ((found += 1) > MOST) return;
      yield {
        span,
        message: 'This claims a cause, but the evidence given shows only a correlation.',
      };
    }
  },
};

/** An association, and soon after it a plain causal statement about the same things that cites nobody. */
function causeIn({ sentences }: Paragraph, { text, citations }: Work) {
  const said = sentences.map(({ span }) => withoutQuotations(text.slice(span.start, span.end)));
  if (said.some((sentence) => DESIGN.test(sentence))) return null;
  for (const [at, { span, stems }] of sentences.entries()) {
    const sentence = said[at] ?? '';
    if (MODEST.test(sentence) || !CAUSES.test(sentence)) continue;
    if (citations.some(({ group }) => group.start < span.end && span.start < group.end)) continue;
    const before = sentences.slice(Math.max(0, at - REACH), at);
    const follows = before.some((earlier, index) => {
      const association = said[Math.max(0, at - REACH) + index] ?? '';
      return ASSOCIATION.test(association) && sharesSubject(stems, earlier.stems);
    });
    if (follows) return span;
  }
  return null;
}

/** Two subject words in common, or one in a short sentence. */
function sharesSubject(stems: readonly string[], earlier: readonly string[]): boolean {
  const said = new Set(earlier);
  const distinct = new Set(stems);
  const shared = [...distinct].filter((stem) => said.has(stem)).length;
  return shared >= 2 || (shared === 1 && distinct.size <= 8);
}

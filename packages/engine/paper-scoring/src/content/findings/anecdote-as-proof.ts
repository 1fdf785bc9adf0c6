import type { Paragraph } from '../../work/work.ts';
import { withoutQuotations } from '../quotation.ts';
import { ofContent, type ContentCheck } from './content-check.ts';

const MOST = 2;

const PERSON =
  '(?:cousin|brother|sister|mother|mom|father|dad|uncle|aunt|grandmother|grandma|grandfather|grandpa|friend|roommate|neighbou?r|coworker|co-worker|colleague|boss|teacher|coach|girlfriend|boyfriend|husband|wife|son|daughter|nephew|niece|classmate|teammate|manager|supervisor|family|hometown|town|school|company|store|team|employer|landlord|professor|instructor)';
/** One case that the writer knows of. */
const ANECDOTE = new RegExp(
  String.raw`\b(?:my|one of my) (?:own |best |close |old(?:er)? |young(?:er)? |former |high school |next-door |small |local |little |long-time )*${PERSON}(?: of mine)?\b|\bI (?:once |personally |myself |also )?(?:know|knew|saw|have seen|met|grew up|tried|took|stopped|started|quit|worked|experienced|remember)\b|\bwhen I (?:was|got|took|worked|started|lived|tried|moved|had)\b|\bmy own (?:experience|life|case)\b|\bthe one (?:time|person|student|patient|company)\b|\bone (?:patient|student|company|nurse|man|woman|family|girl|boy|teenager|player|worker|soldier|farmer|employee|child) (?:I|who|that|named|from|in|at|whom)\b`,
  'iu',
);

/** Says that the case settles the matter. */
const PROVES =
  /\b(?:this|that|which|it|what (?:he|she|they|I) \p{L}+|(?:his|her|their|my|this one|one|such an?|a) (?:story|case|experience|example|success|failure|recovery|life|results?)(?: like (?:his|hers|theirs|mine|this))?|(?:he|she|they|I) (?:is|are|am)) (?:alone |clearly |just |only |really |simply |also )?(?:proves?|proved|shows? (?:that|you|us|everyone|clearly)|demonstrates?|confirms?|makes? (?:it )?clear|(?:is|are) (?:all the )?(?:living )?proof|(?:is|was) enough|settles?|establishes|means? that|tells? (?:you|us) (?:everything|all|that))\b|\bas (?:his|her|their|my) \p{L}+ makes clear\b|\bI (?:therefore )?know (?:for a fact |from this |now )?that\b|\b(?:leaves? no doubt|what more proof|proof that|proves that|if (?:he|she|they|I|my \p{L}+) (?:can|could|did)|given a (?:result|case|story)|no (?:reason|excuse)|from (?:his|her|their) \p{L}+ should convince)\b/iu;

/** "The flu shot does not work", "Welfare makes people lazy": how things are, about nobody in particular. */
const SHORT_CLAIM =
  /^(?:[\p{L}’'-]+ ){1,4}(?:is|are|does|do|makes?|cures?|works?|cannot|can['’]t|never|always|harms?|helps?|causes?|leads?)\b(?: [\p{L}’'-]+){0,5}\.?$/iu;
const PARTICULAR =
  /\b(?:I|my|me|we|our|us|was|were|had|did|he|she|his|her|this|that|these|those|it|here)\b/iu;
const DEMANDS = /\b(?:should|must|ought to|no excuse|no reason)\b/iu;

const CAREFUL =
  /\b(?:may|might|could|perhaps|one case|one example|single (?:case|example|story)|only (?:one|an) |does not (?:prove|mean)|doesn['’]t (?:prove|mean)|not (?:everyone|prove|proof|enough|mean|typical|evidence)|cannot (?:prove|show|tell)|of course|anecdot\p{L}+|suggests?|seems?|for me|to me|taught me|made me|I (?:learned|felt|realized|will|want|plan|hope)|in my case|I think|I believe|most people|on the other hand|reflect\p{L}*|helped me)\b/iu;
const REACH = 3;

export const contentAnecdoteAsProof: ContentCheck = {
  ...ofContent,
  id: 'content-anecdote-as-proof',
  severity: 'advice',
  cost: 'none',
  summary: 'A general claim rests on more than one case.',
  title: 'One case offered as proof',
  rank: 4,
  advice: {
    noun: 'single cases that are offered as proof',
    how: [
      'Keep the case as an illustration, and support the general claim with research.',
      'Ask whether other cases would show the opposite.',
    ],
    unit: 'sentence',
    against: 'sources',
  },
  needsEnglish: true,
  *run({ work: { text, citations }, sound: { paragraphs } }) {
    let found = 0;
    for (const paragraph of paragraphs) {
      const { span: whole } = paragraph;
      if (citations.some(({ group }) => group.start >= whole.start && group.end <= whole.end)) continue;
      const span = proofIn(paragraph, text);
      if (span === null) continue;
      if ((found += 1) > MOST) return;
      yield { span, message: 'This takes one case as proof of a general claim.' };
    }
  },
};

function proofIn({ sentences }: Paragraph, text: string) {
  const said = sentences.map(({ span }) => withoutQuotations(text.slice(span.start, span.end)).trim());
  if (said.some((sentence) => CAREFUL.test(sentence))) return null;
  const caseAt = said.findIndex((sentence) => ANECDOTE.test(sentence));
  if (caseAt === -1) return null;
  const proof = said.findIndex(
    (sentence, at) => at >= caseAt && at <= caseAt + REACH && PROVES.test(sentence),
  );
  if (proof !== -1) return sentences[proof]?.span ?? null;
  // A short general claim, the case right behind it, and a demand made of both.
  const claim = said[caseAt - 1];
  const isClaim = claim !== undefined && SHORT_CLAIM.test(claim) && !PARTICULAR.test(claim);
  const isDemanded = said.slice(caseAt + 1, caseAt + REACH).some((sentence) => DEMANDS.test(sentence));
  return isClaim && isDemanded ? (sentences[caseAt - 1]?.span ?? null) : null;
}

import { withoutQuotations } from '../quotation.ts';
import { ofContent, type ContentCheck } from './content-check.ts';

const MOST = 3;

/** Words that admit no doubt about what follows. */
const CERTAIN =
  /\b(?:undeniabl[ey]|indisputabl[ey]|unquestionabl[ey]|undoubtedly|irrefutabl[ey]|without (?:(?:a|any|the) )?(?:shadow of a )?(?:doubt|question|exception)|no exceptions? to|invariably|(?:totally|utterly|completely|absolutely|entirely) (?:useless|worthless|false|wrong|pointless|meaningless|irrelevant|impossible)|since the (?:beginning|dawn) of (?:time|history|mankind|humanity)|impossible to (?:defend|deny|justify|argue|dispute|imagine|ignore)|(?:any|all) \p{L}+ with (?:any|all)|beyond (?:a|any|all) (?:shadow of a )?(?:doubt|question|dispute)|no (?:one|person|reasonable person|sane person|body) (?:can|could|would|will) (?:deny|dispute|argue|disagree|doubt|ever)|(?:there is|there['’]s) (?:absolutely |simply )?no (?:doubt|question|denying|way|debate|other (?:way|explanation|reason|answer))|(?:is|are) (?:the )?(?:only|sole) (?:reason|cause|solution|explanation|way|answer|thing)\b|once and for all|in every (?:single )?(?:case|way|situation|respect)|(?:every|each and every) single|(?:always|never) (?:fails?|works?|leads?|results?|causes?|succeeds?|ends?|has|have|will|wins?|loses?|makes?|considered|cared|produces?|brings?)|(?:guarantees?|guaranteed)\b|(?:am|is|are|was|were|be|been|being|works?) 100 ?(?:%|percent)(?! of)|completely (?:proves?|proven|useless|worthless|false|wrong)|proves? (?:completely|absolutely|definitively|conclusively))\b/iu;

/** "Everyone knows", "all experts agree", "nobody under thirty reads": what everybody without exception thinks or does. */
const EVERYBODY =
  /(?:^|[,;:—]\s*|\b(?:that|because|and|but|since|as|today|nowadays|clearly|obviously)\s+)(?:everyone|everybody|nobody|no one|(?:all|no) (?:of (?:the )?)?(?:\p{L}+ )?(?:people|students|teenagers|teens|parents|kids|adults|Americans|women|men|humans|employees|teachers|educators|nurses|doctors|companies|businesses|politicians|societies|cultures|readers|scientists|historians|experts|researchers|scholars|economists))(?: (?:in|on|of|at|from|under|over)\b[^,.;]{0,40})? (?:already |simply |really |now |can |would |has ever |have always )?(?:knows?|agrees?|wants?|thinks?|believes?|loves?|hates?|cares?|understands?|accepts?|supports?|opposes?|reads?|read a|trusts?|prefers?|valued?|fears?|admits?|recogni[sz]es?)\b/iu;

/** A hedge, an exception, a rule or a definition, and a report of the writer's own study or experience. */
const QUALIFIED =
  /\b(?:(?:wrong|false|untrue|mistake|not true) to (?:say|think|claim|assume)|not (?:everyone|everybody|all|every|always|necessarily|anyone)|almost|nearly|(?<!\b100 )per ?cent|out of|virtually|most|many|some|few|if|unless|may|might|seems?|often|sometimes|usually|in theory|as if|assum(?:e|es|ed|ing|ption)|claims?|claimed|believed|myth|hypothes\p{L}+|suppose|should|must|deserves?|rights?|law|by definition|defined|with (?:some|one) exceptions?|other than|at (?:the )?(?:meeting|camp|table|party|school)|in (?:my|our|the) (?:family|class|group|sample|study|unit|office|team|town|ward|story|novel|play|film|experiment|lab)|participants?|respondents?|samples?|tubes?|trials?|consent|equal|would i|could i|(?:I|my|me))\b/iu;

export const contentAbsoluteClaim: ContentCheck = {
  ...ofContent,
  id: 'content-absolute-claim',
  severity: 'advice',
  cost: 'none',
  summary: 'Claims leave room for exceptions.',
  title: 'Claims without exception',
  rank: 5,
  advice: {
    noun: 'claims that allow no exception',
    how: [
      'One exception proves such a sentence wrong; say for whom or when it holds.',
      'Limit the claim to what your evidence shows.',
    ],
    unit: 'sentence',
    against: 'development',
  },
  needsEnglish: true,
  *run({ work: { text, citations }, sound: { sentences } }) {
    let found = 0;
    for (const { span } of sentences) {
      const sentence = withoutQuotations(text.slice(span.start, span.end));
      if (!CERTAIN.test(sentence) && !EVERYBODY.test(sentence)) continue;
      if (
        QUALIFIED.test(sentence) ||
        citations.some(({ group }) => group.start < span.end && span.start < group.end)
      )
        continue;
      if ((found += 1) > MOST) return;
      yield { span, message: 'This allows no exception; a single one would disprove it.' };
    }
  },
};

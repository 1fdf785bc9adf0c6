import { isDirective } from '@greenpen/grading';
import { withoutQuotations } from './text.ts';

const PRAISE =
  /\b(?:good|great|well|strong(?:est|ly)?|excellent|nice(?:ly)?|clear(?:ly)?|impressive|thoughtful|lovely|wonderful|terrific|solid|fine|brilliant|effective(?:ly)?|convincing(?:ly)?|persuasive|careful|admire|enjoy(?:ed)?|like[ds]?|love[ds]?|appreciate[ds]?|pleas(?:ed|ure)|proud|bravo|congratulations|kudos|best)\b/iu;
/** "Good, but …", "would be stronger", "not clear": words of praise in what is none. */
const TURNED =
  /\b(?:but|however|yet|although|though|not|never|no|nor|lack(?:s|ing)?|missing|need(?:s|ed)?|should|could|would|must|more|better|(?:strong|clear|nic|fin|great)er|how|what|if|unless|until|to be)\b|n['’]t\b|\?/iu;

/** Whether a sentence says that something is good, and nothing else. */
export function praises(sentence: string): boolean {
  const words = withoutQuotations(sentence);
  return PRAISE.test(words) && !TURNED.test(words) && moodOf(words) !== 'order';
}

const ABSENCE =
  /\b(?:no|not|never|nothing|nowhere|none|without|missing|lacks?|lacking|absent|needs?|omit(?:s|ted)?|left out|leave out|forgot(?:ten)?)\b|n['’]t\b/iu;

/** Whether a sentence says that something is not there. */
export function saysAbsence(sentence: string): boolean {
  return ABSENCE.test(sentence);
}

/** An order, a question or a rule fits every paper that it applies to; a report speaks of one paper. */
export type Mood = 'order' | 'question' | 'rule' | 'report';

const OPENER =
  /^(?:(?:please|now|first|next time|next|always|just|for the next (?:draft|version|paper)),?\s+)*/iu;
const ORDER_VERBS =
  /^(?:add|ask|avoid|back|bring|build|check|choose|come|commit|consider|cut|divide|do(?:n['’]t| not)|drop|earn|end|expand|explain|feed|fix|follow|get|give|go|hold|keep|leave|let|look|make|mend|move|name|never|open|pay|pick|point|proofread|pull|push|put|read|remember|replace|rework|say|send|separate|show|slow|spend|split|start|stick|stop|take|tell|think|tie|tighten|trust|try|turn|use|walk|watch|work|write)\b/iu;
const MODAL = /\b(?:should|must|ought to|needs? to|have to|could|might|would|let['’]s|try to)\b/iu;
/** A clause of which the student or the paper is the subject; "when you answer it" is none. */
const ABOUT_THE_PAPER =
  /(?:^|[,;:] (?:and |but |so |yet )?)(?:(?:in|on|at|with|for) )?(?:you|your|yours|this|these|here|the (?:paper|essay|draft|post|writer|student))\b/iu;
/** "Why did you …?", "Why does the second part …?": asks about what stands in one paper. */
const PRESUPPOSES =
  /^(?:why|how come|when|where) (?:do|does|did|have|has|is|are|was|were)\b.*\b(?:you|your|the)\b/iu;

export function moodOf(sentence: string): Mood {
  const bare = sentence.replace(OPENER, '');
  const [first = ''] = /^[\p{L}’']+/u.exec(bare) ?? [];
  if (bare.endsWith('?')) return PRESUPPOSES.test(bare) ? 'report' : 'question';
  if (isDirective(first) || ORDER_VERBS.test(bare) || MODAL.test(bare)) return 'order';
  return ABOUT_THE_PAPER.test(bare) ? 'report' : 'rule';
}

/** Whether a sentence begins with the verb of an order, so that "You might" can stand before it. */
export function isBareOrder(sentence: string): boolean {
  const [first = ''] = /^[\p{L}’']+/u.exec(sentence) ?? [];
  const isVerb = isDirective(first) || ORDER_VERBS.test(sentence);
  return isVerb && !/^(?:do|don['’]t|let|never)\b/iu.test(sentence) && sentence.endsWith('.');
}

const INVITES =
  /\b(?:come (?:and )?(?:see|talk|find|by)|stop by|drop by|swing by|see me|talk (?:to|with) me|ask me|e-?mail me|write (?:to )?me|visit|office hours?|my office|my door|reach out|let me know|find me|bring it to)\b/iu;

/** Whether a sentence offers help, which fits under any paper. */
export function isInvitation(sentence: string): boolean {
  return INVITES.test(sentence) && !praises(sentence);
}

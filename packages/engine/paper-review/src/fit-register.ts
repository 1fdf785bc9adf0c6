import type { AssignmentBrief } from '@greenpen/grading';
import type { Finding } from '@greenpen/paper';

/** Advice for academic prose that a post to classmates and a personal reflection need not follow. */
const OF_ACADEMIC_PROSE: ReadonlySet<string> = new Set([
  'grammar-second-person',
  'grammar-contraction',
  'grammar-first-person',
]);
const PERSONAL =
  /\b(?:reflect(?:s|ion|ions|ive)?|journal entry|diary|personal (?:essay|narrative|statement)|first person)\b/iu;

/** Leaves out advice on register where the assignment asks for a post or a personal text. */
export function fitRegister(findings: readonly Finding[], brief: AssignmentBrief | null): readonly Finding[] {
  if (brief === null || !isPersonal(brief)) return findings;
  return findings.filter(({ check }) => !OF_ACADEMIC_PROSE.has(check));
}

function isPersonal({ type, title, description, instructions }: AssignmentBrief): boolean {
  return type === 'discussion' || PERSONAL.test(`${title}\n${description}\n${instructions}`);
}

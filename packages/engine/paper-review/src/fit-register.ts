import type { AssignmentBrief } from '@greenpen/grading';
import type { CheckCatalogue, Finding } from '@greenpen/paper';

const PERSONAL =
  /\b(?:reflect(?:s|ion|ions|ive)?|journal entry|diary|personal (?:essay|narrative|statement)|first person)\b/iu;

/** Leaves out advice on register where the assignment asks for a post or a personal text. */
export function fitRegister(
  findings: readonly Finding[],
  checks: CheckCatalogue,
  brief: AssignmentBrief | null,
): readonly Finding[] {
  if (brief === null || !isPersonal(brief)) return findings;
  return findings.filter(({ check }) => checks.get(check)?.register !== 'academic');
}

function isPersonal({ type, title, description, instructions }: AssignmentBrief): boolean {
  return type === 'discussion' || PERSONAL.test(`${title}\n${description}\n${instructions}`);
}

import type { Strength } from './argument/find-strengths.ts';
import { definite } from './asked/name-part.ts';
import type { Group } from './group-findings.ts';
import type { Point } from './points/point.ts';
import { correction, plainMessage, seenAt } from './say-finding.ts';
import { capitalise, numeral } from './words.ts';

/** What an instructor of few words would say of a point: the fact alone. */
export function sayPointBriefly({ kind, name, demand, issue, where }: Point): string | null {
  if (kind === 'missing') return `Missing: ${name}.`;
  if (kind === 'partly') return `Say more on ${definite(name)}.`;
  if (kind === 'finding' && demand === null)
    return `Check ${name}${where.replace(/^, (?:as in|such as) /u, ' in ')}.`;
  return demand === null ? (issue[0] ?? null) : `${capitalise(demand.replace(/, and .*$/u, ''))}.`;
}

/** What comes first, where the comment on the content names it. */
export function sayHeadlineBriefly({ kind, name }: Point, missing: number): string {
  const count = kind === 'missing' ? missing : 1;
  const parts = count === 1 ? 'one part' : `${numeral(count)} parts`;
  if (kind === 'missing') return capitalise(`${parts} ${count === 1 ? 'is' : 'are'} missing.`);
  if (kind === 'partly') return capitalise(`${parts} needs more.`);
  return `Start with ${definite(name)}.`;
}

/** The correction, or where to look. */
export function sayGroupBriefly(group: Group): string | null {
  const { topic } = group;
  const fix = correction(group, 'should read');
  if (fix !== null) return `Write “${group.quote?.corrected ?? ''}”.`;
  const seen = seenAt(group);
  if (topic === null) return plainMessage(group);
  return seen === null ? `Check ${topic.noun}.` : `Check ${topic.noun}: ${seen}.`;
}

export function sayStrengthBriefly({ is, place, work }: Strength): string {
  const where = place ?? 'one paragraph';
  if (is === 'answered') return `You answer the objection${place === null ? '' : ` in ${place}`}.`;
  return `${capitalise(where)} rests on ${work ?? 'a source'}.`;
}

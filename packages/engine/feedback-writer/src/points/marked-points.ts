import { isDirective } from '@greenpen/grading';
import type { Facts } from '../facts.ts';
import type { Group } from '../group-findings.ts';
import { adviceFor, plainMessage, sayFinding } from '../say-finding.ts';
import { capitalise, figure, lowerFirst } from '../words.ts';
import type { Point } from './point.ts';

/** What a whole paper falls short of: its length, its sources, its order. */
export const isShortfall = ({ isError, quote }: Group) => isError && quote === null;

export function ofGroup(group: Group, facts: Facts): Point {
  const { topic, place, ids, otherPlaces } = group;
  const isDemand = isShortfall(group) && group.message.startsWith('The instructions ask');
  // What is out of order is told in the comment on the whole.
  const isOrder = group.isError && topic?.against === 'structure';
  const noun = topic?.noun ?? 'this';
  const how = isDemand
    ? demandsOf(group, facts)
    : isOrder
      ? (topic?.how ?? [])
      : adviceFor(group).filter((words) => words !== '');
  const first = place ?? otherPlaces[0] ?? null;
  const orders = how.map((words) => lowerFirst(words).replace(/\.$/u, ''));
  const said = sayFinding(group).replace(/\.$/u, '').replace('; ', ', and ');
  return {
    kind: 'finding',
    claims: [{ is: 'marked', in: 'content' }],
    restsOn: ids,
    name: noun,
    issue: isOrder
      ? [plainMessage(group).replace(/^[^.]+\.\s+(?=[\p{Lu}“])/u, '')]
      : isDemand
        ? [`${said}.`]
        : [sayFinding(group)],
    why: [],
    move: saysWhatToDo(group) ? [] : orders,
    order: isDemand
      ? `see to ${detailOf(group, noun)}`
      : `go over ${noun}${first === null ? '' : ` in ${first}`}`,
    where:
      first === null || isDemand || isOrder
        ? ''
        : `, ${topic?.unit === 'paragraph' ? 'such as' : 'as in'} ${first}`,
    demand: isDemand ? lowerFirst(said) : null,
    ...(isDemand
      ? { detail: detailOf(group, noun) }
      : first !== null && {
          detail: topic?.unit === 'paragraph' ? `${noun} (${first})` : `${noun} in ${first}`,
        }),
    isSerious: group.isError,
  };
}

/** "the length (199 words written, 400 to 600 asked for)", "the number of sources (3 sources asked for, and …)" */
function detailOf({ message }: Group, noun: string): string {
  const [, wanted, written] =
    /^The instructions ask for ([^;.]+) words; this has ([\d,]*\d)/u.exec(message) ?? [];
  if (wanted !== undefined) return `${noun} (${written ?? ''} words written, ${wanted} asked for)`;
  const [, asked, has] = /^The instructions ask for ([^;.]+); ([^;.,]+)/u.exec(message) ?? [];
  return asked === undefined || has === undefined ? noun : `${noun} (${asked} asked for, and ${has})`;
}

/** How to meet a demand on the whole paper, in terms of this paper; empty where it gives nothing to go by. */
function demandsOf({ topic, check }: Group, facts: Facts): readonly string[] {
  if (check === 'content-too-short') return waysToLengthen(facts);
  if (check === 'content-too-few-sources') return waysToSource(facts);
  return (topic?.how ?? []).map((words) => lowerFirst(words).replace(/\.$/u, ''));
}

function waysToLengthen({ asked, shortest, argument }: Facts): readonly string[] {
  const missing = asked.missing.filter(({ isPart }) => isPart);
  const [first] = missing;
  if (first !== undefined)
    return [
      missing.length === 1
        ? `${first.noun}, which is missing, will fill some of it`
        : 'the missing parts will fill most of it',
    ];
  if (argument.bare !== null) return [`start with ${argument.bare}, which has no case, number or source yet`];
  if (shortest === null || shortest.place === null) return [];
  return [
    `start with ${shortest.place}, which is the shortest paragraph of the body (${figure(shortest.length, 'word')})`,
  ];
}

function waysToSource({ argument, thesis, places: { subject } }: Facts): readonly string[] {
  if (argument.unsourced !== null) return [`begin with a claim such as ${argument.unsourced}`];
  if (thesis !== null && thesis.core !== null) return [`look for studies that test whether ${thesis.core}`];
  return [`look for studies${subject === null ? '' : ` on ${subject}`} that test your main claim`];
}

/** "…; cite the source": the message is followed by what to do. */
function saysWhatToDo({ message }: Group): boolean {
  if (isDirective(/^\p{L}+/u.exec(message)?.[0]?.toLowerCase() ?? '')) return true;
  return isDirective(/;\s+(\p{L}+)/u.exec(message)?.[1] ?? '');
}

const WEAK = 0.6;

/** What to do about a measured side that is low and that no finding spoke of. */
export function weakParts(facts: Facts): readonly Point[] {
  const isWeak = (id: string) =>
    facts.parts.some((part) => part.id === id && part.points < part.maxPoints * WEAK) &&
    !facts.faulted.has(id);
  const base = {
    kind: 'measure',
    claims: [{ is: 'judged', in: 'content' }],
    restsOn: ['score:content'],
    why: [],
    where: '',
    demand: null,
    isSerious: false,
  } as const;
  const points: Point[] = [];
  const { bare, vague } = facts.argument;
  if (isWeak('development') && vague !== null) {
    const where = vague.place === null ? '' : `in ${vague.place}, `;
    points.push({
      ...base,
      name: `what ${vague.quote} means here`,
      issue: [capitalise(`${where}${vague.quote} could be said of many subjects.`)],
      move: ['say what it means here, with an example', 'say what exactly you mean, and give an example'],
      order: `say what you mean by ${vague.quote}`,
    });
  }
  if (isWeak('development') && bare !== null)
    points.push({
      ...base,
      name: bare,
      issue: [`${capitalise(bare)} stays general: it has no case, number or source.`],
      move: ['add one, and say what it shows'],
      order: `develop ${bare}`,
    });
  return points;
}

import type { AskedNote } from './asked/asked-facts.ts';
import { nextMoveFor } from './asked/next-move.ts';
import type { Facts } from './facts.ts';
import { type Group, isSought } from './group-findings.ts';
import { ofBroken, ofMissing, ofPartly } from './points/asked-points.ts';
import { isShortfall, ofGroup, weakParts } from './points/marked-points.ts';
import type { Point } from './points/point.ts';

/** All that there is to say about the content, the most important first. */
export function listPoints(facts: Facts): readonly Point[] {
  const { asked, groups } = facts;
  const told = groups.content.filter((group) => !(isSought(group) || group.check === 'content-off-topic'));
  const dependent = new Set(
    asked.missing.filter(
      ({ isPart, clause, isQuestion, text }) =>
        isPart && (clause === null ? isQuestion !== true : REFERS_BACK.test(text)),
    ),
  );
  const parts = asked.missing.filter(({ isPart }) => isPart);
  // "Respond to it" is told of only where the thing that it answers is there.
  // A claim that was read as the thesis is a position: the paper is not asked for one.
  const isTaken = ({ text }: AskedNote) =>
    (facts.thesis?.reported ?? null) !== null && nextMoveFor(text).name === 'position';
  const isLeaning = (note: AskedNote) =>
    dependent.has(note) && parts.slice(0, parts.indexOf(note)).some((one) => !dependent.has(one));
  const whole = parts.filter((note) => !isTaken(note) && !isLeaning(note));
  const orders = told.filter(isOrder);
  const shortfalls = told.filter((group) => isShortfall(group) && !isOrder(group));
  const partly = asked.partly.filter((note) => !isTaken(note));
  return [
    ...orders.map((group) => ofGroup(group, facts)),
    // The claim of the paper is named once.
    ...whole.map((note, at) => ofMissing(note, at === 0 ? facts : { ...facts, thesis: null })),
    ...partly.filter(({ isPart }) => isPart).map((note) => ofPartly(note, facts)),
    // Rules come behind what the paper has to say.
    ...shortfalls.map((group) => ofGroup(group, facts)),
    ...asked.missing.filter(({ isPart }) => !isPart).map((note) => ofMissing(note, facts)),
    ...partly.filter(({ isPart }) => !isPart).map((note) => ofPartly(note, facts)),
    ...asked.broken.filter(({ isPartly }) => !isPartly).map((note) => ofBroken(note)),
    ...told.filter((group) => !(isShortfall(group) || isOrder(group))).map((group) => ofGroup(group, facts)),
    ...weakParts(facts),
    ...asked.broken.filter(({ isPartly }) => isPartly).map((note) => ofBroken(note)),
  ];
}

/** "Respond to that counterargument": there is none to respond to where it is missing too. */
const REFERS_BACK = /^(?:and |then |also )?\p{L}+ (?:to |on |for |with )?(?:that|this|these|those) \p{L}/iu;

/** What is out of order. */
const isOrder = ({ isError, topic }: Group) => isError && topic?.against === 'structure';

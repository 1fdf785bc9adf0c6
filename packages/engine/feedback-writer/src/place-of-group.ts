import type { Group } from './group-findings.ts';

/** The words at which a group can be seen: “a phrase”, or the sentence that begins “…”. */
export function shownAt({ quote, topic }: Group): string | null {
  if (quote === null) return null;
  return quote.isWhole ? `“${quote.words}”` : `the ${topic?.unit ?? 'passage'} that begins “${quote.words}”`;
}

/** “a phrase” should read “the phrase corrected”; `null` where there is no correction to show. */
export function correction({ quote }: Group, verb: string): string | null {
  if (quote === null || quote.corrected === null) return null;
  return `“${quote.words}” ${verb} “${quote.corrected}”`;
}

/** A message that the check wrote is used only if it fits the tone. */
export function plainMessage({ message }: Group): string {
  return message.replaceAll('!', '.').trim();
}

/** What to do, unless the check's message replaces a quotation and says it already. */
export function adviceFor(group: Group): readonly string[] {
  const saysItself = group.quote === null && /[.?;]\s+\p{L}/u.test(plainMessage(group));
  return group.topic === null || saysItself ? [''] : group.topic.how;
}

const placeholder =
  /^(?:anon(?:ymous)?|unknown|unnamed|participant|student|learner|candidate|user|guest|author|test|demo|n\/a)$/iu;

/**
 * Whether somebody can be addressed by this name. Under blind marking, learning management systems give a number
 * ("Participant 37", in the site's language) or a generic name ("Anonymous Student").
 */
export function isPersonalName(name: string): boolean {
  return !/\p{N}/u.test(name) && !name.split(/[\s,]+/u).some((word) => placeholder.test(word));
}

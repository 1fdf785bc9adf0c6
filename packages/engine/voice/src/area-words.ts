import { areas, type Area } from '@greenpen/paper';

export const AREA_WORDS: Readonly<Record<Area, RegExp>> = {
  grammar:
    /\b(?:grammar|spelling|comma|punctuation|verb|tense|agreement|proofread|fragment|run-on|apostrophe|sentence structure)/iu,
  apa: /\b(?:APA|citations?|cite|references?|reference list|in-text|DOI|bibliograph|hanging indent|ampersand)/iu,
  content:
    /\b(?:argument|counterargument|thesis|evidence|claim|idea|analysis|conclusion|introduction|example|reason|develop|support)/iu,
};

/** The area that a sentence speaks of; the content where it names neither grammar nor sources. */
export function areaOf(sentence: string): Area {
  return areas.find((area) => AREA_WORDS[area].test(sentence)) ?? 'content';
}

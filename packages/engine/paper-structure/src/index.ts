export { captionsOf, hasCaptionStyle } from './captions.ts';
export { foldName, isFamilyName, isInstitution } from './citations/author-names.ts';
export { citationsOf } from './citations/citations.ts';
export { matchCitations, type CitationMatching, type MatchedCitation } from './citations/match-citations.ts';
export { baseYear, yearLetter } from './citations/years.ts';
export { greatestOf, leastOf } from './extremes.ts';
export * from './headings/headings.ts';
export { isListing, isMonospaced } from './listings.ts';
export { oncePerPaper } from './once-per-paper.ts';
export { isProseBlock } from './prose-blocks.ts';
export { looseEntriesOf, referenceEntriesOf } from './references/references.ts';
export { readMlaEntry } from './references/mla-entry.ts';
export { isLooselyEntryShaped, isReferencesLabelOfOtherLanguage } from './sections/labels.ts';
export * from './sections/paper-title.ts';
export * from './sections/sections.ts';
export {
  sentencesOf,
  sentenceSpansIn,
  type Sentence,
  asWrittenIn,
  wordCount,
  wordSpansIn,
} from './sentences.ts';
export { isEverydayWord, isNameParticle, soundsLikePerson } from './title-block/person-evidence.ts';
export type { TitleBlockRole } from './title-block/role-scores.ts';
export { findAuthorNames, titleBlockOf, titleBlockPartsOf } from './title-block/title-block.ts';

export { captionsOf, hasCaptionStyle } from './captions.ts';
export * from './check-description.ts';
export * from './citation.ts';
export * from './extraction.ts';
export { greatestOf, leastOf } from './extremes.ts';
export * from './finding.ts';
export * from './grammar-extent.ts';
export * from './headings.ts';
export { isListing, isMonospaced } from './listings.ts';
export * from './paper.ts';
export * from './section.ts';
export * from './sections.ts';
export * from './sections-title.ts';
export { isEverydayWord, isNameParticle, soundsLikePerson } from './title-block/person-evidence.ts';
export { findAuthorNames, titleBlockOf, titleBlockPartsOf } from './title-block/title-block.ts';
export type { TitleBlockRole } from './title-block/role-scores.ts';
export * from './span.ts';
export { citationsOf } from './citations.ts';
export { oncePerPaper } from './once-per-paper.ts';
export { sentencesOf, sentenceSpansIn, type Sentence } from './sentences.ts';
export { wordCount, wordSpansIn } from './words.ts';
export { readMlaEntry } from './references-mla.ts';
export { referenceEntriesOf } from './references.ts';
export { matchCitations, type CitationMatching, type MatchedCitation } from './citations-matching.ts';
export { baseYear, yearLetter } from './citations-years.ts';
export { foldName, isFamilyName, isInstitution } from './citations-names.ts';
export { isLooselyEntryShaped, isReferencesLabelOfOtherLanguage } from './sections-labels.ts';
export { nameWithStudentFolder, readLmsFileName, type LmsFileName } from './lms-file-name.ts';
export {
  distinctWords,
  foldedWords,
  holdsName,
  inReadingOrder,
  isSameName,
  isSpelledBy,
  mayBeOnePerson,
  nameParticles,
  nameKeys,
  splitName,
} from './student-names.ts';

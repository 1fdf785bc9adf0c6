import type { RequirementLine } from './requirement.ts';

const SECTION_NAMES = String.raw`(?:abstract|introduction|materials and methods|method(?:s|ology)?(?: section)?|results(?: section)?|discussion section|literature review|conclusion|references?(?: (?:list|page|section))?|reference list|list of references|appendix|title page|cover page|works cited(?: (?:list|page))?|literature cited|(?:annotated )?bibliography|executive summary|hypothes[ie]s|thesis statement|running head|table of contents)`;
const SECTION = new RegExp(String.raw`\b${SECTION_NAMES}\b`, 'giu');
const INCLUDES = String.raw`(?:include|includes|including|contain|contains|has|have|with|add|attach|provide|begin with|end with|start with|finish with|must be|put in|supply|followed by)`;
const SECTIONS = new RegExp(String.raw`\b${INCLUDES}\b[^.;?]*?\b${SECTION_NAMES}\b[^.;?]*`, 'iu');
/** "under the following headings: Background, Evidence, and Recommendation". */
const HEADINGS =
  /(?:,?\s*(?:organized|arranged|divided)?\s*(?:under|using|with|into)\s+)?(?:the\s+)?(?:following\s+)?(?:headings|sections)\s*:\s*([^.;:?]+)/iu;
/** "With the headings Background, Evidence, and Recommendation". */
const NAMED_HEADINGS =
  /(?:,?\s*(?:organized |arranged |divided )?(?:under|using|with|into)\s+)?(?:the\s+)?(?:following\s+)?(?:headings|sections)\s+((?:\p{Lu}[\p{L}-]*(?: (?:(?:and|of|the) )?\p{L}[\p{L}-]*){0,3},\s+)+(?:and\s+)?\p{Lu}[\p{L}-]*)/u;
const AMOUNT = String.raw`(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)`;
const SECTION_COUNT = new RegExp(
  String.raw`\b(?:(?:at least|a minimum of)\s+)?${AMOUNT}\s+(?:main |major |distinct |labeled )?(?:sections|parts)\b,?\s*(?:each\s+)?(?:with|under)\s+(?:its|their|an?)\s+(?:own\s+)?headings?\b|\b(?:each|every)\s+\p{L}+\s+(?:with|under)\s+(?:its|an?)\s+(?:own\s+)?heading\b`,
  'iu',
);

/** "A testable hypothesis" is something to say in a section. */
const SAYS_SOMETHING = /^(?:(?:an?|the|your)\s+)?\p{L}+\s+(?:hypothes[ie]s|thesis statement)\b/iu;

/** Whether a listed item is a section by its first noun: "a conclusion", "an introduction with a clear thesis". */
export function isSectionItem(given: string): boolean {
  // Only its first words matter.
  const item = given.slice(0, 200);
  const isNamed = new RegExp(
    String.raw`^(?:an?\s+|the\s+|your\s+|\p{L}+\s+)?${SECTION_NAMES}\b(?!\s+(?:should|must|is|are|will|needs?|has)\b)`,
    'iu',
  );
  const bare = item
    .replace(/\s*\([^)]*\)/gu, '')
    .replace(/[.:]$/u, '')
    .trim();
  if (SAYS_SOMETHING.test(bare)) return false;
  return isNamed.test(item) || /^(?:discussion|title)$/iu.test(bare);
}

/** "Abstract of 100 to 150 words." as a sentence of its own. */
export function isSectionFragment(sentence: string): boolean {
  const isShort = new RegExp(
    String.raw`^(?:an?\s+|the\s+|your\s+|\p{L}+\s+)?(?:${SECTION_NAMES}|title|discussion)(?:$|\s*[(,:–-]|\s+(?:of|with|in|and|that|including|page|section)\b)`,
    'iu',
  );
  return isShort.test(sentence);
}

/** Whether an object is the name of a section and nothing else: "a title page". */
export function isSectionName(object: string): boolean {
  const name = String.raw`^(?:(?:an?|the|your)\s+)?(?:\p{L}+\s+){0,2}(?:\([^)]*\)\s+)?${SECTION_NAMES}$`;
  return new RegExp(name, 'iu').test(object.trim()) && !SAYS_SOMETHING.test(object.trim());
}

/** Adds the sections that a clause names, and gives the rest of it. */
export function readSections(clause: string, measured: RequirementLine[]): string {
  let rest = clause;
  const headings = HEADINGS.exec(rest) ?? NAMED_HEADINGS.exec(rest);
  if (headings !== null) {
    for (const name of (headings[1] ?? '').split(/,\s*(?:and\s+)?|\s+and\s+/u)) {
      if (name.trim() !== '')
        measured.push({ kind: 'section', text: name.trim(), asWritten: headings[0].trim() });
    }
    rest = rest.replace(headings[0], ' ');
  }
  const counted = SECTION_COUNT.exec(rest)?.[0];
  if (counted !== undefined) {
    measured.push({ kind: 'section', text: counted, asWritten: counted });
    rest = rest.replace(counted, ' ');
  }
  const sections = SECTIONS.exec(rest)?.[0];
  if (sections !== undefined) {
    const named = [...sections.matchAll(SECTION)].map(({ 0: name }) => name);
    const asWritten = sections.trim();
    if (isOnlyNames(sections, named)) {
      for (const name of named) measured.push({ kind: 'section', text: name, asWritten });
      rest = rest.replace(sections, ' ');
    }
  }
  return rest;
}

const FILLER =
  /^(?:include|includes|including|contain|contains|have|with|begin|start|finish|provide|attach|supply|followed|section|sections|must|your|formatted|proper|complete|full|separate|brief|short|correct|properly|text|citations)$/iu;

/** Whether a list of sections names them and nothing to say in them. */
function isOnlyNames(sections: string, named: readonly string[]): boolean {
  let left = sections;
  for (const name of named) left = left.replace(name, ' ');
  const words = left.match(/\p{L}+/gu) ?? [];
  return words.every((word) => word.length <= 3 || FILLER.test(word) || /^APA$/u.test(word));
}

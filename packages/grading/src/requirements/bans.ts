import type { RequirementKind, RequirementLine } from './requirement.ts';
import { isSectionName } from './sections.ts';

const USING = String.raw`(?:us(?:e|ing)|cit(?:e|ing)|rely(?:ing)?\s+(?:only\s+|solely\s+)?(?:on|upon)|includ(?:e|ing)|insert(?:ing)?|quot(?:e|ing)|consult(?:ing)?|draw(?:ing)?\s+on|refer(?:ring)?\s+to|writ(?:e|ing)(?:\s+(?:this|your\s+\p{L}+|it))?\s+in|employ(?:ing)?|add(?:ing)?|put(?:ting)?\s+in|speak(?:ing)?\s+in)`;
/** "Do not use Wikipedia", "avoid writing in the first person", "you may not cite blogs". */
const NEGATED_USE = new RegExp(
  String.raw`^(?:please\s+)?(?:(?:you|students|(?:the|your)\s+\p{L}+)\s+)?(?:(?:do|should|must|may|can|could|shall|will|is to|are to)\s*(?:not|n['’]t)|cannot|never|avoid|refrain from|without)\s+(?:ever\s+)?${USING}\s+(.+)$`,
  'iu',
);
/** "No first person", "avoid contractions". */
const NOTHING_OF = /^(?:please\s+)?(?:avoid(?:\s+(?:all|any|the))?|no)\s+([\p{L}"“][^.?!:]*)(?::.*)?$/iu;
/** "Do not retell the case", "avoid summarizing the plot". */
function forbidsToSay(clause: string): boolean {
  const said =
    /^(?:please\s+)?(?:(?:do\s*not|don['’]t|never)\s+(?:just\s+|simply\s+|merely\s+)?(\p{L}+)|avoid\s+(\p{L}+ing))\s+(?=\p{L})/iu.exec(
      clause,
    );
  const [, verb = '', gerund = ''] = said ?? [];
  const isSaid = SAYS.test(verb) || SAYS.test(gerund.replace(/ing$/iu, ''));
  return (
    isSaid &&
    !CONDUCT.test(clause) &&
    !/\b(?:these|this|your|the) (?:questions?|instructions|prompt)\b/iu.test(clause)
  );
}

const SAYS =
  /^(?:analy[sz]e?|answer|argue?|attack|begin|choose|compare?|copy|critici[sz]e?|end|define?|describe?|discuss|evaluate?|explain|give?|judge?|identify|interview|list|mention|name?|narrate?|open|pick|praise|paraphrase?|paste?|quote?|recount|repeat|report|restate?|retell|review|rewrite?|select|start|state?|summari[sz]e?|tell|write?)$/iu;

/** "Do not put your name on the paper". */
const NAME_ON_PAGE =
  /^(?:please\s+)?(?:do\s*(?:not|n['’]t)|never)\s+(?:put|write|place|include|print|type)\s+(?:your|the)\s+(?:name|student)\b/iu;

/** "Blogs and Wikipedia are not acceptable", "websites may not be used". */
const NOT_ACCEPTED =
  /^([^.?!]{3,80}?)\s+(?:(?:is|are)\s*(?:not|n['’]t)\s+(?:an?\s+)?(?:acceptable|allowed|permitted|accepted|valid|credible|appropriate|scholarly)|(?:may|can|should|must|will)\s*not\s+(?:be (?:used|cited|accepted)|count)|(?:do|does)\s*(?:not|n['’]t)\s+count|cannot\s+be\s+(?:used|cited)|(?:is|are)\s+(?:prohibited|forbidden)|(?:should|must|are to) be avoided)\b/iu;

const PERSON =
  /\b(?:first|second|1st|2nd)[\s-](?:or\s+(?:second|2nd)[\s-])?person\b|^["“'‘]?I["”'’]?(?:$|[\s,.])|["“'‘]I,?["”'’]/u;
const WORKS =
  /\b(?:sources?|references?|citations?|wikis?|wikipedia|blogs?|web\s?sites?|web\s?pages?|web|internet|encyclop(?:a?e)dias?|dictionar(?:y|ies)|textbooks?|articles?|magazines?|newspapers?|news|social media|youtube|videos?|sparknotes|cliffsnotes|chatgpt|google|books?|studies|journals?|interviews?)\b/iu;
/** What is not on the page: help, tools and conduct. */
const CONDUCT =
  /\b(?:AI|A\.I\.|artificial intelligence|generative|phones?|calculators?|notes|laptops?|devices|help from|translat\w+|late|exceptions|extensions?|emails?|plagiari\w+|collaborat\w+|partners?|each other|another student|mistakes?|errors?|problems?|confusion|penalt\w+|need to|more than|one (?:right|correct)|fewer than|less than|later than|single)\b/u;
const WITHIN_LIMIT = /^(?:more|fewer|less|older|longer|later)\b/iu;
/** "No sources are required" leaves it open; "no sources are needed or allowed" does not. */
const forbids = (object: string): boolean =>
  !/\b(?:required|needed|necessary|expected)\b/iu.test(object) || /\b(?:allowed|permitted)\b/iu.test(object);

/** What a ban without "use" can be about. */
const OF_FORM =
  /^(?:contractions?|slang|jargon|bullet|bulleted|abbreviations|passive|clich[eé]s?|(?:direct |long |block )?quot\p{L}+|rhetorical|colloquial|exclamation|headings|footnotes|(?:the )?passive)\b/iu;

/** "No graphs", and not "no lesson means no reflection" or "no late work". */
const NAMES_THING =
  /^(?!(?:one|matter|problem|doubt|wonder|longer|way|thanks|excuses|extensions?|exceptions?|surprises|classes|class|make-?ups?|submissions?|drafts?|group|partial|extra|credit|minimum|maximum|specific|particular|set|formal|prior|special|right|wrong|need)\b)(?!.*\b(?:is|are|was|means?|will|can|may|has|have|do|does|counts?|matters?|accepted|permitted)\b)\p{L}/iu;

/** A clause that forbids something that can be seen on the page, as a line that says what the paper is without. */
export function readBan(clause: string): RequirementLine | null {
  const bare = clause.replace(/[.!;,\s]+$/u, '');
  const [refused = '', accepted] = NOT_ACCEPTED.exec(bare) ?? [];
  if (accepted !== undefined) return readRefused(accepted, bare, bare.slice(refused.length));
  const used = NEGATED_USE.exec(bare)?.[1];
  const object = used ?? NOTHING_OF.exec(bare)?.[1];
  const named =
    object === undefined || NAME_ON_PAGE.test(bare) ? null : readObject(object, bare, used !== undefined);
  if (named !== null) return named;
  if (!NAME_ON_PAGE.test(bare) && !forbidsToSay(bare)) return null;
  return { kind: 'format', text: bare.replace(/^please\s+/iu, ''), asWritten: bare };
}

/** "Blogs" of "blogs are not acceptable". */
function readRefused(object: string, asWritten: string, tail: string): RequirementLine | null {
  if (WORKS.test(object) || /\bsources?\b/iu.test(tail)) return ban('sources', object, asWritten);
  if (PERSON.test(object)) return ban('person', personOf(object), asWritten);
  return OF_FORM.test(object) ? ban('format', object, asWritten) : null;
}

/** "Blogs" of "do not cite blogs" (`isUsed`) or of "no blogs". */
function readObject(object: string, asWritten: string, isUsed: boolean): RequirementLine | null {
  if (WITHIN_LIMIT.test(object) || !forbids(object)) return null;
  if (PERSON.test(object)) return ban('person', personOf(object), asWritten);
  if (CONDUCT.test(object) && !/\bas (?:an? )?sources?\b/iu.test(object)) return null;
  if (WORKS.test(object))
    return /^(?:sources?|references?)$/iu.test(object) ? null : ban('sources', object, asWritten);
  const names = object.replace(/,?\s+please$/iu, '').split(/,\s*(?:or\s+|and\s+)?|\s+(?:or|and)\s+/u);
  if (names.every(isSectionName)) return ban('section', object, asWritten);
  // "Avoid repeating yourself" is about what is said.
  const isShort = object.split(/\s+/u).length <= 6 && !/^(?:the|your|this|these|it|them)\b/iu.test(object);
  const isForm = isUsed || OF_FORM.test(object) || (/^no\b/iu.test(asWritten) && NAMES_THING.test(object));
  return isShort && isForm ? ban('format', object, asWritten) : null;
}

function ban(kind: RequirementKind, object: string, asWritten: string): RequirementLine {
  const bare = object
    .replace(/\s+(?:is|are|may|can|should|must|will)\s.*$/iu, '')
    .replace(/^(?:any|an?|the)\s+|,?\s+please$|\s+(?:where|when|if|whenever) (?:you can|possible)$/giu, '')
    .replace(/,?\s+and\s+(?=[^,]*$)/u, (and) => (and.startsWith(',') ? ', or ' : ' or '))
    .trim();
  return {
    kind,
    text: `No ${/^(?:\p{Lu}\p{Ll}*\p{Lu}|Wiki|You|Google|Spark|Cliff|Internet|I\b)/u.test(bare) ? bare : lowerFirst(bare)}`,
    asWritten,
  };
}

function personOf(object: string): string {
  if (/\bperson\b/iu.test(object))
    return (
      /(?:first|second)[\s-](?:or\s+second[\s-])?person/iu.exec(object)?.[0]?.toLowerCase() ?? 'first person'
    );
  return 'first person (“I”)';
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

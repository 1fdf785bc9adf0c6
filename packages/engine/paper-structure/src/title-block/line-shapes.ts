import { isPersonShaped, personsIn } from './person-evidence.ts';

/** UTF-16 units. A longer line is text: no part of a title block is as long, and patterns stay quick. */
export const LONGEST_LINE = 400;

const MONTH =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const DAY = String.raw`\d{1,2}(?:st|nd|rd|th)?`;
const WEEKDAY = String.raw`(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\s+)?`;
const LABEL = String.raw`(?:(?:due(?:\s+date)?|date(?:\s+(?:due|submitted))?|submitted(?:\s+on)?|submission\s+date)\s*:?\s+)?`;
/** The whole line is a date or a term: a title may hold one, "September 11 and After". */
const DATE_LINE = new RegExp(
  `^${LABEL}${WEEKDAY}(?:(?:${MONTH})\\.?\\s+(?:${DAY},?\\s+)?\\d{4}|${DAY}\\s+(?:of\\s+)?(?:${MONTH})\\.?,?\\s+\\d{4}|\\d{1,4}[/.-]\\d{1,2}[/.-]\\d{2,4}|(?:spring|summer|fall|autumn|winter)(?:\\s+(?:term|semester|quarter|session))?,?\\s+(?:of\\s+)?\\d{4}|(?:${MONTH})\\.?\\s+${DAY})$`,
  'iu',
);
const DATE_LABEL = /^(?:due(?:\s+date)?|date(?:\s+(?:due|submitted))?)\s*:/iu;
const DATE_INSIDE = new RegExp(
  `\\b(?:${MONTH})\\.?\\s+(?:${DAY},?\\s+)?\\d{4}\\b|\\b${DAY}\\s+(?:${MONTH})\\.?,?\\s+\\d{4}\\b|\\b(?:spring|summer|fall|autumn|winter)\\s+\\d{4}\\b`,
  'iu',
);

/** Kinds of institution whose name may follow without "of": "Universidad Nacional", "Institut Pasteur". */
const ROMANCE_KIND =
  'Universidad|Universidade|Université|Università|Universität|Universiteit|Hochschule|Instituto|Institut|École|Escuela|Facultad|Faculté|Departamento|Colegio';
const KIND = `University|College|Institute|School|Academy|Polytechnic|Seminary|Conservatory|Department|Dept\\.?|Faculty|Division|Center|Centre|${ROMANCE_KIND}`;
const OWN_WORD = String.raw`(?:[\p{Lu}\d][\p{L}\p{M}\p{N}’'.-]*|&)`;
/** "Hill State University", "The Wharton School": capitalised words up to the kind of institution. */
const KIND_LAST = new RegExp(
  String.raw`^(?:The\s+|A\s+)?(?:${OWN_WORD}\s+(?:(?:and|of|the)\s+(?=\p{Lu}))?){1,6}(?:${KIND})$`,
  'u',
);
/** "University of Ghana", "Department of Nursing and Health", "School for Social Work". */
const KIND_FIRST = new RegExp(
  String.raw`^(?:The\s+)?(?:${OWN_WORD}\s+){0,4}(?:${KIND})\s+(?:of|for|at|de|da|do|del|di|für|des|du|d['’])\s*(?:(?:the|la|las|los|el)\s+)?${OWN_WORD}(?:\s+(?:(?:and|of|for|in|the|de|la|del|du|y|e|et|und|at)\s+){0,2}${OWN_WORD}){0,8}$`,
  'u',
);
const KIND_NAMED = new RegExp(
  String.raw`^(?:${OWN_WORD}\s+){0,3}(?:${ROMANCE_KIND})(?:\s+(?:(?:de|del|la|du|des|di|da|do|für|der)\s+){0,2}${OWN_WORD}){1,6}$`,
  'u',
);
const HAS_KIND = new RegExp(String.raw`(?<![\p{L}])(?:${KIND})(?![\p{L}])`, 'iu');
const ACRONYM = /^\p{Lu}{2,6}$/u;

const CODE = String.raw`\p{Lu}{2,6}[\s-]?\d{2,5}\p{L}?(?:[-.]\d{1,3})?`;
const COURSE_START = new RegExp(
  String.raw`^(?:(?:course|class)(?:\s+(?:name|title|number|code))?\s*:?\s+)?${CODE}(?![\p{L}\p{N}])`,
  'u',
);
const COURSE_END = new RegExp(String.raw`[\s(]${CODE}\)?$`, 'u');
const COURSE_LABEL = /^(?:course|class|module|section)(?:\s+(?:name|title|number|no\.?|code))?\s*:/iu;
const SUBJECT_NUMBER =
  /^\p{Lu}\p{L}+(?:\s+(?:and\s+)?\p{Lu}\p{L}+){0,3}\s+(?:[IVX]{1,4}|\d{3,4}\p{L}?)(?:[,:–-]\s.*)?$/u;
const SURVEY =
  /^(?:introduction|intro|foundations?|principles|fundamentals|seminar|topics|advanced topics|survey)\s+(?:to|of|in)\s+\p{Lu}/iu;
const SECTION = /^(?:section|period|group|class)\s+(?:\d{1,3}|[A-Z])$/iu;

const INSTRUCTOR_LABEL =
  /^(?:(?:course\s+)?instructor|teacher|tutor|lecturer|supervisor|advisor|professor)(?:['’]s name|\s+name)?\s*:|^(?:submitted|presented)\s+to\b/iu;
const HONORIFIC =
  /^(?:(?:assistant|associate|adjunct|visiting)\s+)?(?:dr|prof|professor|mr|ms|mrs|mx|miss|sir|instructor|teacher|tutor|lecturer|mme|sra?|dra?|mtr[ao]|herr|frau)\b\.?\s+(?:dr\.?\s+)?/iu;
const AFTER_NAME = /,\s*(?:ph\.?\s?d\.?|ed\.?\s?d\.?|instructor|professor|lecturer)(?:,.*)?$/iu;

const AUTHOR_LABEL =
  /^(?:student(?:'s|’s)?\s+name|students?|name|author|submitted by|prepared by|written by|by)(?:\s*:\s*|\s+[–-]\s+)(?=\S)|^student(?:'s|’s)?\s+name\s+(?=\p{Lu})/iu;
const TASK =
  /^(?:(?:week|module|unit|assignment|discussion|essay|paper|project|homework|chapter|lab|exam|quiz)\s*(?:#\s*)?(?:\d{1,2}|one|two|three|four|five|six|seven|eight)\b.{0,40}|(?:(?:final|first|second|rough|midterm|research|term|reflection|position|response|argumentative|capstone)\s+){1,2}(?:paper|essay|draft|project|report|exam|assignment|reflection)(?:\s+(?:\d|draft|\p{L}+))?|assignment|discussion(?: post)?)$/iu;
const FORM_LINE =
  /^(?:running head\b|author(?:['’]s)? note$|students?(?:['’]s)?\s+(?:id|number)\b|student\s*#|word count\b|word total\b|by$|key\s?words\s*:|in partial fulfil+ment\b|a (?:paper|thesis|dissertation|report|essay)\s+(?:submitted|presented)\b|submitted in\b|(?:hello|hi|dear)\b.{0,40}[,!]$|wordcount\b|page \d+|id\s*[:#]|e-?mail\s*:)|orcid\.org|^\S+@\S+\.\S+$|^[\d\s().#-]+$/iu;

export function isDateLine(text: string): boolean {
  return text.length <= LONGEST_LINE && (DATE_LINE.test(text) || DATE_LABEL.test(text));
}

export function holdsDate(text: string): boolean {
  return text.length <= LONGEST_LINE && (DATE_INSIDE.test(text) || isDateLine(text));
}

/** 4: the line as a whole names an institution; 1: it speaks of one; -1.5: neither. */
export function affiliationScore(line: string): number {
  if (line.length > LONGEST_LINE) return -3;
  const text = line
    .replace(/^[\d*†‡§¹²³]+\s*/u, '')
    .replace(/^(?:affiliation|institution|school|university)\s*:\s*/iu, '');
  if (/[?!“”"]|:\s/u.test(text)) return -3;
  const parts = text.split(/\s*[,;|–—]\s*|\s+-\s+|\s+at\s+(?=the\s|\p{Lu})/u).filter((part) => part !== '');
  const named = parts.filter((part) => isInstitution(part));
  if (named.length === parts.length && named.length > 0) return 4;
  if (named.length > 0 && parts.every((part) => isInstitution(part) || isProper(part))) return 3.5;
  if (ACRONYM.test(text)) return 1;
  if (HAS_KIND.test(text)) return 0.5;
  return isProper(text) ? -0.5 : -1.5;
}

/** A kind of institution with a name of its own: not "The Cost of College" and not "The University in Ruins". */
function isInstitution(part: string): boolean {
  if (/^(?:the|a|my|our|your|this|going|life|why|how)\s+(?:college|university|school)$/iu.test(part))
    return false;
  if (KIND_FIRST.test(part)) return !/^(?:The\s+)?\p{Lu}[\p{L}-]*ing\s/u.test(part);
  if (KIND_LAST.test(part))
    return !/\b(?:and|of|the)\s+(?:the\s+)?\p{L}+$/u.test(part) && !/^\p{Lu}[\p{L}-]*ing\s/u.test(part);
  return KIND_NAMED.test(part);
}

function isProper(part: string): boolean {
  return /^(?:\p{Lu}[\p{L}\p{M}.’'-]*)(?:\s+(?:(?:of|and|de|the)\s+)?\p{Lu}[\p{L}\p{M}.’'-]*){0,4}$/u.test(
    part,
  );
}

export function courseScore(text: string): number {
  if (text.length > LONGEST_LINE) return -1;
  if (COURSE_LABEL.test(text)) return 6;
  if (COURSE_START.test(text)) return text.endsWith('?') ? 0 : 4;
  if (SECTION.test(text)) return 3;
  if (SUBJECT_NUMBER.test(text)) return 3;
  if (COURSE_END.test(text)) return 2.5;
  return SURVEY.test(text) ? 1.5 : -1;
}

export function instructorScore(text: string): number {
  if (text.length > LONGEST_LINE) return -2;
  if (INSTRUCTOR_LABEL.test(text)) return 6;
  const honorific = HONORIFIC.exec(text)?.[0];
  if (honorific !== undefined) {
    const persons = personsIn(text.slice(honorific.length).split(/\s*[,;|–]\s*/u)[0] ?? '');
    return persons.length > 0 && persons.every(isPersonShaped) ? 5 : -2;
  }
  if (AFTER_NAME.test(text) && isPersonShaped(text.replace(AFTER_NAME, ''))) return 2;
  return -2;
}

/** The name behind "Name:" or "Submitted by:"; `null` without such a label. */
export function labelledAuthor(text: string): string | null {
  const label = text.length > LONGEST_LINE ? undefined : AUTHOR_LABEL.exec(text)?.[0];
  return label === undefined ? null : text.slice(label.length).trim();
}

/** "Assignment 3", "Final Paper": what was set, which is a title only where there is no other. */
export function isTask(text: string): boolean {
  return text.length <= LONGEST_LINE && TASK.test(text);
}

/** Lines of forms: running heads, identity numbers, addresses, greetings. */
export function isFormLine(text: string): boolean {
  return text.length <= LONGEST_LINE && FORM_LINE.test(text);
}

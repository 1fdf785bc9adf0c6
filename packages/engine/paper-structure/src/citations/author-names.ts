/** Particles before a family name that belong to it. */
const PARTICLES =
  "van|von|der|den|de|del|della|di|da|dos|das|du|la|le|los|las|el|al|bin|ibn|ben|ter|ten|zu|af|av|y|e|st\\.|d’|d'";

const CONNECTORS =
  'of|for|the|and|&|in|on|to|at|with|from|by|a|an|or|v\\.|vs\\.|de|la|del|und|für|et|des|des|du';

const CAPITAL_WORD = String.raw`[@"“]?(?:[dDlLO]['’])?[\p{Lu}][\p{L}\p{M}\p{N}.'’&\/–‐‑-]*[”"]?`;

const PERSON = new RegExp(
  String.raw`^(?:(?:${PARTICLES})\s+){0,3}${CAPITAL_WORD}(?:\s+(?:(?:${PARTICLES})\s+){0,2}${CAPITAL_WORD}){0,3}$`,
  'u',
);

const FAMILY_ONLY = new RegExp(
  String.raw`^(?:(?:${PARTICLES}|Van|Von|De|Del|Della|Di|Da|Du|La|Le|Mac|St\.|San|Santa|Ben|Al|El)\s+){0,3}[\p{Lu}][\p{L}\p{M}'’‐‑-]+(?:\s+(?:Jr\.?|Sr\.?|I{2,3}|IV))?$`,
  'u',
);

const GROUP = new RegExp(
  String.raw`^(?:${CAPITAL_WORD}|\d{1,4}(?:st|nd|rd|th)?)(?:,?\s+(?:${CAPITAL_WORD}|${CONNECTORS}|\d{1,4}|\(\p{Lu}{2,8}\))){0,18}$`,
  'u',
);

const INSTITUTION =
  /\b(?:academ(?:y|ies)|act|administration|agenc(?:y|ies)|alliance|association|authority|bank|board|bureau|cent(?:er|re)s?|church|clinic|coalition|college|commission|committee|company|conference|congress|consortium|convention|corporation|council|court|department|division|education|engineering|federation|force|foundation|fund|government|group|health|hospital|humanities|inc|initiative|institutes?|international|journal|labor|library|medicine|ministry|museum|nations?|national|network|news|office|organi[sz]ation|parliament|partnership|police|press|prevention|program(?:me)?|project|research|schools?|sciences?|security|senate|services?|society|states|statistics|studies|survey|team|technology|times|trade|trust|union|university|welfare|world)\b/i;

/** Capitalised words that are no author, even beside a year. */
const NOT_AN_AUTHOR =
  /^(?:january|february|march|april|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|monday|tuesday|wednesday|thursday|friday|saturday|sunday|spring|summer|fall|autumn|winter|figures?|tables?|fig|chapters?|sections?|appendix|appendices|equations?|eq|experiments?|study|studies|version|volume|vol|issue|part|phase|wave|model|group|time|day|week|year|age|grade|mean|median|range|total|sample|note|panel|item|step|level|class|code|room|page|pages|line|lines|est|founded|born|died|circa|since|during|before|after|until|between|throughout|reprinted|revised|updated|accessed|retrieved|published|version|edition|ed|copyright|sd|df|ci|ibid|personal)$/i;

export function isPersonName(name: string): boolean {
  return PERSON.test(name) && !INSTITUTION.test(name);
}

/** A family name without given names: "Diaz", "van der Berg", "Garcia-Preto", "De Vries". */
export function isFamilyName(name: string): boolean {
  return FAMILY_ONLY.test(name) && !INSTITUTION.test(name) && !isNotAnAuthor(name);
}

export function isGroupName(name: string): boolean {
  return name.length <= 160 && GROUP.test(name);
}

export function isInstitution(name: string): boolean {
  return INSTITUTION.test(name);
}

export function isNotAnAuthor(name: string): boolean {
  if (/^May \d/u.test(name)) return true;
  return name
    .split(/[\s,]+/u)
    .some((word, index) => (index === 0 || MONTH.test(word)) && NOT_AN_AUTHOR.test(word.replace(/\.$/u, '')));
}

const MONTH =
  /^(?:january|february|april|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/i;

/** A name in one spelling: no accents, no case, no punctuation, so that "Köroğlu" equals "Koroglu". */
export function foldName(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .replaceAll('ß', 'ss')
    .replaceAll('ı', 'i')
    .replaceAll('&', ' and ')
    .replaceAll(/['’.]/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

import { meansPerson } from './person-nouns.ts';

/** Nouns that hardly ever stand alone in the singular: add a word, nothing else. */
const COUNTED: ReadonlySet<string> = new Set(
  `accident actor agency album animal apartment app appointment author bag barrier bill bird boat book bottle box branch bridge
  bus camera campaign candidate car card chair chapter citizen city classroom client coach column company computer
  conclusion contract corner country couple criterion critic cup customer deadline decade decision dictionary dilemma
  document dog door employer engine essay example experiment factor factory farm farmer flower framework
  garden girl goal graph guide hero hospital hotel hypothesis idea incident individual instrument interview item job
  journal journey kingdom lab laboratory lake lawyer lesson library limitation list machine magazine majority map
  mechanism  mile minority mistake month mountain museum narrative narrator nation neighborhood network newspaper
  novel nurse obstacle officer option organ overview pair paragraph parent park participant partner patient pattern
  person phenomenon phrase planet player poem poet politician problem procedure profile program question
  questionnaire recommendation relationship report republic researcher restaurant road room scenario schedule scholar
  school scientist semester slave soldier solution song statement stereotype store strategy student suggestion survey
  symptom table task teacher team teenager tendency thesis tool town train trait tree tribe trip truck university valley
  variable vehicle version victim video viewpoint village visitor voter wall weapon website week window woman workplace
  writer year`.split(/\s+/),
);

/** Nouns that may also stand for something in general: "study", "difference". */
const OFTEN_COUNTED: ReadonlySet<string> = new Set(
  `advantage answer approach area argument aspect attempt case cause challenge chance change choice concept
  consequence contribution difference difficulty disadvantage discovery effect effort element event exception explanation
  feature finding image impact improvement increase influence issue opinion habit memory dream goal plan member method part place point possibility process reason
  reduction response result role sign situation skill source step story study success system theory thing threat topic
  trend way work area`.split(/\s+/),
);

/** True for a noun that needs an article or another determiner in the singular; takes small letters. */
export function needsDeterminer(noun: string): boolean {
  return COUNTED.has(noun) || meansPerson(noun);
}

/** True for a noun that has an article where an adjective such as "first" or "important" stands before it. */
export function mostlyNeedsDeterminer(noun: string): boolean {
  return OFTEN_COUNTED.has(noun) || needsDeterminer(noun);
}

/** Nouns that take neither "a" nor a plural. */
export const uncountable: ReadonlySet<string> = new Set(
  `advice information furniture equipment homework luggage baggage weather traffic progress evidence software hardware
  research feedback machinery scenery money music luck news garbage jewelry housework
  electricity pollution poverty unemployment transportation happiness`.split(/\s+/),
);

export const wordsIn = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/u));

export const DETERMINERS = wordsIn(
  'a an the this that these those each every both many several few some any no one two three four five six seven eight nine ten its their his her our my your such another all most',
);
export const PREPOSITIONS = wordsIn(
  'of in on at for with by about against between into through during from over under toward towards without across among per via regarding concerning behind beyond near inside outside within throughout after before since until despite than as like around',
);
/** What can follow a noun phrase: its verb in a form that no noun has, or the next clause. */
export const FOLLOWERS = wordsIn(
  'is are was were can could may might must should will would has have had do does did cannot and or but nor that which who whose whom where when because so while although if',
);
export const FINITE = wordsIn(
  'is are was were can could may might must should will would has have had do does did',
);
/** Words that belong to no noun phrase. */
export const OTHERS = wordsIn(
  `i me you he him she it we us they them who whom to not also only even just still very too more less much often never always ever already soon then
  thus therefore however because although though while when where why how what which whether if unless and or but nor so yet be been being am been get
  gets got make makes made let lets there here again once rather quite instead perhaps maybe almost else myself yourself itself themselves himself
  herself ourselves really well now today yes up down out off back away together alone own same other others first second third last next further`,
);
/** Nouns and adjectives that papers on any subject use. */
export const GENERAL = wordsIn(
  `people person persons someone everyone thing things way ways time times example examples paper papers essay essays study studies research researcher researchers
  article articles author authors case cases fact facts point points part parts number numbers amount amounts kind kinds type types year years month months week
  weeks day days hour hours minute minutes percent percentage result results finding findings evidence data argument arguments reason reasons question questions
  problem problems issue issues topic topics idea ideas life lives world society lot lots place places group groups order addition conclusion introduction
  paragraph section page pages general particular short long important different many various good bad better best worse great big small large high low new old
  recent past present future current end beginning middle start side sides hand hands top bottom average total rest half word words something nothing anything
  everything everybody nobody anybody others most chance random home work course class school-wide sort matter terms view views opinion opinions effect effects
  cause causes change changes difference differences level levels form forms need needs use uses set sense basis term role aspect aspects factor factors situation
  situations position claim claims response answer answers option options step steps goal goals purpose process list lists line lines name names january february
  march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday summer winter spring fall autumn morning
  afternoon evening night semester term quarter professor dr mr mrs ms figure table appendix chapter volume university press journal college references sources source
  ones whole strong weak true false right wrong comparable concept concepts theory theories public private same alot`,
);

/** Base form, past tense and participle; two forms of one tense are joined by a slash. */
const VERBS = `
  arise arose arisen, awake awoke awoken, be was/were been, bear bore borne/born, beat beat beaten,
  become became become, befall befell befallen, begin began begun, behold beheld beheld, bend bent bent,
  beset beset beset, bet bet bet, bid bid bid, bind bound bound, bite bit bitten, bleed bled bled, blow blew blown,
  break broke broken, breed bred bred, bring brought brought, broadcast broadcast broadcast, build built built,
  burn burned/burnt burned/burnt, burst burst burst, bust bust bust, buy bought bought, cast cast cast,
  catch caught caught, choose chose chosen, cling clung clung, come came come, cost cost cost, creep crept crept,
  cut cut cut, deal dealt dealt, dig dug dug, dive dived/dove dived, do did done, draw drew drawn,
  dream dreamed/dreamt dreamed/dreamt, drink drank drunk, drive drove driven, dwell dwelt/dwelled dwelt/dwelled,
  eat ate eaten, fall fell fallen, feed fed fed, feel felt felt, fight fought fought, find found found,
  fit fit/fitted fit/fitted, flee fled fled, fling flung flung, fly flew flown, forbid forbade forbidden,
  forecast forecast forecast, foresee foresaw foreseen, foretell foretold foretold, forget forgot forgotten,
  forgive forgave forgiven, forgo forwent forgone, freeze froze frozen, get got got/gotten, give gave given,
  go went gone, grind ground ground, grow grew grown, hang hung/hanged hung/hanged, have had had, hear heard heard,
  hide hid hidden, hit hit hit, hold held held, hurt hurt hurt, input input input, inset inset inset, keep kept kept,
  kneel knelt/kneeled knelt/kneeled, knit knit knit, know knew known, lay laid laid, lead led led, lean leaned/leant leaned/leant,
  leap leaped/leapt leaped/leapt, learn learned/learnt learned/learnt, leave left left, lend lent lent, let let let,
  lie lay lain, light lit/lighted lit/lighted, lose lost lost, make made made, mean meant meant, meet met met,
  mislay mislaid mislaid, mislead misled misled, misread misread misread, mistake mistook mistaken,
  misunderstand misunderstood misunderstood, mow mowed mown/mowed, offset offset offset, outdo outdid outdone,
  outgrow outgrew outgrown, output output output, outrun outran outrun, overcome overcame overcome,
  overdo overdid overdone, overeat overate overeaten, overhear overheard overheard, override overrode overridden,
  overrun overran overrun, oversee oversaw overseen, oversleep overslept overslept, overtake overtook overtaken,
  overthrow overthrew overthrown, partake partook partaken, pay paid paid, plead pleaded/pled pleaded/pled,
  proofread proofread proofread, prove proved proven/proved, put put put, quit quit quit, read read read,
  rebuild rebuilt rebuilt, recast recast recast, redo redid redone, remake remade remade, reread reread reread, rerun reran rerun, resend resent resent, repay repaid repaid, resell resold resold,
  reset reset reset, retake retook retaken, retell retold retold, rethink rethought rethought,
  rewrite rewrote rewritten, rid rid rid, ride rode ridden, ring rang rung, rise rose risen, run ran run,
  saw sawed sawn/sawed, say said said, see saw seen, seek sought sought, sell sold sold, send sent sent, set set set,
  sew sewed sewn/sewed, shake shook shaken, shear sheared shorn/sheared, shed shed shed, shine shone shone,
  shoot shot shot, show showed shown/showed, shrink shrank shrunk, shut shut shut, sing sang sung, sink sank sunk,
  sit sat sat, slay slew slain, sleep slept slept, slide slid slid, slit slit slit,
  smell smelled/smelt smelled/smelt, sow sowed sown/sowed, speak spoke spoken, speed sped/speeded sped/speeded,
  spell spelled/spelt spelled/spelt, spend spent spent, spill spilled/spilt spilled/spilt, spin spun spun,
  spit spat spat, split split split, spoil spoiled/spoilt spoiled/spoilt, spread spread spread, spring sprang sprung,
  stand stood stood, steal stole stolen, stick stuck stuck, sting stung stung, stink stank stunk,
  strew strewed strewn, strike struck struck/stricken, string strung strung, strive strove/strived striven/strived,
  swear swore sworn, sweep swept swept, swell swelled swollen/swelled, swim swam swum, swing swung swung,
  take took taken, teach taught taught, tear tore torn, tell told told, think thought thought, throw threw thrown,
  thrust thrust thrust, tread trod/treaded trodden/treaded, typeset typeset typeset, undercut undercut undercut,
  undergo underwent undergone, underlie underlay underlain, understand understood understood,
  undertake undertook undertaken, undo undid undone, unwind unwound unwound, uphold upheld upheld, upset upset upset,
  wake woke woken, wear wore worn, weave wove woven, wed wed wed, weep wept wept, win won won, wind wound wound,
  withdraw withdrew withdrawn, withhold withheld withheld, withstand withstood withstood, wring wrung wrung,
  write wrote written
`;

export type IrregularVerb = {
  readonly base: string;
  readonly past: readonly string[];
  readonly participle: readonly string[];
};

export const irregularVerbs: readonly IrregularVerb[] = VERBS.trim()
  .split(/,\s+/)
  .map((row) => {
    const [base = '', past = '', participle = ''] = row.trim().split(' ');
    return { base, past: past.split('/'), participle: participle.split('/') };
  });

/** [one, many]; the plurals that end in "s" are regular enough to be found by their ending. */
export const irregularPlurals: ReadonlyMap<string, string> = new Map(
  `man men, woman women, child children, person people, foot feet, tooth teeth, goose geese, mouse mice, ox oxen,
  criterion criteria, phenomenon phenomena, analysis analyses, hypothesis hypotheses, thesis theses, crisis crises,
  diagnosis diagnoses, synthesis syntheses, emphasis emphases, axis axes, oasis oases, parenthesis parentheses,
  knife knives, wife wives, life lives, leaf leaves, half halves, shelf shelves, self selves, wolf wolves,
  thief thieves, loaf loaves, calf calves, stimulus stimuli, fungus fungi, nucleus nuclei, alumnus alumni,
  syllabus syllabi, bacterium bacteria, curriculum curricula, stratum strata, memorandum memoranda, larva larvae, alga algae, formula formulae,
  vertebra vertebrae, antenna antennae, matrix matrices, index indices, appendix appendices, vertex vertices,
  workman workmen, policeman policemen, fisherman fishermen, congressman congressmen, businessman businessmen,
  gentleman gentlemen, craftsman craftsmen, spokesman spokesmen, chairman chairmen, postman postmen,
  grandchild grandchildren, schoolchild schoolchildren, stepchild stepchildren, salesperson salespeople, officer police`
    .split(/,\s+/)
    .map((row): readonly [string, string] => {
      const [one = '', many = ''] = row.split(' ');
      return [one, many];
    }),
);

/** Nouns whose form does not show their number, or that are used in either. */
export const eitherNumber: ReadonlySet<string> = new Set(
  `data media series species means headquarters sampling sheep fish deer aircraft spacecraft offspring crossroads corps barracks
  works staff faculty team family group committee government public audience crowd majority minority couple
  pair number variety range lot percent half rest third quarter remainder bulk percentage proportion fraction dozen
  hundred thousand million billion handful host total mix set kind type sort none all some most any more plenty
  youth politics economics statistics ethics athletics physics mathematics linguistics dynamics acoustics
  genetics logistics mechanics news army company council board party class club union press jury crew military
  generation cattle poultry clergy elite poor rich young old elderly unemployed homeless one other others
  population salmon carp tuna herring mackerel bison trout shrimp cod squid reindeer moose elk kin kindred livestock vermin counsel personnel
  underclass bourgeoisie proletariat nobility aristocracy gentry peasantry peerage duo trio selection collection array body bunch`.split(
    /\s+/,
  ),
);

import type { StatementKind } from './statement-kind.ts';

const MAY = String.raw`(?:(?:may|might|could|would|will|do|often|also|still|sometimes|usually|commonly|rightly|probably) )`;
const OBJECTS =
  '(?:argues?|says?|claims?|objects?|believes?|contends?|points? out|worr(?:y|ies)|thinks?|feels?|complains?|insists?|counters?|fears?)';
const OTHERS = String.raw`(?:critics|opponents|s[ck]eptics|detractors|others|(?:some|many|other|most|a lot of|plenty of)(?: (?:of )?\p{L}+){0,3}|(?:those|people|anyone|readers) (?:who|on|against)(?: \p{L}+){1,6})`;

const ANYBODY = String.raw`(?:some|many|most|others|people|those|readers?|viewers?|one|some(?:one|body)|any(?:one|body)|every(?:one|body)|they|he|she|(?:a|an|the|my|our|your|another) \p{L}+(?: \p{L}+)?|\p{L}+s)`;
const SAY =
  '(?:argue|say|tell|claim|object|believe|think|point out|worry|respond|counter|fear|complain|reply|answer|protest|resist|disagree|doubt|insist|warn|ask|see|read|interpret)';

/** What is claimed, and how it is argued for. Add a row for another kind. */
export const argumentKinds: readonly StatementKind[] = [
  {
    name: 'limitation',
    asked:
      /\b(?:limitations?|limits of|weakness(?:es)?|drawbacks?|shortcomings?|flaws?|caveats?|falls? short|disadvantages?|sources? of error|(?:cannot|can['’]t|doesn['’]t|does not) explain)\b/iu,
    plain:
      /\b(?:limitations?|weakness(?:es)?|drawbacks?|shortcomings?|flaw(?:s|ed)?|caveats?|downsides?|disadvantages?|blind spot|falls? short|sources? of error|too (?:small|few|short|narrow)|self-report(?:ed|s)?|generali[sz]e[sd]? (?:to|beyond)|confound\w*|not representative|(?:problem|trouble|issue) (?:with|is)|less (?:able|good|useful) (?:at|to|for)|(?:cannot|could not|can['’]t|couldn['’]t) (?:tell|say|show|prove|rule out|be (?:sure|generalized))|(?:may|might|could) (?:have|also have) (?:affected|influenced|changed|biased|caused)|no control group|weakens|hard(?:er)? to (?:measure|read|generalize)|inaccurate\w*|imprecise|margin of error)\b/iu,
    hint: /\b(?:limit(?:ed|s)|weak|cautio\w+|(?:did|does|do|could|can|was|were|is|are) (?:not|never)|(?:did|does|do|could|ca|was|were|is|are)n['’]t|cannot|nobody|only (?:included|looked|measured|studied|lasted|surveyed|asked|covers?|covered|one|two|a few)|relied on|bias(?:ed|es)?|may not|might (?:not|have)|however|but|error|hard to (?:tell|know|say))\b/iu,
    announced: {
      asks: /\b(?:limitations?|weakness(?:es)?|drawbacks?|shortcomings?|disadvantages?|sources? of error)\b/iu,
      says: /\b(?:limitations?|weakness(?:es)?|drawbacks?|shortcomings?|disadvantages?|downsides?|sources? of error)\b|\blimited by\b/iu,
    },
    unsaid: {
      asks: /\b(?:limitations?|sources? of error|(?:experimental|measurement) errors?)\b/iu,
      signs:
        /\b(?:limit\p{L}*|weak\p{L}*|errors?|mistakes?|bias\p{L}*|uncertain\p{L}*|unclear|unsure|unknown|inaccura\p{L}*|imprecis\p{L}*|(?:may|might) (?:not|be)|could not|(?:may|might|could) (?:not |also |well )?have|(?:cannot|can['’]t|could not|couldn['’]t) (?:\p{L}+ )?(?:tell|say|show|know|prove|rule|be (?:sure|certain)|explain|see|detect|measure|do)|(?:hard|difficult|impossible|unable) (?:\p{L}+ ){0,2}to|too (?:few|short|small|narrow|slow|late|many|much|little)|only (?:included|looked|measured|asked|works?|if|when|\d+|did)|(?:did|does|do|was|were)(?: not|n['’]t) (?:\p{L}+ )?(?:measure|include|ask|test|control|report|record|say|tell|look|study|follow|cover|separate|exact(?:ly)?|even|always|quite|equal)|not (?:representative|exact\p{L}*|account\p{L}*|apply|hold|work)|fail\p{L}*|breaks? down|uneven\p{L}*|unequal\p{L}*|contaminat\p{L}*|(?:larger|longer|bigger) (?:\p{L}+ )?(?:sample|study|trial|group)|probably|late|drift\p{L}*|slow(?:er|ly)?|blank|missed|next time)\b/iu,
    },
  },
  {
    name: 'objection',
    asked:
      /\b(?:counter-?\s?arguments?|counter-?claims?|opposing|objections?|other side|(?:opposite|alternative|another|different) (?:views?|side|position|readings?|interpretations?)|rebut\w*|refut\w*|critics?|s[ck]eptics?|opponents?|contradicts?|(?:argument|evidence|case|say|said) against|point of view)\b/iu,
    plain:
      /\b(?:critics?|opponents?|s[ck]eptic(?:s|al)?|detractors?|objections?|counter-?\s?arguments?|opposing (?:view|argument|side)|(?:strongest|best|main|obvious) (?:argument|evidence|case|point|reason) (?:against|on the other|for the other)|(?:on|from) the other side|(?:some|many|other|most|a lot of) (?:\p{L}+ ){0,2}?(?:may|might|could|would|will|do)? ?(?:still |also |well )?(?:argue|say|claim|object|believe|think|point out|worry|respond|counter|fear|complain|reply)|(?:will|would|might|may|could) (?:\p{L}+ ){0,2}?(?:object|argue|complain|protest|resist|disagree|tell (?:me|us|you)|say (?:that|to)|answer that|reply that|point out)|(?:those|people|anyone|someone|everyone) who (?:disagree|oppose|object|favor|support|defend|worry)s?|(?:supporters|defenders|advocates|proponents) (?:of|say|argue|claim|point)|(?:strongest|best|main|obvious|fairest|(?:most )?serious) (?:\p{L}+ )?(?:argument|case|point|reason|worry|concern|challenge|resistance) (?:for|is|here|comes|will|would|that|I)|the (?:trouble|difficulty|catch) (?:is|with|here)|(?:have|has|had) (?:a|something of a|some) point|(?:a |one )?(?:fair|real|serious|reasonable|good|legitimate) (?:point|worry|concern|objection|reason (?:to|for) (?:think|worry|doubt))|objected|push ?back|(?:it|this) (?:may|might|could|can|is often) (?:be )?(?:argued|said|objected)|one (?:could|might|may) (?:argue|say|object|think)|(?:seems?|appears?) to (?:contradict|speak against|go against|undermine)|another (?:viewer|reader|person|scholar)|(?:someone|somebody|a (?:viewer|reader|critic|skeptic|neighbor|parent|teacher)) (?:\p{L}+ ){0,3}(?:might|could|may|would|will) (?:say|argue|ask|object|see|read|answer|reply))\b/iu,
    hint: /\b(?:admittedly|granted|to be fair|of course|it is true|true that|against (?:this|it|my)|have a point|(?:on the )?other (?:hand|side)|although|even though|while|disagrees?|argues? that|oppose[sd]?|worr(?:y|ied))\b/iu,
    announced: {
      asks: /\b(?:counter-?\s?arguments?|counter-?claims?|opposing|objections?|who disagree|other side|critics?|s[ck]eptics?|opponents?)\b/iu,
      says: new RegExp(
        String.raw`\b${OTHERS} ${MAY}*${OBJECTS}\b|\b(?:the|a|an|one|our|my|your)(?: \p{L}+){1,2} ${MAY}+${OBJECTS}\b|\bcounter-?\s?(?:argument|claim)s?\b|\bobjections?\b|\b(?:it|this) (?:could|might|may|can) be (?:argued|objected)\b`,
        'iu',
      ),
    },
    unsaid: {
      asks: /\b(?:counter-?\s?arguments?|counter-?claims?|opposing|objections?|other side|opposite (?:view|side|position)|rebut\p{L}*|refut\p{L}*|s[ck]eptics?|opponents?|(?:people|those|someone|anyone|somebody|others|readers) who (?:might |may |would |could )?disagrees?|critics? (?:would|might|may|could|will|say)|(?:argument|evidence|case|say) against (?:your|this|that|\p{L}+ing)|(?:another|different|alternative) (?:reading|interpretation)|other way in which .{3,40} (?:interpret|read|see))\b/iu,
      signs: new RegExp(
        String.raw`\b${ANYBODY} (?:\p{L}+ )?(?:may|might|could|would|will|can) (?:\p{L}+ ){0,2}?${SAY}\b|\b${ANYBODY} (?:is|are) likely to ${SAY}\b|\b(?:told me|points? to|admittedly|granted|to be fair|of course|surely|against (?:this|it|me|my)|disagrees?|oppos\p{L}+|objection\p{L}*|objected|conced\p{L}+|admit|counter\p{L}*|contradict\p{L}*|alternative\p{L}*|ambigu\p{L}+|opposite|\p{L}+s (?:(?!to )\p{L}+ )?(?:argue|say|worry|fear|complain|object|believe|think|point out|insist|claim)|(?:they|some|many|others|(?:some|many|other) \p{L}+) (?:argued|complained|objected|worried|feared|claimed)|(?:did|do|does|were|are|was|is)(?: not|n['’]t) (?:like|want|agree|support|accept|happy|convinced)|lawsuits?|sued|unpopular|controvers\p{L}+|protest\p{L}*|complain\p{L}*|dislik\p{L}+|(?:could|can|might|may) (?:also |just as well |equally )?(?:be (?:read|seen|taken)|mean))\b`,
        'iu',
      ),
    },
  },
  {
    name: 'reply',
    asked:
      /\b(?:repl(?:y|ies)|respon(?:d|se)|answer (?:it|them|the|one|an)|(?:you|your) answer|deal with|how (?:you )?(?:will|would) (?:you )?(?:handle|answer)|overcome|rebut\w*|refut\w*|address the)\b/iu,
    plain:
      /\b(?:(?:I|we|they|the author|\p{Lu}\p{L}+) (?:would|could|can|might) (?:answer|reply|respond|say)|I would (?:answer|reply|respond|tell|remind|say|point)|(?:my|the|a|one|its|best) (?:answer|reply|response)|(?:yet|but|still|however),? (?:this|that|the|such an?) (?:objection|argument|concern|view|point|claim|fear|worry)|(?:objection|argument|concern|worry|fear) (?:\p{L}+ ){0,3}(?:fails?|overlooks?|ignores?|forgets?|misses|assumes|does not hold|loses))\b/iu,
    hint: /(?:^|[.;,] )(?:yet|but|still|however|nevertheless|nonetheless|even so|that said|even then)\b|\b(?:overlooks?|ignores?|misses|in fact|rather than|does not mean|doesn['’]t mean|instead|solve[sd]?|overcome|address(?:es|ed)?|avoid|prevent|reduce|so that)\b/iu,
  },
  {
    name: 'example',
    asked:
      /\b(?:examples?|instances?|incidents?|occasions?|scenarios?|situations?|illustrat\w*|concrete event|scene|moments?|real case|(?:one|a) (?:particular|specific|real|recent))\b/iu,
    plain:
      /\b(?:for example|for instance|e\.g\.|to illustrate|an? (?:good |clear |real |recent )?example|in one (?:case|scene|moment|instance)|suppose (?:that|I|you|a|an|the)|imagine (?:that|a|an|the)|think of (?:a|an|the|someone)|consider (?:the|a|an)|take the case|(?:one|that|last|the (?:next|first|other|same)) (?:day|time|morning|afternoon|evening|night|week|month|semester|shift|summer|winter|spring|fall|year))\b/iu,
    hint: /\b(?:such as|like (?:the|a|when)|when (?:I|my|we|he|she|the|they)|in (?:19|20)\d\d|[Oo]n (?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)|once|suppose|imagine)\b/iu,
    announced: {
      asks: /\b(?:examples?|instance)\b/iu,
      says: /\bfor (?:example|instance)\b|\b(?:one|an|another|a good|a clear|the best|first|second|my)(?: \p{L}+)? example\b/iu,
    },
  },
  {
    name: 'definition',
    asked:
      /\b(?:defin(?:e|es|ing|ition|itions)|meaning|what (?:is|are|does .{1,40} mean|do .{1,40} mean|it means?)|must be explained|explain (?:the|what|each) (?:\p{L}+ )?(?:theory|concept|term|premise|catalase|is|it)|supposed to)\b/iu,
    plain:
      /\b(?:(?:is|are|was|were|can be|may be) (?:(?:best|commonly|often|usually|generally|typically) )?(?:defined|described|understood|known|called) |refers? to|means? (?:that|the|a)|defin(?:es?|ed|ition)|occurs? when|happens? when|in other words|which is when|by .{1,30} I mean|what (?:we|I|is) (?:call|mean|called)|(?:is|are) (?:the|an?) (?:\p{L}+ ){0,2}(?:process|condition|form|type|kind|state|term|way|system|method|theory|idea|concept|practice|tendency|feeling|set|group|lack|disorder|disease|strategy|measure|approach|phenomenon|response|pattern|rule|enzyme|protein|substance|tool|amount|loss|deposit|study|ability|belief|degree|act)|(?:the|this) (?:word|term|name|concept|idea) (?:\p{L}+ )?(?:covers?|describes?|stands|says)|is when|exists? (?:to|so)|(?:purpose|point|job|idea) (?:of .{1,30} )?is)\b/iu,
    hint: /\b(?:is|are) (?:an?|the)\b|\b(?:that is,|or|called|which (?:is|are)|called|meant|means?)\b/iu,
    announced: {
      asks: /\bdefin(?:e|es|ing|ition|itions)\b/iu,
      says: /\b(?:is|are|was|can be|may be)(?: \p{L}+ly| often| best| also)? defined\b|\bdefines?\b|\brefers? to\b|\bdefinition\b/iu,
    },
  },
  {
    name: 'cause',
    asked:
      /\b(?:why|causes?|caused|reasons?|because|factors?|led to|origins?|roots?|determinants?|justify|defend|on what does)\b/iu,
    plain:
      /\b(?:because|due to|owing to|as a result|results? (?:of|from)|cause[sd]?|causing|leads? to|led to|stems? from|(?:one|another|main|first|second|other|the) (?:\p{L}+ )?(?:reason|cause|factor)s?|driven by|thanks to|explains? why|which is why|that is why|depends? on)\b/iu,
    hint: /\b(?:since|so that|so|therefore|thus|reasons?|factors?|contribut\w+|which (?:made|makes|meant|means|explains)|makes?|made|pushed|pulled|for)\b/iu,
  },
  {
    name: 'effect',
    asked:
      /\b(?:effects?|affects?|affected|impacts?|influences?|consequences?|outcomes?|implications?|what happens|gains?|loses?|lost|at stake|does to|changed?|shaped)\b/iu,
    plain:
      /\b(?:effects?|affect(?:s|ed|ing)?|impact(?:s|ed)?|influenc\w+|consequences?|outcomes?|leads? to|led to|results? in|resulted in|as a result|implications?|means that|in the long run|(?:stands?|have|has|had) (?:to (?:lose|gain)|\p{L}+ to lose)|ended up|turned into|grew into)\b/iu,
    hint: /\b(?:makes?|made|caus(?:e|es|ed|ing)|chang(?:e|es|ed|ing)|reduc\w+|increas\w+|improv\w+|worsen\w*|harm\w*|raises?|raised|lower(?:s|ed)?|suffer\w*|benefit\w*|help(?:s|ed)?|hurts?|lose[sd]?|lost|gain(?:s|ed)?|would|becomes?|became|rose|fell)\b/iu,
  },
  {
    name: 'proposal',
    isAhead: true,
    asked:
      /\b(?:propos\w+|recommend\w*|suggest\w*|solutions?|improvements?|strategies|strategy|interventions?|what (?:should|could|can) (?:\p{L}+ ){0,3}do|what would your|how (?:should|could)|plan|polic(?:y|ies)|reforms?|do differently|next (?:time|steps?)|realistic|advise|want to try|changes? (?:you )?would make|swap|handle|overcome|follow-up)\b/iu,
    plain:
      /\b(?:(?:I|we|this \p{L}+|the \p{L}+) (?:\p{L}+ )?(?:propos\w+|recommend\w*|suggest\w*|advise[sd]?)|should(?: not)?|ought to|must|needs? to|(?:one|simplest|best|easiest|better|realistic|concrete|cheap|first|next) (?:\p{L}+ )?(?:way|step|fix|change|solution|improvement|reform|policy|swap|choice)|next (?:time|step|spring|year|semester)|going forward|follow-up|(?:my|our) (?:fix|idea|proposal|suggestion|policy|recommendation|solution|plan|rule)|I (?:\p{L}+ )?(?:will|would|plan to|intend|want to|am going to)|(?:could|might) (?:\p{L}+ )?be (?:improved|changed|replaced|added|repeated)|would (?:help|improve|reduce|raise|lower|make|bring|give|save|allow|solve)|let['’]s)\b/iu,
    hint: /\b(?:could|would|recommend\w*|suggest\w*|propos\w*|solutions?|plan(?:s|ned)?|instead|in (?:the )?future|if (?:this|it|we|they|the)|will|to improve|better)\b/iu,
    announced: {
      asks: /\b(?:recommend\w*|propos(?:e|es|al|als)|solutions?|suggest(?:ions?)?)\b/iu,
      says: /\b(?:I|we|(?:this|my|our|the) (?:\p{L}+ )?(?:paper|essay|memo|report|brief|proposal))(?: \p{L}+){0,2} (?:recommend|propose|suggest|advise|urge)s?\b|\b(?:my|our|the|one|a|another)(?: \p{L}+){0,2} (?:recommendation|proposal|suggestion|solution) (?:is|would|will|for)\b/iu,
    },
  },
  {
    name: 'comparison',
    asked:
      /\b(?:compar\w+|contrast\w*|differ\w*|similarit\w+|versus|distinguish\w*|relative to|which of the two|each (?:country|work|system|of (?:the )?two)|in each|both|against two)\b/iu,
    plain:
      /\b(?:both|whereas|unlike|similar(?:ly|ity|ities)?|in contrast|by contrast|compared|differ(?:s|ed|ent|ence|ences)?|likewise|on the other hand|alike|neither|the (?:same|opposite) (?:is|was)|(?:more|less|fewer|\p{L}{3,}er) than|in common|matche[sd]|agree[sd]?|contradict(?:s|ed)?)\b/iu,
    hint: /\b(?:while|than|same|however|but|instead|shared?|each|the other|too|also)\b/iu,
  },
  {
    name: 'method',
    asked:
      /\b(?:methods?|methodolog\w+|procedures?|participants|samples?|study design|how the (?:study|data|research)|what you did|experiment)\b/iu,
    plain:
      /\b(?:participants?|sample[sd]?|subjects (?:were|was)|survey(?:s|ed)|interview(?:s|ed)|questionnaires?|procedures?|randomly|at random|by chance|recruited|enrolled|volunteers?|assigned|divided into|longitudinal|cross-sectional|(?:was|were) (?:then |also |each )?(?:asked|told|given|shown|put|placed|tested|measured|recorded|weighed|observed|filmed|trained|kept|split)|we (?:then |also |first )?(?:put|placed|measured|recorded|added|mixed|stirred|filled|poured|waited|repeated|used|heated|weighed|counted|cut|took|transferred|set))\b/iu,
    hint: /\b(?:measured|experiment(?:s|al)?|controls?|conditions?|groups?|collected|observed|recorded|tested|each of (?:them|the)|half of (?:them|the)|first|then|after(?:ward)?|for (?:\p{L}+|\d+) (?:minutes|hours|days|weeks|months|years)|children|babies|students|patients|adults|people|\d+)\b/iu,
    unsaid: {
      asks: /\b(?:sample|participants|procedures?|study design)\b/iu,
      signs:
        /\b(?:I|we|they|he|she|researchers?|authors?|experimenters?|professor|teacher|partner|group|students?) (?:then |also |each |first |next |all )?(?:measured|recorded|weighed|counted|cut|added|mixed|placed|put|poured|filled|heated|asked|surveyed|interviewed|observed|tested|repeated|kept|chose|split|gave|took|set|compared|followed|showed|played|drew|read out|timed|stirred|waited)\b/iu,
    },
  },
  {
    name: 'results',
    asked:
      /\b(?:results?|findings?|found|trend|data|what (?:the )?research (?:says|shows|tells)|conclusions? of the|pieces? of evidence|show about|supported)\b/iu,
    plain:
      /\b(?:found|finds|findings?|(?:study|studies|research|data|results?|they|figures?|table|authors?|tickets) (?:\p{L}+ )?(?:show(?:s|ed|n)?|reveal(?:s|ed)?|suggest(?:s|ed)?|indicate[sd]?|confirm(?:s|ed)?)|results? (?:was|were|is|are|show|of)|significant(?:ly)?|correlat\w+|on average|mean (?:of|was|score)|(?:rose|fell|dropped|climbed|increased|decreased|declined|grew|shrank|lost|gained) (?:\p{L}+ )?(?:by|to|from|about|only)|more likely|less likely|supported|rejected|as (?:I |we )?(?:expected|predicted)|(?:faster|slower|higher|lower|better|worse|more|less|fewer|highest|lowest)\b.{1,40}\d)\b|\d+(?:\.\d+)?\s?(?:%|percent|±|mg|mL|mm|cm|seconds|points)/iu,
    hint: /\b(?:show(?:s|ed|n)?|higher|lower|highest|lowest|more|less|fewer|rose|fell|dropped|increase[ds]?|decrease[ds]?|reported|discovered|concluded?|faster|slower|better|worse|than)\b|\d/iu,
  },
  {
    name: 'position',
    asked:
      /\b(?:(?:your|clear|a|own|own clear) (?:positions?|stance|opinion|views?|claim|thesis|reading)|thesis|take (?:a )?(?:sides?|stand|position)|do you (?:agree|think|believe)|would you|whether you think|argue for|persuade|which (?:\p{L}+ )?(?:do|would) you|which of the two|did \p{Lu}?\p{L}+ .{3,60} or\b|should \p{L}+ \p{L}+)/iu,
    plain:
      /\b(?:I (?:\p{L}+ )?(?:argue|believe|contend|think|agree|disagree|claim|maintain|support|oppose|prefer|am (?:for|against)|side|would (?:argue|say))|this (?:paper|essay|post|brief|reading|memo) (?:\p{L}+ )?(?:argues|contends|claims|maintains|takes|holds|shows)|in my (?:opinion|view)|my (?:position|view|answer|opinion|thesis|claim)|should(?: not|n['’]t)?|ought to|(?:it is|it's) (?:clear|wrong|right|better|best|time)|outweighs?|more (?:\p{L}+ )?than (?:it|they|the) )\b/iu,
    hint: /\b(?:must|need(?:s)? to|therefore|because|although|even though|while|not .{2,40} but|rather than|more|better|worse|right|wrong)\b/iu,
    unsaid: {
      asks: /\b(?:which (?:of the two|alternative|option)|decide which|which (?:\p{L}+ ){0,3}(?:more|most|better|best))\b/iu,
      signs:
        /\b(?:prefer\p{L}*|choos\p{L}+|chose|choice|recommend\p{L}*|strong(?:er|est)|better|best|(?:more|most) (?:\p{L}+ly )?\p{L}{4,}|favou?r\p{L}*|pick(?:ed)?|wins?|I (?:would|find)|does (?:its|the) job|of the two)\b/iu,
    },
  },
  {
    name: 'evaluation',
    asked:
      /\b(?:evaluat\w+|assess(?:es|ed|ing)?|critiqu\w+|judge (?!s)|strengths?|advantages?|effective(?:ness)?|how (?:well|effective|convincing|strong|successful|realistic)|credib\w+|appraise|weigh|worked|work(?:s)? in practice|went well|succeeds?|is the .{3,50} realistic|correct|valid|has worked)\b/iu,
    plain:
      /\b(?:strengths?|weakness(?:es)?|convinc\w+|persuasive|valid(?:ity)?|invalid|sound|reliab\w+|(?:in)?effective(?:ly|ness)?|credib\w+|succe(?:ed|eds|eded|ss|ssful|ssfully)|fail(?:s|ed|ure)?|work(?:s|ed)? (?:well|best|better|poorly|out|because|for|as)|(?:has|have|had|did|didn['’]t|not) (?:not )?work(?:ed)?|paid off|pays off|advantages?|disadvantages?|(?:un)?realistic|went (?:well|badly|wrong))\b/iu,
    hint: /\b(?:strong(?:er|est|ly)?|weak(?:er|est)?|useful|better|worse|worked|well|limited|lacks?|thorough|problem(?:s|atic)?|benefits?|cost(?:s|ly)?|proud|good|bad|poor|impress\w+|disappoint\w*|mistake|missed|moved|however|although|fell by|rose by|even so)\b/iu,
  },
  {
    name: 'experience',
    asked:
      /\b(?:(?:your|of your) (?:own )?(?:experiences?|life|practice|placement|work|workplace|learning|feelings?|thoughts|reaction|values|family|part|lesson)|experience of your own|you (?:learned|felt|experienced|observed|noticed|have been|want to|think about)|personal|personally|share an?|has the .{3,40} changed)\b/iu,
    plain:
      /\b(?:I (?:was|had|felt|learned|noticed|realized|remember|saw|used to|tried|worked|went|started|thought|asked|told|did|grew|spent|watched|heard|knew|got|gave|took)|[Ww]hen I|I (?:have|['’]ve) (?:\p{L}+ )?(?:been|done|seen|had|worked|learned|noticed|watched|heard)|[Mm]y (?:mother|father|mom|dad|brother|sister|son|daughter|niece|nephew|roommate|friend|boss|manager|teacher|class|family|job|shift|team|coach|cousin|grandmother|grandfather|aunt|uncle|first|own))\b/u,
    hint: /\b(?:I|my|me|we|our|myself)\b/u,
    unsaid: {
      asks: /\b(?:your own (?:experiences?|life|practice|schooling|workplace)|(?:an|one) experience|experience of your own|you or someone you know|your (?:field )?placement|personal (?:experience|example))\b/iu,
      signs:
        /\b(?:(?:I|[Ww]e) (?:\p{L}+ ){0,2}?(?:were|did|made|took|lost|found|sat|stood|kept|left|came|ran|said|taught|read|began|used|\p{L}+ed)|(?:happened to|taught|told|gave|asked|helped|showed) me|[Mm]y (?:school|students?|parents?|wife|husband|kids?|child\p{L}*|neighbou?r|town|street|ward|unit|patient|work|placement|classroom|mentor|last|third|fourth|fifth|sixth|seventh|eighth|high))\b/u,
      showsInFewWords: true,
    },
  },
];

/**
 * What assignments ask for by its kind rather than its subject (a limitation, a counterargument, a cause), with how
 * a paper shows that it gives it. `asked` is looked for in the requirement, `shown` in the paper's sentences.
 */
export type RhetoricalCue = { readonly name: string; readonly asked: RegExp; readonly shown: RegExp };

/** Add a row for another kind. */
export const rhetoricalCues: readonly RhetoricalCue[] = [
  {
    name: 'limitation',
    asked: /\b(?:limitations?|limits of|weakness(?:es)?|drawbacks?|shortcomings?|flaws?|caveats?)\b/iu,
    shown:
      /\b(?:limit(?:ation|ations|ed|s)|weak(?:ness|nesses)?|drawbacks?|shortcomings?|flaw(?:s|ed)?|caveats?|downsides?|too (?:small|few|short|narrow)|self-report(?:ed|s)?|generali[sz]\w*|confound\w*|cautio\w+|(?:did|does|do|could|can|was|were|is|are) (?:not|n[’']t|never) (?:\p{L}+ ){0,2}(?:control|account|measure|show|tell|prove|establish|rule|represent|know|check|include|ask|cover|apply|say)\w*|cannot|nobody (?:\p{L}+ ){0,1}(?:controlled|checked|measured|asked|knows)|only (?:included|looked|measured|studied|surveyed|asked|covers?|covered|one|two|a few)|relied on|bias(?:ed|es)?|not representative|problem with|may not|might not)\b/iu,
  },
  {
    name: 'counterargument',
    asked:
      /\b(?:counter-?\s?arguments?|counter-?claims?|opposing|objections?|other side|(?:opposite|alternative|another) (?:views?|side|position)|rebut\w*|refut\w*|critics?|s[ck]eptics?|opponents?|against (?:it|this|your)|point of view)\b/iu,
    shown:
      /\b(?:critics?|opponents?|s[ck]eptic(?:s|al)?|detractors?|objections?|object|admittedly|granted|(?:some|others|many|people|one|they|those|supporters|parents|it) (?:\p{L}+ ){0,5}?(?:may|might|could|would|will|do|is|can)? ?(?:often |also |still )?(?:argue|say|claim|object|believe|think|point out|worry|respond|counter|fear|complain|reply|favor|oppose)(?:s|d|ed)?|(?:it|this) (?:may|might|could|can|is often|is sometimes) (?:be )?(?:argued|said|objected|true)|on the other (?:hand|side)|counter-?\s?arguments?|opposing|to be fair|against (?:this|it|my)|have a point|true that|yes, but|I would (?:answer|reply|respond|say))\b/iu,
  },
  {
    name: 'example',
    asked: /\b(?:examples?|instances?|incidents?|occasions?|scenarios?|illustrat\w*)\b/iu,
    shown:
      /\b(?:for example|for instance|such as|e\.g\.|to illustrate|in one case|(?:one|that|last|the (?:next|first|other)) (?:day|time|morning|afternoon|evening|night|week|month|semester|shift|summer|winter|spring|fall|year)|when (?:I|my|we|he|she|the)|consider the)\b/iu,
  },
  {
    name: 'definition',
    asked:
      /\b(?:defin(?:e|es|ing|ition|itions)|meaning|what (?:is|are|does .{1,40} mean|do .{1,40} mean))\b/iu,
    shown:
      /\b(?:(?:is|are|was|were|can be|may be|has been|have been) (?:(?:best|commonly|often|usually|generally|typically) )?(?:defined|described|understood|known|called|when|the (?:process|ability|tendency|practice|state|use|study|degree|extent|act|idea|belief|theory|way|feeling|fact)|an? (?:\p{L}+ ){0,3}(?:process|condition|form|type|kind|state|term|way|system|method|theory|idea|concept|practice|tendency|feeling|set|group|lack|disorder|disease|strategy|measure|model|approach|phenomenon|response|pattern|rule|store|store|enzyme|protein|substance|tool|place))|refers? to|means?|meant|defin(?:es?|ed|ition)|occurs? when|happens? when|that is,|in other words|which is when|by .{1,30} I mean|so-called|what (?:we|I|is) (?:call|mean|called))\b/iu,
  },
  {
    name: 'cause',
    asked: /\b(?:why|causes?|caused|reasons?|explain how|factors?|led to|origins?|roots?)\b/iu,
    shown:
      /\b(?:because|since|due to|owing to|as a result|results? (?:of|from|in)|cause[sd]?|causing|leads? to|led to|stems? from|reasons?|factors?|therefore|thus|so that|contribut\w+|driven by|thanks to|which (?:made|makes|meant|means|explains))\b/iu,
  },
  {
    name: 'effect',
    asked: /\b(?:effects?|affects?|affected|impacts?|influences?|consequences?|outcomes?|implications?)\b/iu,
    shown:
      /\b(?:effects?|affect(?:s|ed|ing)?|impact(?:s|ed)?|influenc\w+|consequences?|outcomes?|leads? to|led to|results? in|resulted in|makes?|made|caus(?:e|es|ed|ing)|chang(?:e|es|ed|ing)|reduc\w+|increas\w+|improv\w+|worsen\w*|harm\w*|raises?|raised|lower(?:s|ed)?|implications?|implies|means that|suffer\w*|benefit\w*|help(?:s|ed)?|hurts?)\b/iu,
  },
  {
    name: 'proposal',
    asked:
      /\b(?:propos\w+|recommend\w*|suggest\w*|solutions?|improve\w*|strategies|strategy|interventions?|what (?:should|could|can|would)|how (?:should|could|can|would)|plan|polic(?:y|ies)|reforms?|do differently|next (?:time|steps?)|future|change|advise|want to try)\b/iu,
    shown:
      /\b(?:should|could|would|propos\w+|recommend\w*|suggest\w*|solutions?|need(?:s)? to|ought to|must|(?:one|simplest|best|easiest) (?:way|step|fix|change)|better (?:to|way)|next (?:time|step|spring|year)|in (?:the )?future|going forward|I (?:will|plan|intend|hope|want)|plan(?:s|ned)? to|instead|my (?:fix|idea|proposal|suggestion|policy|recommendation|solution)|if (?:this|it|we|they))\b/iu,
  },
  {
    name: 'comparison',
    asked: /\b(?:compar\w+|contrast\w*|differ\w*|similarit\w+|versus|distinguish\w*|relative to)\b/iu,
    shown:
      /\b(?:both|whereas|while|unlike|similar(?:ly|ity|ities)?|in contrast|by contrast|compared|differ(?:s|ed|ent|ence|ences)?|likewise|on the other hand|than|alike|same|however|instead|neither|shared?)\b/iu,
  },
  {
    name: 'method',
    asked:
      /\b(?:methods?|methodolog\w+|procedures?|participants|samples?|study design|how the (?:study|data|research)|what you did|experiment)\b/iu,
    shown:
      /\b(?:participants?|sample[sd]?|subjects|survey(?:s|ed)?|interview(?:s|ed)?|questionnaires?|measured|procedures?|randomly|random|by chance|coin|experiment(?:s|al)?|recruited|enrolled|volunteers?|controls?|conditions?|groups?|assigned|placed|collected|observed|recorded|longitudinal|cross-sectional|asked (?:\p{L}+ ){0,4}to|(?:was|were) (?:then )?(?:\p{L}+ed|put|kept|given|told|taught|split|shown|read|cut|held)|tested|each of (?:them|the)|half of (?:them|the)|first,? we|then we|we \p{L}+ed)\b/iu,
  },
  {
    name: 'results',
    asked: /\b(?:results?|findings?|found|trend|data|conclusions? of the)\b/iu,
    shown:
      /\b(?:found|finds|findings?|show(?:s|ed|n)|reveal(?:s|ed)|results?|significant(?:ly)?|correlat\w+|percent|mean|average|higher|lower|more|less|fewer|rose|fell|dropped|highest|lowest|more likely|less likely|increase[ds]?|decrease[ds]?|reported|discovered|concluded?|lost|faster|slower|better|worse|than)\b|\d+(?:\.\d+)?\s?(?:%|percent|±|mg|mL|cm|seconds|minutes)/iu,
  },
  {
    name: 'position',
    asked:
      /\b(?:(?:your|clear|a|own) (?:positions?|stance|opinion|views?|claim|thesis)|thesis|take a side|do you (?:agree|think|believe)|would you|should \p{L}+|persuade|which (?:\p{L}+ )?(?:do|would) you)\b/iu,
    shown:
      /\b(?:I (?:\p{L}+ )?(?:argue|believe|contend|think|agree|disagree|claim|maintain|support|oppose|prefer|would|am (?:for|against)|side)|this (?:paper|essay|post) (?:argues|contends|will argue|claims|maintains)|in my (?:opinion|view)|my (?:position|view|answer|opinion|recommendation)|should(?: not|n[’']t)?|must|ought|needs? to|it is (?:clear|wrong|right|better|best|time)|outweighs?)\b/iu,
  },
  {
    name: 'evaluation',
    asked:
      /\b(?:evaluat\w+|assess (?!ment)\w*|critiqu\w+|judge|strengths?|effective(?:ness)?|how (?:well|effective|convincing|strong|successful)|credib\w+|appraise|weigh|worked|went well)\b/iu,
    shown:
      /\b(?:strong(?:er|est|ly)?|strengths?|weak(?:er|est|ness|nesses)?|convinc\w+|persuasive|valid(?:ity)?|reliab\w+|effective(?:ly|ness)?|credib\w+|trust\w*|useful|fails?|failed|succe\w+|better|worse|worked|work(?:s)? (?:well|best)|(?:very |quite |did )?well|well[- ](?:designed|supported|argued)|limited|lacks?|thorough|rigorous|problem(?:s|atic)?|advantages?|disadvantages?|benefits?|proud|good|bad|poor|impress\w+|disappoint\w*|right (?:decision|choice)|mistake|missed|moved|paid off)\b/iu,
  },
  {
    name: 'experience',
    asked:
      /\b(?:(?:your|of your) (?:own )?(?:experiences?|life|own|practice|placement|work|workplace|learning|feelings?|thoughts|reaction|values|family)|you (?:learned|felt|experienced|observed|noticed)|personal|personally|share an?)\b/iu,
    shown: /\b(?:I|my|me|we|our|myself)\b/u,
  },
  {
    name: 'summary',
    asked:
      /\b(?:summar\w+|main (?:argument|idea|point|points|claim|findings?)|overview|key (?:points?|ideas?|arguments?))\b/iu,
    shown:
      /\b(?:argues?|argued|claims?|claimed|contends?|states?|stated|describes?|explains?|explained|according to|writes|wrote|main (?:point|idea|argument|claim)|suggests?|the (?:authors?|article|chapter|book|study|film|text|reading)|points? out|discuss(?:es|ed))\b/iu,
  },
  {
    name: 'history',
    asked: /\b(?:histor(?:y|ical)|background|timeline|emerged?|evolution|over time|trace)\b/iu,
    shown:
      /\b(?:1[5-9]\d\d|20[0-2]\d)s?\b|\b(?:century|centuries|decades?|originally|began|begun|first (?:introduced|used|passed|described|proposed)|founded|passed in|enacted|signed|established|dates? back|over time|since then|used to)\b/iu,
  },
  {
    name: 'significance',
    asked: /\b(?:significan\w+|importan\w+|why (?:it|this|they) matters?|relevan\w+|so what|value of)\b/iu,
    shown:
      /\b(?:important(?:ly|ance)?|matters?|significan(?:t|ce)|crucial|essential|vital|relevan\w+|at stake|needed|critical|meaningful|valuable|worth)\b/iu,
  },
  {
    name: 'statistic',
    asked:
      /\b(?:statistic(?:s|al)?|figures? (?:on|about)|numbers? (?:on|about)|data on|how (?:many|much|often))\b/iu,
    shown:
      /\d[\d,.]*\s?(?:%|percent|per (?:cent|1,000|100|year)|million|billion|thousand|in (?:ten|\d+))|\b(?:percent|one (?:in|out of) \p{L}+|(?:a|two) (?:third|half|quarter)s? of|\d{1,3}(?:,\d{3})+)\b|\b(?:is|was|of|at|had|about|around|some|nearly|measured|counted) \d+(?:\.\d+)?\b(?!\))/iu,
  },
  {
    name: 'quotation',
    asked: /\b(?:quot(?:e|es|ation|ations)|interview|words of|what .{1,30} (?:said|told))\b/iu,
    shown:
      /[“"][^”"]{8,}[”"]|\b(?:told|tells) (?:me|us)\b|\b(?:I (?:talked|spoke|asked|interviewed|met|sat down))\b/iu,
  },
  {
    name: 'hypothesis',
    asked: /\b(?:hypothes[ie]s|research questions?|predict\w*|expect\w*|aims?|purpose)\b/iu,
    shown:
      /\b(?:hypothes\w+|predict(?:ed|ion|s)?|expect(?:ed|ation|s)?|guess(?:ed)?|asked (?:if|whether|how|why|what)|wanted to (?:know|find out|see|test|learn)|interested in|question (?:was|is|of)|aim(?:s|ed)?|goal|purpose|in order to|whether|hoped? (?:to|that)|set out|so that|thought that)\b/iu,
  },
  {
    name: 'people',
    asked:
      /\b(?:who (?:is|are|was|were|gains?|loses?|benefits?)|whom|affected|audience|customers?|target (?:market|group)|which group|whose|stakeholders|describe the (?:student|patient|speaker|audience|child|school))\b/iu,
    shown:
      /\b(?:people|men|women|children|kids|parents|famil(?:y|ies)|students?|pupils|teenagers?|adults?|elderly|seniors|residents?|renters?|workers?|employees?|patients?|customers?|consumers?|shoppers?|guests?|members?|graduates|immigrants?|neighbors?|voters?|owners?|the (?:poor|rich|young|old)|those who|years? old|between \p{L}+ and|aged?|\d{2}|crowd|listeners?|audience|seats?|the room|sat|grade|generation)\b/iu,
  },
  {
    name: 'cost',
    asked: /\b(?:costs?|budget|price|expens\w+|estimate)\b/iu,
    shown:
      /[$€£]\s?\d|\b(?:dollars?|budget|cost(?:s|ing)?|price[ds]?|expens\w+|cheap\w*|afford\w*|pay|paid|fund\w*|spend\w*|money)\b/iu,
  },
  {
    name: 'obstacle',
    asked:
      /\b(?:barriers?|obstacles?|challenges?|difficult\w*|risks?|problems? (?:with|of|in)|errors?|hindrances?)\b/iu,
    shown:
      /\b(?:barriers?|obstacles?|challeng\w+|difficult\w*|hard to|risks?|danger\w*|errors?|mistakes?|wrong|may not|might not|lack of|no time|too (?:busy|few|little|much|many|late|large|small)|resist\w*|reluctan\w*|overcome|trouble|problem|because .{1,40}not|inaccura\w*|lost|missed|blam\w+|bubble|worr\w+|busy|short of)\b/iu,
  },
  {
    name: 'concept',
    asked: /\b(?:concepts?|theor(?:y|ies|etical)|perspectives?|models?|frameworks?|lens|terms? from)\b/iu,
    shown:
      /\b(?:concepts?|theor(?:y|ies|ists?|etical)|perspectives?|models?|frameworks?|lens|functionalis\w+|symbolic|the (?:book|chapter|reading|textbook|author) (?:calls?|says?|describes?|explains?)|called|calls|would (?:say|see|speak|argue)|according to|term|view(?:s|ed)?|protocol|-ism|capital|efficacy)\b/iu,
  },
  {
    name: 'monitoring',
    asked:
      /\b(?:monitor\w*|progress|measure (?:success|progress)|evaluat\w+ (?:plan|outcomes)|assessment)\b/iu,
    shown:
      /\b(?:every (?:\p{L}+ )?(?:week|day|month|friday|monday|wednesday)|weekly|daily|monthly|check\w*|graph|chart|record|track|quiz(?:zes)?|tests?|tested|score[sd]?|percentile|at the end of)\b/iu,
  },
];

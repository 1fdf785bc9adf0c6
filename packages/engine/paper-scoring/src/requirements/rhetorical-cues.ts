/**
 * What assignments ask for by its kind rather than its subject (a limitation, a counterargument, a cause), with how
 * a paper shows that it gives it. `asked` is looked for in the requirement, `shown` in the paper's sentences.
 */
export type RhetoricalCue = { readonly name: string; readonly asked: RegExp; readonly shown: RegExp };

/** Add a row for another kind. */
export const rhetoricalCues: readonly RhetoricalCue[] = [
  {
    name: 'limitation',
    asked: /\b(?:limitations?|weakness(?:es)?|drawbacks?|shortcomings?|flaws?|caveats?)\b/iu,
    shown:
      /\b(?:limit(?:ation|ations|ed|s)|weakness(?:es)?|drawbacks?|shortcomings?|flaw(?:s|ed)?|caveats?|downsides?|small samples?|self-report(?:ed|s)?|generali[sz]\w*|confound\w*|cautio\w+|(?:did|does|could|can) not (?:control|account|measure|show|tell|prove|establish|rule)|cannot|only (?:included|looked|measured|studied|surveyed|asked|covers?|covered)|relied on|bias(?:ed|es)?|not representative)\b/iu,
  },
  {
    name: 'counterargument',
    asked:
      /\b(?:counter-?\s?arguments?|counter-?claims?|opposing|objections?|other side|rebut\w*|refut\w*|critics?|alternative views?)\b/iu,
    shown:
      /\b(?:critics?|opponents?|skeptics?|sceptics?|detractors?|objections?|admittedly|granted|(?:some|others|many|people|one) (?:may|might|could|would|will|do)? ?(?:argue|say|claim|object|believe|think|point out|worry|respond|counter|fear)s?|it (?:may|might|could|can) be (?:argued|said|objected)|on the other hand|counter-?\s?arguments?|opposing|to be fair|against this)\b/iu,
  },
  {
    name: 'example',
    asked:
      /\b(?:examples?|instances?|incidents?|cases?|events?|occasions?|situations?|scenarios?|illustrat\w*|specific)\b/iu,
    shown:
      /\b(?:for example|for instance|such as|e\.g\.|to illustrate|in one case|(?:one|that|last|the (?:next|first|other)) (?:day|time|morning|afternoon|evening|night|week|month|semester|shift|summer|winter|spring|fall|year)|when (?:I|my|we|he|she|the)|consider the)\b/iu,
  },
  {
    name: 'definition',
    asked: /\b(?:defin(?:e|es|ing|ition|itions)|meaning|what (?:is|are|does .{1,40} mean))\b/iu,
    shown:
      /\b(?:(?:is|are|was|were|can be|may be|has been|have been) (?:(?:best|commonly|often|usually|generally|typically) )?(?:defined|described|understood|known|called|the (?:process|ability|tendency|practice|state|use|study|degree|extent|act|idea|belief|theory)|an? (?:\p{L}+ ){0,2}(?:process|condition|form|type|kind|state|term|way|system|method|theory|idea|concept|practice|tendency|feeling|set|group|lack|disorder|disease|strategy|measure|model|approach|phenomenon|response|pattern))|refers? to|means?|defin(?:es?|ed|ition)|occurs? when|happens? when|that is,|in other words|which is when)\b/iu,
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
      /\b(?:propos\w+|recommend\w*|suggest\w*|solutions?|improve\w*|strategies|strategy|interventions?|what (?:should|could|can|would)|how (?:should|could|can|would)|plan|do differently|next steps?|future)\b/iu,
    shown:
      /\b(?:should|could|would|propos\w+|recommend\w*|suggest\w*|solutions?|need(?:s)? to|ought to|must|one way|better to|next time|in (?:the )?future|going forward|I (?:will|plan|intend|hope)|plan(?:s|ned)? to|instead)\b/iu,
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
      /\b(?:methods?|methodolog\w+|procedures?|participants|samples?|design|how the (?:study|data|research))\b/iu,
    shown:
      /\b(?:participants?|sample[sd]?|survey(?:s|ed)?|interview(?:s|ed)?|questionnaires?|measured|procedures?|randomly|random|experiment(?:s|al)?|recruited|volunteers?|controls?|conditions?|assigned|collected|observed|recorded|longitudinal|cross-sectional|asked (?:\p{L}+ ){0,4}to)\b/iu,
  },
  {
    name: 'results',
    asked: /\b(?:results?|findings?|found|conclusions? of the)\b/iu,
    shown:
      /\b(?:found|finds|findings?|show(?:s|ed|n)|reveal(?:s|ed)|results?|significant(?:ly)?|correlat\w+|percent|%|higher|lower|more likely|less likely|increase[ds]?|decrease[ds]?|reported|discovered|concluded?)\b/iu,
  },
  {
    name: 'position',
    asked:
      /\b(?:positions?|stance|your (?:own )?(?:opinion|view|views|argument|thesis|claim)|thesis|argue|argument|take a side|whether|do you (?:agree|think|believe)|persuade|defend|justify)\b/iu,
    shown:
      /\b(?:I (?:argue|believe|contend|think|agree|disagree|claim|maintain|support|oppose|would argue)|this (?:paper|essay|post) (?:argues|contends|will argue|claims|maintains)|in my (?:opinion|view)|should(?: not)?|must|ought|it is (?:clear|wrong|right|better|best|time)|argues? that|outweighs?)\b/iu,
  },
  {
    name: 'evaluation',
    asked:
      /\b(?:evaluat\w+|assess\w*|critiqu\w+|judge|strengths?|effectiveness|how (?:well|effective|convincing|strong|successful)|credib\w+|appraise|weigh)\b/iu,
    shown:
      /\b(?:strong(?:er|est|ly)?|strengths?|weak(?:er|est|ness|nesses)?|convinc\w+|persuasive|valid(?:ity)?|reliab\w+|effective(?:ly|ness)?|credib\w+|useful|fails?|failed|succe\w+|better|worse|well[- ](?:designed|supported|argued)|limited|lacks?|thorough|rigorous|worked|problem(?:s|atic)?|advantages?|disadvantages?|benefits?|costs?)\b/iu,
  },
  {
    name: 'experience',
    asked:
      /\b(?:your (?:own )?(?:experiences?|life|practice|placement|work|learning|feelings?|thoughts|reaction|values)|reflect\w*|you (?:learned|felt|experienced|observed|noticed)|personal|personally)\b/iu,
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
    asked: /\b(?:histor\w+|background|origins?|develop(?:ed|ment) of|timeline|emerged?|evolution)\b/iu,
    shown:
      /\b(?:1[5-9]\d\d|20[0-2]\d)s?\b|\b(?:century|centuries|decades?|originally|began|begun|first (?:introduced|used|passed|described|proposed)|founded|passed in|enacted|signed|established|dates? back|over time|since then|used to)\b/iu,
  },
  {
    name: 'significance',
    asked: /\b(?:significan\w+|importan\w+|why (?:it|this|they) matters?|relevan\w+|so what|value of)\b/iu,
    shown:
      /\b(?:important(?:ly|ance)?|matters?|significan(?:t|ce)|crucial|essential|vital|relevan\w+|at stake|needed|critical|meaningful|valuable|worth)\b/iu,
  },
];

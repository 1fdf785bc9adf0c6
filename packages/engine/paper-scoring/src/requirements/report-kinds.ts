import type { StatementKind } from './statement-kind.ts';

/** What is reported: facts, sources, people, plans. Add a row for another kind. */
export const reportKinds: readonly StatementKind[] = [
  {
    name: 'summary',
    asked:
      /\b(?:summar\w+|main (?:argument|idea|point|points|claim|findings?)|overview|key (?:points?|ideas?|arguments?)|introduce the author|wanted to find out|what .{2,30} promises?|author['’]s (?:conclusion|argument|position))\b/iu,
    plain:
      /\b(?:according to|(?:authors?|article|chapter|book|study|film|text|reading|he|she|they|researchers|package|label|report|\p{Lu}\p{L}+) (?:\p{L}+ )?(?:argues?|argued|claims?|claimed|contends?|concludes?|concluded|states?|stated|describes?|described|explains?|explained|writes|wrote|points? out|says|promises?|reports?|reported|wanted to (?:know|find|see|learn)|asked (?:whether|if|how)))\b/u,
    hint: /\b(?:main (?:point|idea|argument|claim)|suggests?|discuss(?:es|ed)|shows?|found|conclusion|in short)\b|\(\d{4}\)/iu,
  },
  {
    name: 'history',
    asked:
      /\b(?:histor(?:y|ical)|background|timeline|emerged?|evolution|over time|trace|ages?|dates?|began?|begin(?:ning)?|since \d{4}|from the last|when it)\b/iu,
    plain:
      /\b(?:(?:in|since|by|until|from|between|around|after|before) (?:the )?(?:1[0-9]\d\d|20[0-2]\d)s?|\p{L}+teenth[- ]century|(?:1[5-9]|20|2)\d?th century|centur(?:y|ies)|decades?|(?:million|billion|thousand) years|years ago|originally|founded|passed in|enacted|dates? (?:back|from|to)|during the (?:war|first|second|depression|\p{Lu}\p{L}+)|World War)\b/u,
    hint: /\b(?:1[0-9]\d\d|20[0-2]\d)\b|\b(?:began|begun|first|over time|since then|used to|ages?|old|later|earlier|dynasty|empire|war)\b/iu,
  },
  {
    name: 'significance',
    asked:
      /\b(?:significan\w+|importan\w+|matters?|relevan\w+|so what|value of|at stake|care about|why (?:it|this|that) (?:is|would))\b/iu,
    plain:
      /\b(?:important(?:ly|ance)?|matters?|significance|crucial|essential|vital|relevan\w+|at stake|worth (?:\p{L}+ing|it)|the reason (?:this|it)|(?:should|would|might|must) (?:worry|concern|care|change how))\b/iu,
    hint: /\b(?:significant|needed|critical|meaningful|valuable|worth|because|if|means|remind\w*|understand|care[sd]?)\b/iu,
  },
  {
    name: 'figures',
    asked:
      /\b(?:statistic(?:s|al)?|figures?|numbers?|data|counts|percentages?|how (?:many|much|often|large|old)|measured?|size|ages?|specific findings|with numbers?|amounts?|share of)\b/iu,
    plain:
      /\d[\d,.]*\s?(?:%|percent|per (?:cent|1,000|100|year)|million|billion|thousand|in (?:ten|\d+)|grams?|g\b|mg|kilometers?|km|meters?|square|years?|dollars|students?|children|people|participants|patients|adults|cups?|calories)|[$€£]\s?\d|\b(?:\p{L}+ (?:of|out of|in) (?:the )?(?:\d+|two|three|four|five|six|ten|twenty)|(?:\p{L}+|a) (?:third|half|quarter|fifth)s? of|\p{L}+ty(?:-\p{L}+)? percent|\p{L}+ percent|\d{1,3}(?:,\d{3})+)\b/iu,
    hint: /\b\d+(?:\.\d+)?\b(?!\))|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|twenty|thirty|forty|fifty|half|most|doubled|twice)\b/iu,
    unsaid: { asks: /\b(?:statistics?|percentages?)\b/iu },
  },
  {
    name: 'quotation',
    asked:
      /\b(?:quot(?:e|es|ation|ations)|interview|words of|what .{1,30} (?:said|told)|letters?|paraphrase|documents?)\b/iu,
    plain: /[“"][^”"]{8,}[”"]/u,
    hint: /[“"][^”"]+[”"]|\b(?:told|tells|said|says|wrote|writes|asked|replied|answered|letter|document|according to)\b/iu,
    unsaid: {
      asks: /\b(?:(?:one|two|three|a|at least one|at least two|short|direct) (?:\p{L}+ )?quotations?|quote (?:at least|one|two|a|the))\b/iu,
      showsInFewWords: true,
    },
  },
  {
    name: 'purpose',
    asked:
      /\b(?:hypothes[ie]s|research questions?|predict\w*|expect\w*|aims?|purpose|objectives?|goals?|wanted to find out|hoped|supposed to|supported)\b/iu,
    plain:
      /\b(?:hypothes\w+|predict(?:ed|ion|s)?|(?:I|we|they|authors?|researchers?) (?:\p{L}+ )?(?:expected|guessed|wondered|asked (?:if|whether|how|why|what)|wanted to)|guess was|question (?:was|is|of)|(?:aim|goal|purpose|objective|point) (?:\p{L}+ )?(?:was|is|of|were)|set out to|by the end of|will be able to|hoped? (?:to|that|for)|wanted (?:\p{L}+ ){1,4}to|(?:had|has|needed|needs) to (?:sell|convince|persuade|win)|(?:agrees?|fits?|contradicts?) (?:with )?(?:our|my|the) (?:guess|prediction|expectation|hypothesis)|is (?:meant|supposed|intended) to|(?:was|is) to (?:persuade|convince|inform|show|get|make|move))\b/iu,
    hint: /\b(?:expect(?:ed|ation|s)?|interested in|aim(?:s|ed)?|goal|purpose|in order to|whether|so that|thought that|objective|want(?:s|ed)?|trying to|question)\b/iu,
  },
  {
    name: 'people',
    asked:
      /\b(?:who (?!might|will|else)(?:is|are|was|were|gains?|loses?|benefits?|paid|bears)|who (?:might|will|should)|whom|affected|audience|customers?|target (?:market|group)|which group|whose|stakeholders|population|context|participants|describe the (?:student|patient|speaker|audience|child|school))\b/iu,
    plain:
      /\b(?:(?:people|men|women|children|parents|famil(?:y|ies)|students?|teenagers?|adults?|seniors|residents?|renters?|workers?|employees?|patients?|customers?|consumers?|shoppers?|members?|graduates|immigrants?|neighbors?|voters?|owners?|taxpayers?|households?|viewers?) (?:who|whose|with|aged|between|in their|under|over|from|without|that|living)|those who|\d+-year-olds?|in (?:his|her|their) (?:twenties|thirties|forties|fifties|sixties|teens)|years? old|aged? (?:\d+|between)|between (?:\d+|the ages|\p{L}+) and|audience (?:was|is|of|for|consisted)|aimed at|target(?:s|ed|ing)?|stakeholders?)\b/iu,
    hint: /\b(?:people|men|women|children|kids|parents|famil(?:y|ies)|students?|teenagers?|adults?|elderly|seniors|residents?|workers?|employees?|patients?|customers?|consumers?|shoppers?|members?|neighbors?|voters?|owners?|nurses?|teachers?|crowd|listeners?|audience|viewers?|grade|generation|whoever|buyers?|sellers?)\b/iu,
  },
  {
    name: 'cost',
    asked: /\b(?:costs?|budget|price|expens\w+|estimate|dollars?)\b/iu,
    plain: /[$€£]\s?\d|\b(?:dollars?|budget(?:s|ed)?|cost(?:s|ing)?|expens\w+)\b/iu,
    hint: /\b(?:price[ds]?|cheap\w*|afford\w*|pa(?:y|ys|id)|fund\w*|spend\w*|money|free|tax\w*)\b/iu,
  },
  {
    name: 'obstacle',
    asked:
      /\b(?:barriers?|obstacles?|challenges?|difficult\w*|risks?|problems?|concerns?|errors?|hindrances?|hazards?|ethical|who might be misled|at risk)\b/iu,
    plain:
      /\b(?:barriers?|obstacles?|challeng\w+|difficult(?:y|ies)|hard(?:est)? (?:to|part)|risks?|danger\w*|hazards?|errors?|threat\w*|concerns?|trouble|ethical\w*|consent|privacy|stigma\w*|mislead\w*|misled|harm(?:s|ed|ful)?|(?:the|one|central|real|main|biggest) (?:\p{L}+ )?problem)\b/iu,
    hint: /\b(?:difficult|mistakes?|wrong|may not|might not|lack(?:s|ed)? (?:of)?|no time|too (?:busy|few|little|much|many|late|large|small)|resist\w*|reluctan\w*|problems?|worr\w+|busy|short of|never|cannot|vulnerable|fear\w*|flood\w*|lose|lost|upset|distress\w*)\b/iu,
  },
  {
    name: 'concept',
    asked:
      /\b(?:concepts?|theor(?:y|ies|etical)|perspectives?|models?|frameworks?|lens|terms?|provisions?|theorist|principles?|outside evidence|fact from)\b/iu,
    plain:
      /\b(?:concepts?|theor(?:y|ies|ists?|etical)|perspectives?|models?|frameworks?|lens|the (?:book|chapter|textbook|lecture|code) (?:\p{L}+ )?(?:calls?|says?|describes?|explains?)|\p{L}{4,}(?:ism|ists?|ology)\b|(?:called|calls|termed|named)|principles?|section \d|provision)\b/iu,
    hint: /\b(?:would (?:say|see|speak|argue|call|predict)|according to|terms?|view(?:s|ed)?|known as|capital|efficacy|elastic\w*|[“"]\p{L}+[”"]|chapter|lecture|textbook|explains?|lens|in terms of)\b/iu,
  },
  {
    name: 'monitoring',
    asked:
      /\b(?:monitor\w*|progress|measure (?:success|progress)|(?:process|outcome) measures?|evaluation plan|know whether|assessment|has worked)\b/iu,
    plain:
      /\b(?:every (?:\p{L}+ )?(?:week|day|month|quarter|friday|monday|wednesday)|weekly|monthly|track(?:s|ed|ing)?|monitor\w*|measured? (?:by|with|whether|how)|will (?:be )?(?:count|measure|compare|record|survey|know|check)\w*|pre-? ?(?:and|\/) ?post|baseline|process measures?|outcome measures?|success (?:will|would|means)|(?:log|counts?|records?|tall(?:y|ies)) (?:will|of|by|each)|if (?:fewer|more) than|if the (?:number|rate|share|count))\b/iu,
    hint: /\b(?:daily|check\w*|graph|chart|record\w*|quiz(?:zes)?|tests?|score[sd]?|measures?|at the end of|attendance|survey\w*|target|drop(?:s|ped)? (?:to|below)|by (?:the end|day|month|week))\b/iu,
  },
  {
    name: 'process',
    asked:
      /\b(?:process|step by step|how .{2,40} (?:works?|formed|happens?|is chosen|can .{2,30} be)|procedures?|what happens|activities|mechanism|how it would work|show your work|what .{2,20} does$|explain what)\b/iu,
    plain:
      /\b(?:(?:first|then|next|finally|afterward|eventually),? (?:the|a|an|it|they|we|this|i|each|water|magma)|after (?:that|this|which|an?|the|it)|step|once (?:the|it|they|a)|when (?:the|a|an|it|this|water|someone|\p{L}+) (?:\p{L}+ ){0,2}(?:is|are|was|were|\p{L}+s|\p{L}+ed)|until|in turn|begins? (?:with|when|to)|which (?:then|causes|turns|allows)|by (?:\p{L}+ )?\p{L}+ing|if .{3,50}, (?:the|they|it|he|she|a)|turns? into|breaks? down|releases?|who can(?:not)?)\b/iu,
    hint: /\b(?:then|first|second|third|after|before|during|while|slowly|gradually|over (?:time|the)|begins?|starts?|moves?|forms?|formed|rises?|sinks?|cools?|as the|so|through|into|via)\b/iu,
  },
  {
    name: 'setting',
    asked:
      /\b(?:where (?!does)|location|setting|place (?:the|it)|identify (?:both|the) works?|artist|title|pick (?:two|one)|choose|which product|context|name the (?:writer|place)|when it ran|present location)\b/iu,
    plain:
      /\b(?:located|situated|stands? (?:in|on|near)|lies (?:in|on|near|between)|(?:in|near|at|from|of) (?:the )?(?:northern|southern|eastern|western|central|upper|lower)? ?\p{Lu}\p{L}+(?:,? \p{Lu}\p{L}+)*|(?:aired|ran|appeared|published|released|carved|painted|made|built|filmed|picked|chose|selected|bought) (?:\p{L}+ ){0,3}(?:in|on|for|at|by|a|the)|museum|galler(?:y|ia)|kilomet(?:er|re)s|miles|plate|boundary)\b/u,
    hint: /\b(?:here|there|city|town|region|country|state|county|school|grade|class|room|north|south|east|west|coast|1\d\d\d|20\d\d)\b/iu,
  },
  {
    name: 'description',
    asked:
      /\b(?:describ\w+|depict|description|portray|picture it|in (?:enough )?detail|imagine|visual|sound choices)\b/iu,
    plain:
      /\b(?:wears?|wore|wearing|stands?|standing|sits?|sat|sitting|looks? (?:like|at|down|up|out|away)|camera|shot|frames?|close-up|scene|background|foreground|color(?:s|ed)?|light(?:ing|s)?|dark|voice|music|screen|face|hands?|arms?|blue|red|green|white|black|yellow|gray|bright|slow(?:ly)?|quiet(?:ly)?|wall|floor|table|window|door)\b/iu,
    hint: /\b(?:is|are|was|were) \p{L}+ing\b|\b(?:old|young|small|large|long|short|round|tall|behind|beside|above|below|under|between|left|right|top|bottom|corner|each|there (?:is|are|was|were))\b/iu,
  },
  {
    name: 'unknown',
    asked:
      /\b(?:disagree|not know|uncertain\w*|left out|missing|unanswered|still (?:like|need|unknown)|need to find out|gaps?|further research|would (?:still )?like .{2,30} to tell|open questions?)\b/iu,
    plain:
      /\b(?:disagree[sd]?|debate[sd]?|(?:is|are|remains?|remained) (?:still )?(?:unclear|unknown|uncertain|open|disputed|controversial|unsettled|missing|absent)|(?:do|does|did) not (?:yet )?(?:know|agree|say|tell|show)|nobody (?:knows|is)|no one (?:knows|is)|left out|leaves? out|missing|absent|never (?:see|shows?|hear|mention)\w*|(?:would|still) (?:\p{L}+ )?(?:like|want|need) (?:\p{L}+ )?to (?:know|ask|find|hear|learn)|not (?:shown|settled|resolved|yet)|my question|further research|whether (?:or not)?)\b/iu,
    hint: /\b(?:uncertain\w*|unclear|whether|perhaps|others (?:argue|think|say)|may|might|question|need to|find out|without|not|nowhere|no )\b|\?/iu,
  },
  {
    name: 'question',
    asked:
      /\b(?:(?:end|close|finish|reply) with (?:a|one) question|question for (?:your|the)|ask (?:your|the) (?:class|peers?))\b/iu,
    plain: /\?["”’']?$/u,
    hint: /\?/u,
    unsaid: {
      asks: /\b(?:(?:end|close|finish|conclude) with (?:an?|one|your) (?:[\p{L}-]+ ){0,2}question|question (?:for|to) (?:your|the)|ask (?:your|the) (?:class\p{L}*|peers?|readers?|group))\b/iu,
      signs:
        /\?|\b(?:questions?|wonder\p{L}*|whether|curious|(?:would like|want|love) to (?:know|find out|study|ask|learn|hear)|ask(?:ing)? (?:you|all|every\p{L}+))\b/iu,
      showsInFewWords: true,
    },
  },
  {
    name: 'alternatives',
    asked:
      /\b(?:alternatives?|options?|choices|possibilit\w+|(?:two|three|four) (?:\p{L}+ )?(?:ways|solutions|courses))\b/iu,
    plain:
      /\b(?:(?:first|second|third|one|another|other|two|three|alternative|best) (?:\p{L}+ )?(?:options?|alternatives?|choices?|possibilit\w+|courses?)|options?|alternatives?|she could|he could|they could|(?:state|city|legislature|company|school|county) could|do(?:ing)? nothing|instead of|in place of|replac\w+)\b/iu,
    hint: /\b(?:could|would|either|or|another|instead|second|other|choose|adopt(?:ed|s)?|since \d{4}|passed|reform\w*)\b/iu,
  },
  {
    name: 'timeline',
    asked:
      /\b(?:timeline|first \d+ days|schedule|by when|next steps?|who (?:should do|is responsible|will carry)|and when|phases?|SMART|objective)\b/iu,
    plain:
      /\b(?:(?:by|in|during|within|before|after|on|from) (?:the )?(?:first |next |last |second |third )?(?:day|days|week|weeks|month|months|january|february|march|april|may \d|june|july|august|september|october|november|december|spring|summer|fall|winter|20\d\d|\d+ (?:days|weeks|months)|\p{L}+ (?:days|weeks|months|years))|weeks? (?:one|two|three|\d)|days? \d+|month \d|(?:is|be) responsible|in charge|this session|deadline)\b/iu,
    hint: /\b(?:by|then|first|will|next|after|before|monday|friday|year|month|week|day|manager|director|coordinator|nurse|staff)\b/iu,
  },
  {
    name: 'calculation',
    asked: /\b(?:calculat\w+|comput\w+|formula|equation|show your work|solve)\b/iu,
    plain:
      /\d\s?[=/÷×+*−-]\s?[-−]?[\d($]|=|\b(?:divided by|equals|multiplied|times \d|formula|midpoint|average of)\b/iu,
    hint: /\d/u,
    unsaid: { asks: /\b(?:calculat\p{L}+|comput(?:e|es|ation))\b/iu, signs: /\d/u, showsInFewWords: true },
  },
  {
    name: 'meaning',
    asked:
      /\b(?:interpret\w*|analy[sz]\w+|what does .{2,40} (?:show|mean|tell|let|say)|let us know|how .{3,60} shaped|affects what|connect\w*|how you (?:think|understand)|show what|in terms of|point out)\b/iu,
    plain:
      /\b(?:suggest(?:s|ed|ing)?|reveal(?:s|ed|ing)?|impl(?:y|ies|ied)|means? that|show(?:s|ed|ing) (?:that|how|what|us)|tells? us|lets? us|symboli[sz]\w+|signif(?:y|ies|ied|ier)|connot\w+|represent(?:s|ed)?|stands? for|as if|as though|makes? (?:the|us|her|him|it)|turns? (?:the|her|his|it)|invites?|hints?|reads? as|comes? across|in (?:other words|effect))\b/iu,
    hint: /\b(?:shows?|because|so|like|seems?|feel(?:s|ing)?|sense of|rather than|not .{2,30} but|becomes?|idea|explains?|this is)\b/iu,
  },
  {
    name: 'teaching',
    asked: /\b(?:teach|educate|train|adapt(?:ed)?|instruct)\b/iu,
    plain:
      /\b(?:teach(?:es|ing)?|taught|teach-back|show(?:ed)? (?:\p{L}+ ){1,3}how|explain(?:ed)? to|demonstrat\w+|remind(?:ed|s)?|instruct\w*|handout|brochure|video|practic(?:e|ed)|ask(?:ed)? (?:the|her|him|them|each) (?:\p{L}+ ){0,2}to (?:repeat|show|explain)|sentence (?:frames|starters)|word bank|pictures?)\b/iu,
    hint: /\b(?:learn\w*|understand\w*|family|language|repeat\w*|help(?:ed|s)?|gave|let|read aloud|partner|tell|explain)\b/iu,
  },
];

/**
 * Words with which an assignment speaks about the work and not about its subject. They say nothing about whether
 * a paper is on topic.
 */
export const taskWords: ReadonlySet<string> = new Set(
  `write writes writing written paper papers essay essays assignment assignments discussion post posts response
  respond responding responses student students word words page pages paragraph paragraphs apa style format
  formatted formatting source sources cite cites cited citation citations reference references scholarly peer
  reviewed article articles journal least minimum maximum double spaced font title include includes including
  included discuss discusses explain explains describe describes analyze analyse analyzes identify identifies
  compare contrast evaluate evaluates summarize summarise provide provides use uses using used make makes sure
  please due submit submission week course class instructor professor point points grade grades graded grading
  rubric criteria criterion excellent good fair poor outstanding proficient developing adequate satisfactory
  unsatisfactory clear clearly clarity well quality strong weak complete completely thorough thoroughly
  demonstrate demonstrates demonstrated grammar spelling mechanics punctuation errors error free introduction
  conclusion thesis body organization organized structure content requirements required requirement address
  addresses answer answers question questions following your own topic topics discussed least two three four
  five six seven eight ten should need needs must prompt read reading readings chapter based support supported
  supporting supports evidence example examples specific detail details detailed idea ideas take takes taking give
  gives given choose chosen choice select state position stance side against apply once briefly personal person
  event policy case issue problem recommend recommendation justify justification approximately argue argument
  argumentative propose proposal appraise synthesize critique report demonstrate implement evaluation change
  different differently teach taught expected no needed data set technique limitation limitations`.split(
    /\s+/u,
  ),
);

/** Words that carry grammar rather than a subject; a text without them is not English prose. */
export const functionWords: ReadonlySet<string> = new Set(
  `a an the this that these those some any each every either neither no all both few many much more most other
  another such i you he she it we they me him her us them my your his its our their mine yours hers ours theirs
  myself yourself himself herself itself ourselves themselves who whom whose which what when where why how
  am is are was were be been being do does did have has had having can could may might must shall should will
  would of in on at by for with about against between into through during before after above below to from up
  down out off over under again further then once here there and but or nor so yet if because as until while
  than though although since unless whether not only own same too very just also don't doesn't didn't isn't
  aren't wasn't weren't can't cannot couldn't won't wouldn't shouldn't haven't hasn't hadn't it's that's there's
  i'm you're they're we're i've we've they've one ones upon among within without toward towards per via`.split(
    /\s+/u,
  ),
);

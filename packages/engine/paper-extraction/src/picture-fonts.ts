/** Fonts that draw signs, or letters of another script, at the places of Latin letters. */
const pictureFonts =
  /^(?:wingdings|webdings|symbol(?:MT)?$|standard ?sym|zapf ?dingbats|itc zapf dingbats|d050000l|opensymbol|marlett|bookshelf symbol|monotype sorts|ms outlook|mt extra|segoe mdl2|segoe fluent|fontawesome|font awesome|material (?:icons|symbols)|adobe blank)/i;
/** Words of the names of fonts that draw blanks, bars or ornaments for letters. */
const pictureWords =
  /\b(?:blank|bar ?code|code ?(?:39|93|128)|3 ?of ?9|ean-?13|dingbats?|ornaments?|icons?|pictograms?|redacted|flow (?:block|circular|rounded)|yarndings)\b/i;

/** Whether the font of this name is known to draw signs for letters. */
export function drawsSigns(font: string): boolean {
  return pictureFonts.test(font);
}

/** Whether the font of this name draws blanks, bars, ornaments or other signs for letters. */
export function isPictureFont(font: string): boolean {
  return drawsSigns(font) || pictureWords.test(font);
}

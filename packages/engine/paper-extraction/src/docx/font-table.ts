import type { XmlHandler } from './read-xml.ts';

/** Fonts of the document that draw no letters, by name in lower case. */
export type PictureFonts = Set<string>;

/** The character set of symbols, and the PANOSE family of pictures (ECMA-376 part 1, 17.8.3.2 and 17.8.3.13). */
const symbolCharset = '02';
const pictureFamily = '05';

/** Fills `fonts` from the font table: what Word replaces a font by that the reader's machine does not have. */
export function fontTableHandler(fonts: PictureFonts): XmlHandler {
  let font = '';
  return {
    open(name, attributes) {
      const value = attributes['w:val'] ?? '';
      if (name === 'w:font') font = (attributes['w:name'] ?? '').toLowerCase();
      else if (name === 'w:charset' && value.toUpperCase().padStart(2, '0') === symbolCharset)
        fonts.add(font);
      else if (name === 'w:panose1' && value.startsWith(pictureFamily)) fonts.add(font);
    },
  };
}

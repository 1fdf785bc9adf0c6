import { drawingHidings } from './hide-in-drawings.ts';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

const run = (text: string, properties: string): string =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
const paragraph = (text: string, properties: string, runProperties = ''): string =>
  `<w:p><w:pPr>${properties}</w:pPr>${run(text, runProperties)}</w:p>`;
const byRun =
  (properties: string) =>
  (text: string): string =>
    paragraph(text, '', properties);
const byParagraph =
  (properties: string) =>
  (text: string): string =>
    paragraph(text, properties);
const inCell =
  (cell: string, row = '', table = '', properties = '') =>
  (text: string): string =>
    `<w:tbl><w:tblPr>${table}</w:tblPr><w:tr><w:trPr>${row}</w:trPr><w:tc><w:tcPr>${cell}</w:tcPr>${paragraph(text, '', properties)}</w:tc></w:tr></w:tbl>`;
const inDrawing =
  ({ across = '0', down = '0', height = '900000', extra = '' }) =>
  (text: string): string =>
    `<w:p><w:r><w:drawing><wp:anchor xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><wp:positionH relativeFrom="page"><wp:posOffset>${across}</wp:posOffset></wp:positionH><wp:positionV relativeFrom="page"><wp:posOffset>${down}</wp:posOffset></wp:positionV><wp:extent cx="3000000" cy="${height}"/><wp:docPr id="9" name="Box" ${extra}/><w:txbxContent>${paragraph(text, '')}</w:txbxContent></wp:anchor></w:drawing></w:r></w:p>`;
const inVml =
  (style: string) =>
  (text: string): string =>
    `<w:p><w:r><w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml" style="position:absolute;width:200pt;height:60pt;${style}"><v:textbox><w:txbxContent>${paragraph(text, '')}</w:txbxContent></v:textbox></v:shape></w:pict></w:r></w:p>`;
const fieldMark = (kind: string): string => `<w:r><w:fldChar w:fldCharType="${kind}"/></w:r>`;
const field = (instruction: string, text: string): string =>
  `<w:p>${fieldMark('begin')}<w:r><w:instrText xml:space="preserve">${instruction}</w:instrText></w:r>${fieldMark('separate')}${run(text, '')}${fieldMark('end')}</w:p>`;
const cellOf = (properties: string, words: string): string =>
  `<w:tc><w:tcPr>${properties}</w:tcPr>${words === '' ? '<w:p/>' : paragraph(words, '')}</w:tc>`;
const merged =
  (kind: string) =>
  (text: string): string => {
    const first = cellOf(`<w:${kind} w:val="restart"/>`, '');
    const other = cellOf(`<w:${kind}/>`, text);
    const rows = kind === 'vMerge' ? `${first}</w:tr><w:tr>${other}` : first + other;
    return `<w:tbl><w:tblPr/><w:tr>${rows}</w:tr></w:tbl>`;
  };
const w14 = 'xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"';
const mc = 'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"';
const solid = (inner: string): string =>
  `<w14:textFill ${w14}><w14:solidFill>${inner}</w14:solidFill></w14:textFill>`;
const onDark = '<w:shd w:val="clear" w:color="auto" w:fill="202020"/>';

/** Ways of putting words into a DOCX that nobody sees in Word's print layout or on paper, each as a block of the body. */
export const docxHidings: Readonly<Record<string, (text: string) => string>> = {
  'a vanished run': byRun('<w:vanish/>'),
  'a run that always vanishes': byRun('<w:specVanish/>'),
  'white letters': byRun('<w:color w:val="FFFFFF"/>'),
  'nearly white letters': byRun('<w:color w:val="EDEDED"/>'),
  'a pale yellow': byRun('<w:color w:val="FFFFE0"/>'),
  'a theme colour': byRun('<w:color w:val="000000" w:themeColor="background1"/>'),
  'a darkened theme colour': byRun('<w:color w:themeColor="background1" w:themeShade="F2"/>'),
  'black on a black highlight': byRun('<w:color w:val="000000"/><w:highlight w:val="black"/>'),
  'dark on a dark paragraph': (text) => paragraph(text, onDark, '<w:color w:val="262626"/>'),
  'dark on a dark cell': inCell(onDark, '', '', '<w:color w:val="1F1F1F"/>'),
  'a see-through fill': byRun(
    solid('<w14:srgbClr w14:val="000000"><w14:alpha w14:val="97000"/></w14:srgbClr>'),
  ),
  'a lightened fill': byRun(
    solid(
      '<w14:schemeClr w14:val="tx1"><w14:lumMod w14:val="5000"/><w14:lumOff w14:val="95000"/></w14:schemeClr>',
    ),
  ),
  'one point': byRun('<w:sz w:val="2"/>'),
  'a size below nothing': byRun('<w:sz w:val="-24"/>'),
  'a vanish that a character style keeps': (text) =>
    paragraph(text, '<w:pStyle w:val="Vanished"/>', '<w:rStyle w:val="NotVanished"/>'),
  'a special vanish that a vanish contradicts': byRun('<w:specVanish/><w:vanish w:val="0"/>'),
  'three points': byRun('<w:sz w:val="6"/>'),
  'four points': byRun('<w:sz w:val="8"/>'),
  'letters squeezed to 1%': byRun('<w:w w:val="1"/>'),
  'letters on top of each other': byRun('<w:spacing w:val="-200"/>'),
  'letters a page apart': byRun('<w:spacing w:val="31000"/>'),
  'white by name': byRun('<w:color w:val="white"/>'),
  'white with a number sign': byRun('<w:color w:val="#FFFFFF"/>'),
  'pale yellow': byRun('<w:color w:val="FFFF66"/>'),
  'letters far below their line': byRun('<w:position w:val="-3000"/>'),
  'lines of no height': byParagraph('<w:spacing w:line="20" w:lineRule="exact"/>'),
  'lines on top of each other': byParagraph('<w:spacing w:line="10" w:lineRule="auto"/>'),
  'an indent left of the page': byParagraph('<w:ind w:left="-20000" w:right="20000"/>'),
  'an indent left of the page alone': byParagraph('<w:ind w:left="-20000"/>'),
  'an indent in letters': byParagraph('<w:ind w:leftChars="-9000" w:rightChars="9000"/>'),
  'an indent right of the page': byParagraph('<w:ind w:left="30000" w:right="-30000"/>'),
  'a frame left of the page': byParagraph('<w:framePr w:w="4000" w:x="-9999" w:y="1" w:hAnchor="page"/>'),
  'a frame above the page': byParagraph('<w:framePr w:w="4000" w:x="1" w:y="-9999" w:vAnchor="page"/>'),
  'a frame of no height': byParagraph('<w:framePr w:w="4000" w:h="10" w:hRule="exact" w:x="1" w:y="1"/>'),
  'a text box left of the page': inDrawing({ across: '-9000000' }),
  'a text box below the page': inDrawing({ down: '19000000' }),
  'a text box of no height': inDrawing({ height: '1' }),
  'a text box that is switched off': inDrawing({ extra: 'hidden="1"' }),
  'a VML box off the page': inVml('margin-left:-9999pt;margin-top:0'),
  'a VML box above the page': inVml('margin-left:0;margin-top:-9999pt'),
  'a VML box that is switched off': inVml('visibility:hidden'),
  'a row of no height': inCell('', '<w:trHeight w:val="10" w:hRule="exact"/>'),
  'a hidden row': inCell('', '<w:hidden/>'),
  'a table off the page': inCell('', '', '<w:tblpPr w:tblpX="-20000" w:tblpY="1"/>'),
  'a table moved off the page': inCell(
    '',
    '',
    '<w:tblW w:w="5000" w:type="dxa"/><w:tblInd w:w="-20000" w:type="dxa"/>',
  ),
  'a tab stop off the page': (text) =>
    `<w:p><w:pPr><w:tabs><w:tab w:val="left" w:pos="31000"/></w:tabs></w:pPr><w:r><w:tab/></w:r>${run(text, '')}</w:p>`,
  'a column off the page': (text) =>
    `<w:tbl><w:tblPr><w:tblLayout w:type="fixed"/></w:tblPr><w:tblGrid><w:gridCol w:w="30000"/><w:gridCol w:w="5000"/></w:tblGrid><w:tr><w:tc><w:tcPr/><w:p/></w:tc><w:tc><w:tcPr/>${paragraph(text, '')}</w:tc></w:tr></w:tbl>`,
  'a font of pictures': byRun('<w:rFonts w:ascii="Wingdings" w:hAnsi="Wingdings"/>'),
  'a font of Greek letters': byRun('<w:rFonts w:ascii="Symbol" w:hAnsi="Symbol"/>'),
  'a font of blanks': byRun('<w:rFonts w:ascii="Adobe Blank 2" w:hAnsi="Adobe Blank 2"/>'),
  'a font of bars': byRun('<w:rFonts w:ascii="Libre Barcode 39" w:hAnsi="Libre Barcode 39"/>'),
  'an element of a namespace that nobody knows': (text) =>
    `<w:p><q:own xmlns:q="urn:own">${run(text, '')}</q:own></w:p>`,
  'an element that no version of Word knows': (text) => `<w:p><w:own>${run(text, '')}</w:own></w:p>`,
  'an element of a later namespace of Word': (text) =>
    `<w:p><q:own xmlns:q="http://schemas.microsoft.com/office/word/2012/wordml">${run(text, '')}</q:own></w:p>`,
  'words outside a run': (text) => `<w:p><w:t>${text}</w:t></w:p>`,
  'a deletion that contradicts another': (text) =>
    `<w:p><w14:conflictDel ${w14}>${run(text, '')}</w14:conflictDel></w:p>`,
  'deleted words outside a deletion': (text) => `<w:p><w:r><w:delText>${text}</w:delText></w:r></w:p>`,
  'a choice between no alternatives': (text) =>
    `<mc:Choice ${mc} Requires="w14">${paragraph(text, '')}</mc:Choice>`,
  'a page number that is a sentence': (text) => field(' NUMPAGES ', text),
  'a date that is a sentence': (text) =>
    `<w:p><w:fldSimple w:instr="DATE">${run(text, '')}</w:fldSimple></w:p>`,
  'a condition that does not hold': (text) => field(` IF 1 = 2 "${text}" "" `, text),
  'a simple condition that does not hold': (text) =>
    `<w:p><w:fldSimple w:instr=' IF 1 > 2 "yes" "" '>${run(text, '')}</w:fldSimple></w:p>`,
  'a quotation of something else': (text) => field(' QUOTE "other words" ', text),
  'a button that shows other words': (text) => field(' MACROBUTTON Run Start ', text),
  'a cell that is merged into the one above': merged('vMerge'),
  'a cell that is merged into the one before': merged('hMerge'),
  'small, pale and narrow letters': byRun('<w:color w:val="B0B0B0"/><w:w w:val="50"/><w:sz w:val="11"/>'),
  'small and pale letters': byRun('<w:color w:val="BFBFBF"/><w:sz w:val="11"/>'),
  'lines half as high as their letters': byParagraph('<w:spacing w:line="120" w:lineRule="exact"/>'),
  'lines that cut their letters off': byParagraph('<w:spacing w:line="110" w:lineRule="auto"/>'),
  'letters from right to left': (text) => `<w:p><w:bdo w:val="rtl">${run(text, '')}</w:bdo></w:p>`,
  'letters of a run from right to left': byRun('<w:rtl/>'),
  'a character that turns the letters round': (text) => paragraph(`\u202E${text}\u202C`, ''),
  'letters pressed into a point': byRun('<w:fitText w:val="20" w:id="1"/>'),
  'two lines in one of eight points': byRun('<w:eastAsianLayout w:id="1" w:combine="1"/><w:sz w:val="16"/>'),
  'a cell that presses its words together': inCell('<w:tcW w:w="200" w:type="dxa"/><w:tcFitText/>'),
  'an indent of a cell off the page': (text) =>
    `<w:tbl><w:tr><w:tc>${paragraph(text, '<w:ind w:left="-20000" w:right="20000"/>')}</w:tc></w:tr></w:tbl>`,
  'a table in a cell off the page': (text) =>
    `<w:tbl><w:tr><w:tc>${inCell('', '', '<w:tblInd w:w="-30000" w:type="dxa"/>')(text)}<w:p/></w:tc></w:tr></w:tbl>`,
  'sentences in superscripts of six points': byRun('<w:vertAlign w:val="superscript"/><w:sz w:val="12"/>'),
  ...drawingHidings,
};

/** Styles that some of the blocks use. */
const styles =
  '<w:style w:type="paragraph" w:styleId="Vanished"><w:name w:val="Vanished"/><w:rPr><w:vanish/></w:rPr></w:style>' +
  '<w:style w:type="character" w:styleId="NotVanished"><w:name w:val="Not Vanished"/><w:rPr><w:vanish w:val="0"/></w:rPr></w:style>';

function addStyles(sheet: Uint8Array | undefined): Uint8Array {
  return strToU8(strFromU8(sheet ?? new Uint8Array()).replace('</w:styles>', `${styles}</w:styles>`));
}

/** The file with a block put before the paragraph of its body that `place`, from 0 to 1, says. */
export function hideInDocx(file: Uint8Array, block: string, place: number): Uint8Array {
  const parts = unzipSync(file);
  const name = 'word/document.xml';
  const document = strFromU8(parts[name] ?? new Uint8Array());
  const starts = Array.from(document.matchAll(/<w:p>|<w:p /gu), ({ index }) => index);
  const at = starts[Math.min(Math.floor(place * starts.length), starts.length - 1)] ?? 0;
  return zipSync({
    ...parts,
    'word/styles.xml': addStyles(parts['word/styles.xml']),
    [name]: strToU8(document.slice(0, at) + block + document.slice(at)),
  });
}

const prefixOf: ReadonlyMap<string, string> = new Map([
  ['http://schemas.openxmlformats.org/wordprocessingml/2006/main', 'w'],
  ['http://purl.oclc.org/ooxml/wordprocessingml/main', 'w'],
  ['http://schemas.microsoft.com/office/word/2010/wordml', 'w14'],
  ['http://schemas.microsoft.com/office/word/2012/wordml', 'w15'],
  ['http://schemas.openxmlformats.org/officeDocument/2006/relationships', 'r'],
  ['http://purl.oclc.org/ooxml/officeDocument/relationships', 'r'],
  ['http://schemas.openxmlformats.org/officeDocument/2006/math', 'm'],
  ['http://purl.oclc.org/ooxml/officeDocument/math', 'm'],
  ['http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing', 'wp'],
  ['http://purl.oclc.org/ooxml/drawingml/wordprocessingDrawing', 'wp'],
  ['http://schemas.openxmlformats.org/drawingml/2006/main', 'a'],
  ['http://purl.oclc.org/ooxml/drawingml/main', 'a'],
  ['http://schemas.openxmlformats.org/drawingml/2006/picture', 'pic'],
  ['http://purl.oclc.org/ooxml/drawingml/picture', 'pic'],
  ['http://schemas.openxmlformats.org/drawingml/2006/chart', 'c'],
  ['http://purl.oclc.org/ooxml/drawingml/chart', 'c'],
  ['http://schemas.microsoft.com/office/word/2010/wordprocessingShape', 'wps'],
  ['http://schemas.microsoft.com/office/word/2010/wordprocessingGroup', 'wpg'],
  ['http://schemas.microsoft.com/office/word/2010/wordprocessingCanvas', 'wpc'],
  ['http://schemas.microsoft.com/office/word/2010/wordprocessingDrawing', 'wp14'],
  ['urn:schemas-microsoft-com:office:word', 'w10'],
  ['http://schemas.openxmlformats.org/markup-compatibility/2006', 'mc'],
  ['urn:schemas-microsoft-com:vml', 'v'],
  ['http://schemas.openxmlformats.org/package/2006/relationships', 'rel'],
  ['http://schemas.openxmlformats.org/package/2006/content-types', 'ct'],
  ['http://schemas.openxmlformats.org/package/2006/metadata/core-properties', 'cp'],
  ['http://purl.org/dc/elements/1.1/', 'dc'],
]);

/** Further namespaces of which Word takes a choice of alternative content. */
const otherKnown = new Set([
  'http://schemas.openxmlformats.org/drawingml/2006/diagram',
  'http://schemas.openxmlformats.org/drawingml/2006/lockedCanvas',
  'http://schemas.microsoft.com/office/2019/extlst',
  'http://schemas.microsoft.com/office/drawing/2007/8/2/chart',
  'http://schemas.microsoft.com/office/drawing/2008/diagram',
  'http://schemas.microsoft.com/office/drawing/2010/main',
  'http://schemas.microsoft.com/office/drawing/2012/chart',
  'http://schemas.microsoft.com/office/drawing/2012/main',
  'http://schemas.microsoft.com/office/drawing/2014/chartex',
  'http://schemas.microsoft.com/office/drawing/2014/main',
  'http://schemas.microsoft.com/office/drawing/2015/9/8/chartex',
  'http://schemas.microsoft.com/office/drawing/2015/10/21/chartex',
  ...[9, 10, 11, 12, 13, 14].map(
    (day) => `http://schemas.microsoft.com/office/drawing/2016/5/${day}/chartex`,
  ),
  'http://schemas.microsoft.com/office/drawing/2016/ink',
  'http://schemas.microsoft.com/office/drawing/2016/SVG/main',
  'http://schemas.microsoft.com/office/drawing/2017/model3d',
  'http://schemas.microsoft.com/office/mac/drawingml/2011/main',
  'http://schemas.microsoft.com/office/mac/office/2008/main',
  'http://schemas.microsoft.com/office/word/2006/wordml',
  'http://schemas.microsoft.com/office/word/2010/wordprocessingInk',
  'http://schemas.microsoft.com/office/word/2012/wordprocessingDrawing',
  'http://schemas.microsoft.com/office/word/2015/wordml/symex',
  'http://schemas.microsoft.com/office/word/2016/wordml/cid',
  'http://schemas.microsoft.com/office/word/2018/wordml',
  'http://schemas.microsoft.com/office/word/2018/wordml/cex',
  'http://schemas.microsoft.com/office/word/2020/wordml/sdtdatahash',
  'http://schemas.microsoft.com/office/word/2023/wordml/word16du',
  'http://schemas.microsoft.com/office/word/2024/wordml/sdtformatlock',
  'urn:schemas-microsoft-com:mac:vml',
  'urn:schemas-microsoft-com:office:office',
]);

/** Of elements that Word does not know but of which it reads the content (`mc:ProcessContent`). */
export const processedPrefix = 'processed';
export const unknownPrefix = 'x';
/** Of elements that Word leaves out with all that is in them (`mc:Ignorable`, ECMA-376 part 3, 10.1.1). */
export const ignoredPrefix = 'ignored';

/** The prefix under which this reader knows a namespace, transitional and strict alike; `known` for others that Word knows, `x` for the rest. */
export function knownPrefix(uri: string): string {
  return prefixOf.get(uri) ?? (otherKnown.has(uri) ? 'known' : unknownPrefix);
}

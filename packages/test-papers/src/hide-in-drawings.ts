/** Namespaces of drawings, which the papers that words are hidden in need not declare. */
const namespaces = [
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:wp14="http://schemas.microsoft.com/office/word/2010/wordprocessingDrawing"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:wpg="http://schemas.microsoft.com/office/word/2010/wordprocessingGroup"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
].join(' ');

const emu = (points: number): number => Math.round(points * 12_700);
const paragraph = (text: string, more = ''): string =>
  `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r>${more}</w:p>`;
const box = (text: string): string =>
  `<wps:txbx><w:txbxContent>${paragraph(text)}</w:txbxContent></wps:txbx>`;
const white = '<a:solidFill><a:srgbClr val="FFFFFF"/></a:solidFill>';
const frameOf = (width: number, height: number, left = 0, top = 0): string =>
  `<a:xfrm><a:off x="${emu(left)}" y="${emu(top)}"/><a:ext cx="${emu(width)}" cy="${emu(height)}"/></a:xfrm>`;

type Anchor = {
  readonly across?: string;
  readonly down?: string;
  readonly from?: string;
  readonly width?: number;
  readonly height?: number;
  readonly order?: number;
  readonly attributes?: string;
  readonly simple?: string;
  readonly wrap?: string;
};

const offset = (points: number): string => `<wp:posOffset>${emu(points)}</wp:posOffset>`;

/** A floating drawing in a run. */
function anchor(inner: string, place: Anchor = {}): string {
  const {
    across = offset(0),
    down = offset(0),
    from = 'paragraph',
    width = 200,
    height = 100,
    order = 1,
  } = place;
  return `<w:r><w:drawing ${namespaces}><wp:anchor relativeHeight="${order}" ${place.attributes ?? 'behindDoc="0"'}>${place.simple ?? ''}<wp:positionH relativeFrom="${from === 'page' ? 'page' : 'column'}">${across}</wp:positionH><wp:positionV relativeFrom="${from}">${down}</wp:positionV><wp:extent cx="${emu(width)}" cy="${emu(height)}"/>${place.wrap ?? '<wp:wrapNone/>'}<a:graphic><a:graphicData>${inner}</a:graphicData></a:graphic></wp:anchor></w:drawing></w:r>`;
}

const shape = (inner: string, { fill = '', body = '', frame = '' } = {}): string =>
  `<wps:wsp><wps:spPr>${frame}${fill}</wps:spPr>${inner}<wps:bodyPr ${body}/></wps:wsp>`;
const inCell = (content: string): string => `<w:tbl><w:tr><w:tc>${content}</w:tc></w:tr></w:tbl>`;
const alone = (run: string): string => `<w:p>${run}</w:p>`;
const vml = (shapes: string): string => `<w:r><w:pict ${namespaces}>${shapes}</w:pict></w:r>`;
const vmlBox = (text: string, style: string, inset = ''): string =>
  `<v:shape style="position:absolute;${style}"><v:textbox ${inset}><w:txbxContent>${paragraph(text)}</w:txbxContent></v:textbox></v:shape>`;
const group = (inner: string, children: string): string =>
  `<wpg:wgp><wpg:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${emu(300)}" cy="${emu(200)}"/>${children}</a:xfrm></wpg:grpSpPr>${inner}</wpg:wgp>`;
const plainChildren = `<a:chOff x="0" y="0"/><a:chExt cx="${emu(300)}" cy="${emu(200)}"/>`;
const frame = (text: string, height: number): string =>
  `<w:p><w:pPr><w:framePr w:w="9000" w:h="${height}" w:x="1500" w:y="3000" w:hAnchor="page" w:vAnchor="page"/></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
const frameAtCorner = (text: string, height: number): string =>
  `<w:p><w:pPr><w:framePr w:w="9000" w:h="${height}" w:hAnchor="page" w:vAnchor="page"/></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
const frameOver = (content: string): string =>
  `<w:p><w:pPr><w:framePr w:w="9600" w:wrap="through" w:hAnchor="text" w:vAnchor="text"/><w:shd w:val="clear" w:fill="FFFFFF"/></w:pPr>${content}</w:p>`;
const seeThrough = (percent: number): string =>
  `<a:solidFill><a:srgbClr val="FFFFFF"><a:alpha val="${percent}000"/></a:srgbClr></a:solidFill>`;
const overLine = { width: 470, height: 30 };
const square = '<wp:wrapSquare wrapText="bothSides"/>';
const inset = (points: number): string => `lIns="${emu(points)}" rIns="${emu(points)}"`;
const outlineAt = (share: number): string =>
  `<wp:wrapTight><wp:wrapPolygon><wp:start x="0" y="0"/><wp:lineTo x="${21_600 * share}" y="0"/><wp:lineTo x="0" y="${21_600 * share}"/></wp:wrapPolygon></wp:wrapTight>`;

/** Ways of putting words into floating objects, or under them, where nobody sees them. */
export const drawingHidings: Readonly<Record<string, (text: string) => string>> = {
  'a text box that is too small for its text': (text) =>
    alone(anchor(shape(box(text)), { width: 100, height: 14 })),
  'a shape that is smaller than its drawing': (text) =>
    alone(anchor(shape(box(text), { frame: frameOf(60, 8) }), { width: 300, height: 200 })),
  'a text box whose insets leave no room': (text) =>
    alone(anchor(shape(box(text), { body: inset(120) }), { width: 200, height: 100 })),
  'a text box at a share of the page far off it': (text) =>
    alone(
      anchor(shape(box(text)), { across: '<wp14:pctPosHOffset>200000</wp14:pctPosHOffset>', from: 'page' }),
    ),
  'a text box at a simple position off the page': (text) =>
    alone(
      anchor(shape(box(text)), {
        attributes: 'simplePos="1"',
        simple: `<wp:simplePos x="${emu(-900)}" y="0"/>`,
      }),
    ),
  'a text box with a relative width of nothing': (text) =>
    alone(
      anchor(shape(box(text)), {}).replace(
        '</wp:anchor>',
        '<wp14:sizeRelH relativeFrom="page"><wp14:pctWidth>100</wp14:pctWidth></wp14:sizeRelH></wp:anchor>',
      ),
    ),
  'a VML box at a share of the page far off it': (text) =>
    alone(
      vml(
        vmlBox(text, 'width:200pt;height:90pt;mso-left-percent:3000;mso-position-horizontal-relative:page'),
      ),
    ),
  'a VML box with a relative width of nothing': (text) =>
    alone(vml(vmlBox(text, 'width:200pt;height:90pt;mso-width-percent:1'))),
  'a VML box whose insets leave no room': (text) =>
    alone(vml(vmlBox(text, 'width:200pt;height:90pt', 'inset="150pt,0,150pt,0"'))),
  'a VML group that puts its box off the page': (text) =>
    alone(
      vml(
        `<v:group style="position:absolute;width:300pt;height:200pt" coordsize="3000,2000">${vmlBox(text, 'left:20000;top:0;width:2000;height:900')}</v:group>`,
      ),
    ),
  'a group that puts its box off the page': (text) =>
    alone(
      anchor(group(shape(box(text), { frame: frameOf(200, 100, 2000) }), plainChildren), {
        width: 300,
        height: 200,
      }),
    ),
  'a group that counts its children from elsewhere': (text) =>
    alone(
      anchor(
        group(
          shape(box(text), { frame: frameOf(200, 100) }),
          `<a:chOff x="${emu(3000)}" y="0"/><a:chExt cx="${emu(300)}" cy="${emu(200)}"/>`,
        ),
        { width: 300, height: 200 },
      ),
    ),
  'a group that shrinks its box to nothing': (text) =>
    alone(
      anchor(
        group(
          shape(box(text), { frame: frameOf(200, 100) }),
          `<a:chOff x="0" y="0"/><a:chExt cx="${emu(9000)}" cy="${emu(9000)}"/>`,
        ),
        { width: 300, height: 200 },
      ),
    ),
  'a white shape over it': (text) =>
    paragraph(text, anchor(shape('', { fill: white }), { width: 470, height: 30 })),
  'a white VML shape over it': (text) =>
    paragraph(text, vml('<v:rect style="position:absolute;width:470pt;height:30pt;z-index:5"/>')),
  'a white shape over it with a wrap of no size': (text) =>
    paragraph(text, anchor(shape('', { fill: white }), { width: 470, height: 30, wrap: outlineAt(0.01) })),
  'a text box off the page in a cell': (text) =>
    inCell(alone(anchor(shape(box(text)), { across: offset(-3000) }))),
  'a white shape over the words of a cell': (text) =>
    inCell(paragraph(text, anchor(shape('', { fill: white }), { width: 470, height: 30 }))),
  'a text box under a white shape': (text) =>
    alone(
      anchor(shape(box(text)), { width: 300, wrap: square }) +
        anchor(shape('', { fill: white }), { width: 300, order: 2, wrap: square }),
    ),
  'a text box under another shape of its group': (text) =>
    alone(
      anchor(
        group(
          shape(box(text), { frame: frameOf(300, 200) }) +
            shape('', { fill: white, frame: frameOf(300, 200) }),
          plainChildren,
        ),
        { width: 300, height: 200, wrap: square },
      ),
    ),
  'text boxes on top of each other': (text) =>
    alone(anchor(shape(box(text)), { width: 300 }) + anchor(shape(box(text)), { width: 300, order: 2 })),
  'a shaded frame over it': (text) => frameOver('') + paragraph(text),
  'a shaded frame of white letters over it': (text) =>
    frameOver(`<w:r><w:rPr><w:color w:val="FFFFFF"/></w:rPr><w:t>${text}</w:t></w:r>`) + paragraph(text),
  'frames at one corner of the page': (text) =>
    frameAtCorner(text, 400) + frameAtCorner(text, 500) + frameAtCorner(text, 600),
  'a thick line over it': (text) =>
    paragraph(
      text,
      anchor(shape('', { fill: `<a:noFill/><a:ln w="${emu(30)}">${white}</a:ln>` }), {
        down: offset(15),
        width: 470,
        height: 0,
      }),
    ),
  'a VML picture over it': (text) =>
    paragraph(text, vml('<v:image style="position:absolute;width:470pt;height:30pt;z-index:5" src="a"/>')),
  'a VML shape over it at a place of an odd form': (text) =>
    paragraph(
      text,
      vml('<v:rect style="position:absolute;margin-left:0em;width:470pt;height:30pt;z-index:5"/>'),
    ),
  'a drawing of an unknown kind over it': (text) =>
    paragraph(text, anchor('<q:own xmlns:q="urn:own"/>', overLine)),
  'a nearly opaque shape over it': (text) =>
    paragraph(text, anchor(shape('', { fill: seeThrough(88) }), overLine)),
  'two see-through shapes over it': (text) =>
    paragraph(
      text,
      anchor(shape('', { fill: seeThrough(75) }), overLine) +
        anchor(shape('', { fill: seeThrough(75) }), { ...overLine, order: 2 }),
    ),
  "a shape in its group's fill over it": (text) =>
    paragraph(
      text,
      anchor(group(shape('', { fill: '<a:grpFill/>', frame: frameOf(300, 200) }), plainChildren), {
        width: 470,
        height: 30,
      }),
    ),
  'a shape over it whose style has a clear fill': (text) =>
    paragraph(
      text,
      anchor(
        shape(
          '<wps:style><a:fillRef idx="1"><a:srgbClr val="FFFFFF"><a:alpha val="0"/></a:srgbClr></a:fillRef></wps:style>',
          { fill: white },
        ),
        overLine,
      ),
    ),
  'frames on top of each other': (text) => frame(text, 400) + frame(text, 500) + frame(text, 600),
};

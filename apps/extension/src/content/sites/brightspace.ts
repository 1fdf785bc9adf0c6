import { allDeep, clean, inPath, nameIn, param, textOf } from '../dom.ts';
import { textWork } from '../read-work.ts';
import type { Site, SiteWork } from '../site.ts';

/** The evaluation page, built of open shadow roots, which are walked and never counted: beta. */
export const brightspace: Site = {
  id: 'brightspace',
  path: /^\/d2l\/le\/activities\/iterator\//u,
  identify: () => ({
    course: param('ou'),
    assignment: inPath(/\/iterator\/([\w-]+)/u),
    student: clean(entity()),
  }),
  names: {
    courseName: ['.d2l-navigation-s-link'],
    title: ['.d2l-consistent-evaluation-assignment-name', 'h1'],
    studentName: ['d2l-consistent-evaluation-lcb-user-context h2', 'h2'],
  },
  isDeep: true,
  grade: [
    ['#d2l-grade', 'd2l-number'],
    ['input#grade', 'value'],
  ],
};

export const brightspaceWork: SiteWork = {
  comment: [['d2l-htmleditor', 'd2l-editor']],
  read: async () => {
    const templates = allDeep('d2l-html-block > template').map((one) =>
      one instanceof HTMLTemplateElement ? textOf(one.content) : '',
    );
    const text = templates.join('\n\n').trim();
    return {
      work:
        text === ''
          ? textWork(['.d2l-htmlblock-untrusted', '.d2l-html-block'], { isDeep: true })
          : { kind: 'text', text },
    };
  },
};

/** The page names its student in the query, or by the identity that its user context shows. */
function entity(): string {
  const [context] = allDeep('[user-href], d2l-consistent-evaluation-lcb-user-context');
  return (
    param('currentActivityUsage') ??
    param('actorActivityUsage') ??
    context?.getAttribute('user-href') ??
    nameIn(['h2'], { isDeep: true }) ??
    ''
  );
}

import { allSites } from './all-sites.ts';
import { allDeep } from './dom.ts';
import { namesOn, type Site, type SiteWork } from './site.ts';

const MOST = 200;
const LONGEST = 120;

const parts =
  'input, textarea, select, button, form, iframe, [contenteditable], [role], [data-testid], [data-region]';
const attributes = ['id', 'class', 'name', 'type', 'role', 'contenteditable', 'data-testid', 'data-region'];

/** What parts of pages are called. Any other word of an attribute may be a person's, and is not reported. */
const partWords = `
  action active activity advanced alert all anonymous area assess assessment assign assignment attachment attempt
  author avatar back bar base block body bottom box breadcrumb btn button cancel card cell center change check
  checkbox checked choice class clear close code col collapse column combobox comment complete component container
  content context control core count course create criteria criterion current custom d2l data date default
  description dialog disabled discussion display document done download draft drop dropdown due edit editable editor
  element empty enabled entry error evaluate evaluation expand extended false feedback field file filter first focus
  footer form format forum frame general grade grader grading grid group guide header heading hidden history host
  html icon id iframe image index info inline inner inpage input inst instructor instructure item javascript label
  last layout learning left level library line link list listbox loading local main mark max media menu message meta
  mod modal mode module name nav navigation new next node none note notes notification number online onlinetext open
  option options original outer outline overall overflow page pager pane panel paragraph part path percent picker
  placeholder player plugin point points popup portlet post posts preview previous primary private progress public
  publish quick quiz radio rating rce react read ready region reply report reset response rich root row rubric save
  score screen scroll search searchbox secondary section select selected selection selector send separator session
  settings shadow shell show sidebar single size slider slot small spinbutton speed speedgrader spinner standard
  state static status step student students style sub subject submission submissions submit summary switch tab table
  tablist tabpanel target task team template test text textarea textbox textfield theme time tiny tinymce title
  toggle toolbar tool tooltip top total tox tree true type ui ultra unified up upload url user value video view
  viewer visible warning widget window wrap wrapper write
`;

/**
 * The structure of a page whose fields were not found: tags, and attributes that name parts. Neither text nor values,
 * and of the attributes only words that parts of pages are called by: numbers and other words may be people's.
 */
export function reportStructure(site: Site, works: readonly SiteWork[]): string {
  const cover = coverFor(site, works);
  const lines = allDeep(parts)
    .slice(0, MOST)
    .map((element) => {
      const shown = attributes.flatMap((name) => {
        const value = element.getAttribute(name);
        return value === null ? [] : [`${name}="${cover(value.slice(0, LONGEST))}"`];
      });
      const tag = element instanceof HTMLUnknownElement ? 'x' : coverTag(element, cover);
      return `<${[tag, ...shown].join(' ')}>`;
    });
  return [`site: ${site.id}`, `path: ${cover(location.pathname)}`, ...lines].join('\n');
}

/** A custom element's name is chosen by the page. */
function coverTag({ localName }: Element, cover: (text: string) => string): string {
  return localName.includes('-') ? cover(localName) : localName;
}

const words = /\p{L}+/gu;

/** Puts N for numbers and x for each word that is unknown or part of the student's name. */
function coverFor(site: Site, works: readonly SiteWork[]): (text: string) => string {
  const known = new Set(wordsOf(partWords));
  const rungs = [...allSites.map(({ grade }) => grade), ...works.map(({ comment }) => comment)];
  for (const [selector] of rungs.flatMap((one) => one ?? []))
    for (const word of wordsOf(selector)) known.add(word);
  for (const word of wordsOf(namesOn(site).studentName ?? '')) known.delete(word);
  return (text) =>
    apart(text)
      .replace(/\p{M}/gu, '')
      .replace(/\p{N}+/gu, 'N')
      .replace(words, (word) => (word === 'N' || known.has(word.toLowerCase()) ? word : 'x'));
}

/** "gradeInput" as "grade-Input". */
const apart = (text: string): string => text.normalize('NFD').replace(/(?<=\p{Ll})(?=\p{Lu})/gu, '-');

const wordsOf = (text: string): string[] => apart(text).toLowerCase().match(words) ?? [];

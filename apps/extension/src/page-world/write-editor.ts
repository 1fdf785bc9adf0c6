import type { PageEditor } from '../shared/page-types.ts';

export type EditorWrite = PageEditor & {
  /** HTML without scripts, or a number for a number field. */
  readonly value: string;
  readonly mayReplace: boolean;
};

export type EditorAnswer =
  | { readonly status: 'filled' | 'has-text'; readonly before: string }
  | { readonly status: 'not-found' };

/**
 * Runs in the page's own world, injected at the click on Insert: TinyMCE and custom elements are filled by their API
 * only. It is sent as source text, so it uses nothing from outside; whatever the page does to it, it holds nothing but
 * the text that goes into the page.
 */
export function writeEditor({ editor, mark, value, mayReplace }: EditorWrite): EditorAnswer {
  type Tiny = {
    readonly getContent: (options?: { readonly format: 'text' }) => string;
    readonly setContent: (html: string) => void;
    readonly undoManager?: { readonly transact: (change: () => void) => void };
    readonly dispatch?: (name: string) => void;
    readonly fire?: (name: string) => void;
    readonly save?: () => void;
  };
  type Custom = HTMLElement & { html?: string; value?: string | number };
  const find = (root: Document | ShadowRoot): Custom | null => {
    const found = root.querySelector<Custom>(`[data-greenpen="${mark}"]`);
    if (found !== null) return found;
    for (const host of root.querySelectorAll('*')) {
      const inside = host.shadowRoot === null ? null : find(host.shadowRoot);
      if (inside !== null) return inside;
    }
    return null;
  };
  const target = find(document);
  if (target === null) return { status: 'not-found' };
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page gets this function alone
  const wordsOf = (html: string) => html.replace(/<[^>]*>|&nbsp;/gu, ' ').trim();

  if (editor === 'tinymce') {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the page's own; anything else is "not found"
    const api = (globalThis as { tinymce?: { readonly get: (id: string) => Tiny | null } }).tinymce;
    const tiny = api?.get(target.id);
    if (tiny === null || tiny === undefined) return { status: 'not-found' };
    const before = tiny.getContent();
    if (!mayReplace && wordsOf(before) !== '' && before !== value) return { status: 'has-text', before };
    const change = () => tiny.setContent(value);
    if (tiny.undoManager === undefined) change();
    else tiny.undoManager.transact(change);
    if (tiny.dispatch === undefined) tiny.fire?.('change');
    else tiny.dispatch('change');
    tiny.save?.();
    return { status: 'filled', before };
  }
  if (editor === 'd2l-editor') {
    const before = target.html ?? '';
    if (!mayReplace && wordsOf(before) !== '' && before !== value) return { status: 'has-text', before };
    target.html = value;
    target.dispatchEvent(new CustomEvent('d2l-htmleditor-blur', { bubbles: true, composed: true }));
    return { status: 'filled', before };
  }
  const before = String(target.value ?? '');
  if (!mayReplace && before !== '' && before !== value) return { status: 'has-text', before };
  target.value = value === '' ? '' : Number(value);
  const inner = target.shadowRoot?.querySelector('input');
  inner?.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  inner?.dispatchEvent(new Event('change', { bubbles: true }));
  target.dispatchEvent(new CustomEvent('change', { bubbles: true, composed: true }));
  return { status: 'filled', before };
}

/** Paragraphs of HTML from plain text. */
export function toHtml(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return escaped
    .split(/\n{2,}/u)
    .map((block) => `<p>${block.replaceAll('\n', '<br>')}</p>`)
    .join('');
}

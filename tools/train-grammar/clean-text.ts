/** Formats of the texts to train on. */
export type TextFormat = 'cnxml' | 'jats' | 'markdown' | 'xhtml';

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
  mdash: '—',
  ndash: '–',
  hellip: '…',
};

/** The running text of a file, a paragraph a string, without headings, tables, notes, formulas and code. */
export function paragraphsOf(source: string, format: TextFormat): readonly string[] {
  const raw = format === 'markdown' ? markdownParagraphs(source) : markupParagraphs(source, format);
  return raw
    .map((text) => decode(text).replaceAll(/\s+/g, ' ').trim())
    .filter((text) => /^["“‘]?[A-Z].*[.!?]["”’]?$/u.test(text) && text.split(' ').length >= 8)
    .filter((text) => /\b(?:the|and|is|are|of)\b/.test(text))
    .filter((text) => !/[{}|<>\\^~=]|https?:|\bwww\./u.test(text));
}

const LEFT_OUT: Readonly<Record<Exclude<TextFormat, 'markdown'>, RegExp>> = {
  cnxml: /<(table|metadata|exercise|equation|footnote|glossary|figure|title|code)\b[^>]*>.*?<\/\1>/gs,
  jats: /<(front|back|table-wrap|fig|disp-formula|title|fn|supplementary-material)\b[^>]*>.*?<\/\1>/gs,
  xhtml: /<(header|h\d|blockquote|table|aside)\b[^>]*>.*?<\/\1>/gs,
};

function markupParagraphs(source: string, format: Exclude<TextFormat, 'markdown'>): readonly string[] {
  const body = source.replaceAll(/<!--.*?-->/gs, ' ').replaceAll(LEFT_OUT[format], ' ');
  const paragraph = format === 'cnxml' ? /<para\b[^>]*>(.*?)<\/para>/gs : /<p\b[^>]*>(.*?)<\/p>/gs;
  return [...body.matchAll(paragraph)]
    .map(([, inner = '']) => inner)
    .filter((inner) => !/<(?:m:math|inline-formula|list|item)\b/.test(inner))
    .map((inner) =>
      inner
        .replaceAll(/<a\b[^>]*role="doc-noteref"[^>]*>.*?<\/a>/gs, '')
        .replaceAll(/<(?:link|xref)\b[^>]*\/>/g, 'Figure 1')
        .replaceAll(/<sup\b[^>]*>.*?<\/sup>/gs, '')
        .replaceAll(/<[^>]+>/g, ''),
    );
}

function markdownParagraphs(source: string): readonly string[] {
  return source
    .replace(/^---\n.*?\n---\n/s, '')
    .replaceAll(/```.*?```|~~~.*?~~~/gs, '\n\n')
    .replaceAll(/\{\{.*?\}\}|\{%.*?%\}|<!--.*?-->/gs, '')
    .split(/\n\s*\n|\n(?=\s*(?:[-*+]|\d+\.)\s)/)
    .map((block) => block.replace(/^\s*(?:[-*+]|\d+\.)\s+/, '').trim())
    .filter((block) => !/^(?:[#>|!:]|\s{4})|\n[|#]/.test(block))
    .map((block) =>
      block
        .replaceAll(/!\[[^\]]*\]\([^)]*\)/g, '')
        .replaceAll(/\[([^\]]*)\]\([^)]*\)(?:\{:[^}]*\})?/g, '$1')
        .replaceAll(/\[(?:@[^\]]*|\^[^\]]*)\]/g, '')
        .replaceAll(/<[^>]+>/g, '')
        .replaceAll(/`([^`]*)`/g, 'text')
        .replaceAll(/\*\*|__|(?<!\w)[*_]|[*_](?!\w)/g, ''),
    );
}

function decode(text: string): string {
  return text.replaceAll(/&(#x?[\da-f]+|\w+);/gi, (found, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name] ?? found;
    const code = name[1] === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return Number.isNaN(code) ? found : String.fromCodePoint(code);
  });
}

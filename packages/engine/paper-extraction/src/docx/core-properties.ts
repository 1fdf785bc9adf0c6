import type { HiddenText, Paper } from '@greenpen/paper';
import type { XmlHandler } from './read-xml.ts';

export type CoreProperties = Map<string, string>;

const longestValue = 2000;

/** Fills `properties` from the core properties part: Dublin Core's title, creator, subject and their kind. */
export function corePropertiesHandler(properties: CoreProperties): XmlHandler {
  let open: string | null = null;
  return {
    open(name) {
      open = name.startsWith('dc:') || name.startsWith('cp:') ? name.slice(3) : null;
    },
    text(text) {
      if (open === null) return;
      properties.set(open, ((properties.get(open) ?? '') + text).slice(0, longestValue));
    },
    close() {
      open = null;
    },
  };
}

export function shownProperties(properties: CoreProperties): Paper['properties'] {
  return {
    title: properties.get('title')?.trim() || null,
    author: properties.get('creator')?.trim() || properties.get('lastModifiedBy')?.trim() || null,
  };
}

/** What the file says about itself where nobody looks. */
export function hiddenProperties(properties: CoreProperties): readonly HiddenText[] {
  return ['subject', 'keywords', 'description', 'category']
    .map((name) => properties.get(name)?.trim() ?? '')
    .filter((text) => text !== '')
    .map((text) => ({ reason: 'metadata', text, page: null }));
}

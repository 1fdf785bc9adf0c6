import { ReadingRefused } from '../refusals.ts';
import { listRelationships, readPart } from './package-parts.ts';
import type { OfficePackage, Relationship } from './package-parts.ts';
import type { XmlHandler } from './read-xml.ts';

/** What a content control shows that is bound to data; `null` where its binding leads nowhere, so that its own words are shown. */
export type BoundTexts = readonly string[] | null;

export type Binding = { readonly storeId: string | undefined; readonly xpath: string };

/** Finds the texts of the file's data to which a binding leads (ECMA-376 part 1, 17.5.2.6); `unclear` where that cannot be told. */
export type FindBoundTexts = (binding: Binding) => BoundTexts | 'unclear';

/** Stores that every package has: its core and its extended properties. */
const ownStores: Readonly<Record<string, string>> = {
  '{6C3C8BC8-F283-45AE-878A-BAB7291924A1}': 'core-properties',
  '{6668398D-A668-4E3E-A5EB-62B293D839F1}': 'extended-properties',
};
const plainPath = /^(?:\/(?:[\w.-]+:)?[\w.-]+(?:\[\d+\])?)+(?:\/@[\w.:-]+)?$/u;

/** Stores are read when a control asks for them, which few documents do. */
export function createDataStores(
  officePackage: OfficePackage,
  relationships: readonly Relationship[],
): FindBoundTexts {
  let custom: ReadonlyMap<string, string> | null = null;
  const seen = new Map<string, ReturnType<FindBoundTexts>>();

  const listCustom = (): ReadonlyMap<string, string> => {
    custom ??= new Map(
      relationships
        .filter(({ kind }) => kind === 'customXml')
        .map(({ target }) => [findStoreId(officePackage, target) ?? target, target]),
    );
    return custom;
  };

  const findStores = (storeId: string | undefined): readonly string[] => {
    const own = ownStores[storeId?.toUpperCase() ?? ''];
    if (own !== undefined)
      return listRelationships(officePackage, '')
        .filter(({ kind }) => kind === own)
        .map(({ target }) => target);
    if (storeId === undefined) return [...listCustom().values()];
    const target = listCustom().get(storeId.toUpperCase());
    return target === undefined ? [] : [target];
  };

  const find: FindBoundTexts = ({ storeId, xpath }) => {
    try {
      const stores = findStores(storeId);
      if (stores.length === 0) return null;
      if (!plainPath.test(xpath)) return 'unclear';
      const texts: string[] = [];
      for (const store of stores) readPart(officePackage, store, pathHandler(stepsOf(xpath), texts));
      return texts.length === 0 ? null : texts;
    } catch (error) {
      if (error instanceof ReadingRefused && error.reason === 'damaged') return 'unclear';
      throw error;
    }
  };

  return (binding) => {
    const key = `${binding.storeId ?? ''} ${binding.xpath}`;
    const found = seen.get(key) ?? find(binding);
    seen.set(key, found);
    return found;
  };
}

function findStoreId(officePackage: OfficePackage, part: string): string | undefined {
  const properties = listRelationships(officePackage, part).find(({ kind }) => kind === 'customXmlProps');
  let id: string | undefined;
  if (properties === undefined) return id;
  readPart(officePackage, properties.target, {
    open(_, attributes) {
      const key = Object.keys(attributes).find((name) => localName(name) === 'itemID');
      if (key !== undefined) id ??= attributes[key]?.toUpperCase();
    },
  });
  return id;
}

/** Names without their namespaces and numbers: several nodes may match, of which the binding means one. */
function stepsOf(xpath: string): readonly string[] {
  return xpath
    .slice(1)
    .split('/')
    .map(
      (step) => (step.startsWith('@') ? '@' : '') + localName(step.replace(/^@/, '').replace(/\[\d+\]$/, '')),
    );
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** Collects the texts of all elements or attributes at a path. */
function pathHandler(steps: readonly string[], texts: string[]): XmlHandler {
  const path: string[] = [];
  const last = steps.at(-1) ?? '';
  const attribute = last.startsWith('@') ? last.slice(1) : null;
  const wanted = (attribute === null ? steps : steps.slice(0, -1)).join('/');
  let openAt = 0;
  let text = '';
  return {
    open(name, attributes) {
      path.push(localName(name));
      if (openAt > 0 || path.join('/') !== wanted) return;
      if (attribute === null) {
        openAt = path.length;
        text = '';
        return;
      }
      const key = Object.keys(attributes).find((written) => localName(written) === attribute);
      if (key !== undefined) texts.push(attributes[key] ?? '');
    },
    text(piece) {
      if (openAt > 0) text += piece;
    },
    close() {
      if (openAt === path.length && openAt > 0) {
        texts.push(text);
        openAt = 0;
      }
      path.pop();
    },
  };
}

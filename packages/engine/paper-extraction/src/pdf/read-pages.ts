import type { ExtractionNote } from '@greenpen/paper';
import type { DocumentFacts, PageOutcome, ReadPage } from './read-page.ts';
import { readPage } from './read-page.ts';
import { WITHOUT_ABSENT } from './transfer.ts';

export type PagesOutcome =
  | {
      readonly status: 'read';
      readonly pages: readonly ReadPage[];
      readonly notes: readonly ExtractionNote[];
    }
  | { readonly status: 'damaged' | 'too-complex' | 'took-too-long' };

/** A document, and the same in colours that the library reads, where it needs them. */
export type OpenedDocument = Pick<DocumentFacts, 'document' | 'pictures'> & {
  readonly shown: Pick<DocumentFacts, 'document' | 'pictures'> | 'as-read' | 'unknown';
};

const MOST_PAGES = 1_000;
const MOST_LETTERS = 6_000_000;
/** Pages under way at once: the library waits on its own timers, and the next page fills the wait. */
const AHEAD = 3;

/** Reads all pages in order. A page that cannot be read leaves an empty page and a note. */
export async function readPages(
  { document, pictures, shown }: OpenedDocument,
  signal: AbortSignal,
): Promise<PagesOutcome> {
  if (document.numPages > MOST_PAGES) return { status: 'too-complex' };
  const colours =
    typeof shown === 'string' ? shown : await readFacts({ ...shown, baseTransfer: WITHOUT_ABSENT });
  const facts = await readFacts({ document, pictures, baseTransfer: null, colours });
  const pages: ReadPage[] = [];
  const notes: ExtractionNote[] = [];
  const started = new Map<number, Promise<PageOutcome | null>>();
  let letters = 0;
  for (let number = 1; number <= document.numPages; number += 1) {
    if (signal.aborted) return { status: 'took-too-long' };
    for (let next = number; next <= Math.min(number + AHEAD, document.numPages); next += 1) {
      if (!started.has(next)) started.set(next, orNull(readPage(facts, next)));
    }
    const outcome = (await started.get(number)) ?? null;
    started.delete(number);
    if (outcome?.status === 'too-complex') return { status: 'too-complex' };
    if (outcome === null) {
      notes.push({
        code: 'page-unreadable',
        message: `Page ${number} is damaged and could not be read; its text is missing here.`,
        page: number,
      });
      pages.push(emptyPage(number));
      continue;
    }
    letters += outcome.page.lines.reduce((sum, { text }) => sum + text.length, 0);
    if (letters > MOST_LETTERS) return { status: 'too-complex' };
    pages.push(outcome.page);
  }
  return notes.length === pages.length ? { status: 'damaged' } : { status: 'read', pages, notes };
}

async function readFacts(
  opened: Pick<DocumentFacts, 'document' | 'pictures' | 'baseTransfer'> &
    Partial<Pick<DocumentFacts, 'colours'>>,
): Promise<DocumentFacts> {
  const { document } = opened;
  return {
    colours: 'as-read',
    ...opened,
    layers: await orNull(document.getOptionalContentConfig()),
    isTagged: (await orNull(document.getMarkInfo()))?.Marked === true,
  };
}

function emptyPage(number: number): ReadPage {
  return {
    number,
    size: { widthPt: 612, heightPt: 792 },
    direction: 'right',
    lines: [],
    hidden: [],
    figures: [],
    hasPictures: false,
    isScan: false,
    isPicture: false,
  };
}

async function orNull<T>(promise: Promise<T>): Promise<T | null> {
  try {
    return await promise;
  } catch {
    return null;
  }
}

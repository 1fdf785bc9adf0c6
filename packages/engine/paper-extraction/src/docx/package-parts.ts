import { ReadingRefused } from '../refusals.ts';
import type { ReadingLimits } from '../reading-limits.ts';
import { readXml } from './read-xml.ts';
import type { XmlHandler } from './read-xml.ts';
import { readZipEntry } from './read-zip-entry.ts';
import type { UnpackingBudget } from './read-zip-entry.ts';
import { findEntry } from './zip-archive.ts';
import type { ZipArchive } from './zip-archive.ts';

/** An Office package: parts by name, each read at most once and streamed. */
export type OfficePackage = {
  readonly archive: ZipArchive;
  readonly budget: UnpackingBudget;
  readonly limits: ReadingLimits;
};

export type Relationship = {
  readonly id: string;
  /** Last word of the type: "styles", "header", "hyperlink". */
  readonly kind: string;
  /** A part's name, or the address of something outside. */
  readonly target: string;
};

/** Streams a part into `handler`; answers whether the package has that part. */
export function readPart(officePackage: OfficePackage, name: string, handler: XmlHandler): boolean {
  const entry = findEntry(officePackage.archive, name);
  if (entry === undefined) return false;
  const xml = readXml(handler, officePackage.limits);
  readZipEntry(officePackage.archive, entry, { budget: officePackage.budget, take: xml.push });
  xml.finish();
  return true;
}

const mainTypes = /wordprocessingml\.(?:document|template)\.main\+xml$/;

/** The name of the main part; throws ReadingRefused where the package is something else than a document. */
export function getMainPart(officePackage: OfficePackage): string {
  let main: string | null = null;
  const types: string[] = [];
  const isPackage = readPart(officePackage, '[Content_Types].xml', {
    open(name, attributes) {
      const type = attributes['ContentType'];
      if (type === undefined || (name !== 'ct:Override' && name !== 'ct:Default')) return;
      types.push(type);
      if (mainTypes.test(type)) main ??= partName(attributes['PartName'] ?? '', '');
    },
  });
  const { entries } = officePackage.archive;
  if (!isPackage) throw new ReadingRefused(archiveKind(entries));
  if (types.some((type) => /macroenabled|vbaproject/i.test(type)) || entries.has('word/vbaproject.bin')) {
    throw new ReadingRefused('macros');
  }
  if (types.some((type) => type.includes('spreadsheetml.sheet.main')))
    throw new ReadingRefused('spreadsheet');
  if (types.some((type) => type.includes('presentationml'))) throw new ReadingRefused('presentation');

  const related = listRelationships(officePackage, '').find(({ kind }) => kind === 'officeDocument')?.target;
  const found = [related, main, 'word/document.xml'].find(
    (name) => name !== undefined && name !== null && findEntry(officePackage.archive, name) !== undefined,
  );
  if (found === undefined || found === null) throw new ReadingRefused(main === null ? 'zip' : 'damaged');
  return found;
}

function archiveKind(entries: ZipArchive['entries']): 'open-document' | 'pages' | 'zip' | 'damaged' {
  if (entries.has('mimetype') && entries.has('content.xml')) return 'open-document';
  if ([...entries.keys()].some((name) => name.endsWith('.iwa'))) return 'pages';
  return entries.has('word/document.xml') ? 'damaged' : 'zip';
}

/** The relationships of a part; those of the whole package for an empty name. */
export function listRelationships(officePackage: OfficePackage, part: string): readonly Relationship[] {
  const slash = part.lastIndexOf('/');
  const folder = part.slice(0, slash + 1);
  const relationships: Relationship[] = [];
  readPart(officePackage, `${folder}_rels/${part.slice(slash + 1)}.rels`, {
    open(name, attributes) {
      if (name !== 'rel:Relationship') return;
      const target = attributes['Target'] ?? '';
      relationships.push({
        id: attributes['Id'] ?? '',
        kind: (attributes['Type'] ?? '').split('/').at(-1) ?? '',
        target: attributes['TargetMode'] === 'External' ? target : partName(target, folder),
      });
    },
  });
  return relationships;
}

function partName(target: string, folder: string): string {
  const path = target.startsWith('/') ? target.slice(1) : folder + target;
  const steps: string[] = [];
  for (const step of path.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '.' && step !== '') steps.push(step);
  }
  return steps.join('/');
}

import type { ExtractionNote, HiddenText } from '@greenpen/paper';
import { ReadingRefused } from '../refusals.ts';
import type { BlockDraft } from './block-draft.ts';
import { type CoreProperties, corePropertiesHandler } from './core-properties.ts';
import { createDataStores } from './data-stores.ts';
import { type HeaderContent, headerContentOf } from './header-content.ts';
import { createNoteStore } from './note-store.ts';
import { createLabelCounter, createNumbering, numberingHandler } from './numbering.ts';
import {
  type OfficePackage,
  type Relationship,
  getMainPart,
  listRelationships,
  readPart,
} from './package-parts.ts';
import { type StoryOptions, readStory } from './read-story.ts';
import type { XmlHandler } from './read-xml.ts';
import { createFormattingResolver } from './resolve-formatting.ts';
import { type StoryOutput, createStoryOutput } from './story-output.ts';
import { createStyleSheet, styleSheetHandler } from './style-sheet.ts';
import { type Theme, createTheme, mapThemeRoles, themeHandler } from './theme.ts';
import { isOn } from './measures.ts';

/** The character set of symbols, and the PANOSE family of pictures (ECMA-376 part 1, 17.8.3.2 and 17.8.3.13). */
const symbolCharset = '02';

const pictureFamily = '05';

export type DocumentParts = {
  readonly output: StoryOutput;
  readonly endnotes: readonly BlockDraft[];
  readonly comments: readonly HiddenText[];
  readonly contents: ReadonlyMap<string, HeaderContent>;
  readonly hasEvenHeaders: boolean;
  readonly properties: CoreProperties;
  readonly notes: readonly ExtractionNote[];
};

/** Reads every part that a paper needs, each once, the body last of those that explain it. */
export function readDocumentParts(officePackage: OfficePackage, tracesTexts = false): DocumentParts {
  const main = getMainPart(officePackage);
  const notes: ExtractionNote[] = [];
  const relationships = listRelationships(officePackage, main);

  /** A part that only explains the body may be broken; the paper is read without it. */
  const readOptional = (name: string | undefined, handler: XmlHandler): void => {
    if (name === undefined) return;
    try {
      readPart(officePackage, name, handler);
    } catch (error) {
      if (!(error instanceof ReadingRefused) || error.reason !== 'damaged') throw error;
      notes.push({
        code: 'part-unreadable',
        message: 'Part of the file is damaged and was left out.',
        page: null,
      });
    }
  };
  const partOf = (kind: string) => relationships.find((relationship) => relationship.kind === kind)?.target;

  const theme = createTheme();
  readOptional(partOf('theme'), themeHandler(theme));
  const settings = createDocumentSettings();
  readOptional(partOf('settings'), settingsHandler(settings, theme));
  const numbering = createNumbering();
  readOptional(partOf('numbering'), numberingHandler(numbering, theme));
  const sheet = createStyleSheet();
  readOptional(partOf('styles'), styleSheetHandler(sheet, theme));

  const pictureFonts: PictureFonts = new Set();
  readOptional(partOf('fontTable'), fontTableHandler(pictureFonts));

  const resolver = createFormattingResolver({ sheet, numbering });
  const shared: Omit<StoryOptions, 'output' | 'targets'> = {
    resolver,
    nextLabel: createLabelCounter(numbering, resolver.findStyleNumberId),
    limits: officePackage.limits,
    theme,
    pictureFonts,
    notes: createNoteStore(),
    findBoundTexts: createDataStores(officePackage, relationships),
    showsPageColour: settings.showsPageColour,
    isBoundAtTop: settings.isBoundAtTop,
    marksPageNumbers: false,
    tracesTexts,
    keepsStart: false,
  };
  /** Reads a part of the document's own kind; its hidden texts go where its blocks go. */
  const readBeside = (name: string | undefined, extra: Partial<StoryOptions> = {}): StoryOutput => {
    const output = createStoryOutput();
    if (name === undefined) return output;
    const story = readStory({ ...shared, output, targets: targetsOf(readRelationships(name)), ...extra });
    readOptional(name, story);
    story.finish();
    return output;
  };
  const readRelationships = (name: string): readonly Relationship[] => {
    try {
      return listRelationships(officePackage, name);
    } catch (error) {
      if (error instanceof ReadingRefused && error.reason === 'damaged') return [];
      throw error;
    }
  };

  const beside = [partOf('footnotes'), partOf('endnotes')].map((name) => readBeside(name));
  const comments = readBeside(partOf('comments'));

  const output = createStoryOutput();
  const body = readStory({ ...shared, output, targets: targetsOf(relationships) });
  readPart(officePackage, main, body);
  body.finish();

  const contents = new Map<string, HeaderContent>();
  for (const { id, kind, target } of relationships) {
    if (kind !== 'header' && kind !== 'footer') continue;
    const header = readBeside(target, { marksPageNumbers: true, keepsStart: true });
    contents.set(id, headerContentOf(header));
    beside.push(header);
  }

  const properties: CoreProperties = new Map();
  const core = listRelationships(officePackage, '').find(({ kind }) => kind === 'core-properties')?.target;
  readOptional(core, corePropertiesHandler(properties));
  return {
    output,
    endnotes: shared.notes.endnotes,
    comments: [comments, ...beside].flatMap(({ hidden }) =>
      hidden.map(({ reason, text }) => ({ reason, text, page: null })),
    ),
    contents,
    hasEvenHeaders: settings.hasEvenHeaders,
    properties,
    notes,
  };
}

function targetsOf(relationships: readonly Relationship[]): ReadonlyMap<string, string> {
  return new Map(relationships.map(({ id, target }) => [id, target]));
}

type DocumentSettings = { hasEvenHeaders: boolean; showsPageColour: boolean; isBoundAtTop: boolean };

function createDocumentSettings(): DocumentSettings {
  return { hasEvenHeaders: false, showsPageColour: false, isBoundAtTop: false };
}

/** Fills `settings` from the settings part (ECMA-376 part 1, 17.15). */
function settingsHandler(settings: DocumentSettings, theme: Theme): XmlHandler {
  return {
    open(name, attributes) {
      if (name === 'w:evenAndOddHeaders') settings.hasEvenHeaders = isOn(attributes);
      else if (name === 'w:gutterAtTop') settings.isBoundAtTop = isOn(attributes);
      else if (name === 'w:clrSchemeMapping') mapThemeRoles(theme, attributes);
      else if (name === 'w:displayBackgroundShape') settings.showsPageColour = isOn(attributes);
    },
  };
}

/** Fonts of the document that draw no letters, by name in lower case. */
type PictureFonts = Set<string>;

/** Fills `fonts` from the font table: what Word replaces a font by that the reader's machine does not have. */
function fontTableHandler(fonts: PictureFonts): XmlHandler {
  let font = '';
  return {
    open(name, attributes) {
      const value = attributes['w:val'] ?? '';
      if (name === 'w:font') font = (attributes['w:name'] ?? '').toLowerCase();
      else if (name === 'w:charset' && value.toUpperCase().padStart(2, '0') === symbolCharset)
        fonts.add(font);
      else if (name === 'w:panose1' && value.startsWith(pictureFamily)) fonts.add(font);
    },
  };
}

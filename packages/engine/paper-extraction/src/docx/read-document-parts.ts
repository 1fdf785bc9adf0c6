import type { ExtractionNote, HiddenText } from '@greenpen/paper';
import { ReadingRefused } from '../refusals.ts';
import type { BlockDraft } from './block-draft.ts';
import { type CoreProperties, corePropertiesHandler } from './core-properties.ts';
import { createDataStores } from './data-stores.ts';
import { type HeaderContent, headerContentOf } from './header-content.ts';
import { NoteStore } from './note-store.ts';
import { createLabelCounter, createNumbering, numberingHandler } from './numbering.ts';
import {
  type OfficePackage,
  type Relationship,
  getMainPart,
  listRelationships,
  readPart,
} from './package-parts.ts';
import type { StoryOptions } from './story-options.ts';
import { StoryReader } from './story-reader.ts';
import type { XmlHandler } from './read-xml.ts';
import { FormattingResolver } from './resolve-formatting.ts';
import { type StoryOutput, createStoryOutput } from './story-output.ts';
import { createStyleSheet, StyleSheetReader } from './style-sheet.ts';
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
  return new DocumentReader(officePackage).read(tracesTexts);
}

class DocumentReader {
  readonly #package: OfficePackage;
  readonly #main: string;
  readonly #relationships: readonly Relationship[];
  readonly #notes: ExtractionNote[] = [];

  constructor(officePackage: OfficePackage) {
    this.#package = officePackage;
    this.#main = getMainPart(officePackage);
    this.#relationships = listRelationships(officePackage, this.#main);
  }

  read(tracesTexts: boolean): DocumentParts {
    const theme = createTheme();
    this.#readOptional(this.#partOf('theme'), themeHandler(theme));
    const settings = createDocumentSettings();
    this.#readOptional(this.#partOf('settings'), settingsHandler(settings, theme));
    const shared = this.#readShared(theme, settings, tracesTexts);

    const beside = [this.#partOf('footnotes'), this.#partOf('endnotes')].map((name) =>
      this.#readBeside(name, shared),
    );
    const comments = this.#readBeside(this.#partOf('comments'), shared);

    const output = createStoryOutput();
    const body = new StoryReader({ ...shared, output, targets: targetsOf(this.#relationships) });
    readPart(this.#package, this.#main, body);
    body.finish();

    const contents = new Map<string, HeaderContent>();
    for (const { id, kind, target } of this.#relationships) {
      if (kind !== 'header' && kind !== 'footer') continue;
      const header = this.#readBeside(target, { ...shared, marksPageNumbers: true, keepsStart: true });
      contents.set(id, headerContentOf(header));
      beside.push(header);
    }
    const properties = this.#readProperties();
    return {
      output,
      endnotes: shared.notes.endnotes,
      comments: [comments, ...beside].flatMap(({ hidden }) =>
        hidden.map(({ reason, text }) => ({ reason, text, page: null })),
      ),
      contents,
      hasEvenHeaders: settings.hasEvenHeaders,
      properties,
      notes: this.#notes,
    };
  }

  /** What explains the body and the parts beside it: numbering, styles and fonts. */
  #readShared(theme: Theme, settings: DocumentSettings, tracesTexts: boolean): SharedOptions {
    const numbering = createNumbering();
    this.#readOptional(this.#partOf('numbering'), numberingHandler(numbering, theme));
    const sheet = createStyleSheet();
    this.#readOptional(this.#partOf('styles'), new StyleSheetReader(sheet, theme));
    const pictureFonts: PictureFonts = new Set();
    this.#readOptional(this.#partOf('fontTable'), fontTableHandler(pictureFonts));
    const resolver = new FormattingResolver({ sheet, numbering });
    return {
      resolver,
      nextLabel: createLabelCounter(numbering, (id) => resolver.findStyleNumberId(id)),
      limits: this.#package.limits,
      theme,
      pictureFonts,
      notes: new NoteStore(),
      findBoundTexts: createDataStores(this.#package, this.#relationships),
      showsPageColour: settings.showsPageColour,
      isBoundAtTop: settings.isBoundAtTop,
      marksPageNumbers: false,
      tracesTexts,
      keepsStart: false,
    };
  }

  /** Reads a part of the document's own kind; its hidden texts go where its blocks go. */
  #readBeside(name: string | undefined, options: SharedOptions): StoryOutput {
    const output = createStoryOutput();
    if (name === undefined) return output;
    const targets = targetsOf(this.#readRelationships(name));
    const story = new StoryReader({ ...options, output, targets });
    this.#readOptional(name, story);
    story.finish();
    return output;
  }

  #readProperties(): CoreProperties {
    const properties: CoreProperties = new Map();
    const core = listRelationships(this.#package, '').find(({ kind }) => kind === 'core-properties')?.target;
    this.#readOptional(core, corePropertiesHandler(properties));
    return properties;
  }

  #partOf(kind: string): string | undefined {
    return this.#relationships.find((relationship) => relationship.kind === kind)?.target;
  }

  /** A part that only explains the body may be broken; the paper is read without it. */
  #readOptional(name: string | undefined, handler: XmlHandler): void {
    if (name === undefined) return;
    try {
      readPart(this.#package, name, handler);
    } catch (error) {
      if (!(error instanceof ReadingRefused) || error.reason !== 'damaged') throw error;
      this.#notes.push({
        code: 'part-unreadable',
        message: 'Part of the file is damaged and was left out.',
        page: null,
      });
    }
  }

  #readRelationships(name: string): readonly Relationship[] {
    try {
      return listRelationships(this.#package, name);
    } catch (error) {
      if (error instanceof ReadingRefused && error.reason === 'damaged') return [];
      throw error;
    }
  }
}

type SharedOptions = Omit<StoryOptions, 'output' | 'targets'>;

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

/** A stretch of words in one face. */
export type Words = { readonly text: string; readonly isItalic?: boolean };

export type Passage = readonly Words[];

export type ContentSection = {
  /** APA heading level, 1 to 3. */
  readonly level: 1 | 2 | 3;
  readonly heading: string;
  readonly paragraphs: readonly Passage[];
};

/** The words of a student paper, without any formatting. */
export type PaperContent = {
  readonly title: string;
  readonly student: string;
  readonly affiliation: string;
  readonly course: string;
  readonly instructor: string;
  readonly dueDate: string;
  readonly abstract: string | null;
  /** Stands under the title on the first page of text. */
  readonly introduction: readonly Passage[];
  readonly sections: readonly ContentSection[];
  readonly references: readonly Passage[];
};

/** How a paper is set; `apaLayout` is what APA 7, chapter 2 asks of a student paper. */
export type PaperLayout = {
  readonly font: string;
  readonly sizePt: number;
  readonly lineSpacing: number;
  readonly hasPageNumbers: boolean;
  readonly hasHangingReferences: boolean;
  readonly hasReferencesOnNewPage: boolean;
  readonly isTitleBold: boolean;
};

export const apaLayout: PaperLayout = {
  font: 'Times New Roman',
  sizePt: 12,
  lineSpacing: 2,
  hasPageNumbers: true,
  hasHangingReferences: true,
  hasReferencesOnNewPage: true,
  isTitleBold: true,
};

/** An error that was put into a paper on purpose. */
export type PlantedError = {
  readonly area: 'grammar' | 'apa' | 'content';
  /** The words as they stand in the paper; `null` for something that is missing. */
  readonly quote: string | null;
  readonly what: string;
};

export type TestPaper = {
  readonly fileName: string;
  readonly bytes: Uint8Array;
  readonly student: string | null;
  readonly planted: readonly PlantedError[];
};

export type TestPaperFormat = 'docx' | 'pdf' | 'txt';

/** Words between asterisks are italic: "*Sleep Letters*, *12*(3), 4–9." */
export function passage(marked: string): Passage {
  return marked
    .split('*')
    .map((text, index) => (index % 2 === 1 ? { text, isItalic: true } : { text }))
    .filter(({ text }) => text !== '');
}

export function passageText(words: Passage): string {
  return words.map(({ text }) => text).join('');
}

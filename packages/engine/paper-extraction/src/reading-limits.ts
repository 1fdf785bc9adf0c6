/** How much of a file is read before it is refused; a paper of 300 pages stays far below each of them. */
export type ReadingLimits = {
  readonly fileBytes: number;
  /** Sum of what is unpacked from a DOCX. */
  readonly unpackedBytes: number;
  readonly zipEntries: number;
  readonly xmlElements: number;
  readonly xmlDepth: number;
  /** UTF-16 units of visible text; a book has about half as many. */
  readonly textLength: number;
  readonly blocks: number;
  readonly pages: number;
};

export const defaultLimits: ReadingLimits = {
  fileBytes: 10 * 1024 * 1024,
  unpackedBytes: 200 * 1024 * 1024,
  zipEntries: 10_000,
  xmlElements: 2_000_000,
  xmlDepth: 400,
  textLength: 1_500_000,
  blocks: 50_000,
  pages: 10_000,
};

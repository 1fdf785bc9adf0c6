/** The package has no types of its own. */
declare module 'wawoff2/decompress.js' {
  /** The plain font that a WOFF 2 file packs. */
  export default function decompress(woff2: Uint8Array): Promise<Uint8Array>;
}

import { createCipheriv, createDecipheriv, type KeyObject } from 'node:crypto';
import { PaperStoreError } from './paper-store-error.ts';

const algorithm = 'aes-256-gcm';
const TAG_BYTES = 16;

/** Number of bytes that encryption adds. */
export const SEAL_OVERHEAD_BYTES = TAG_BYTES;

type Lock = {
  readonly key: KeyObject;
  /** 12 bytes; never reused with the same key. */
  readonly nonce: Uint8Array;
  /** Additional authenticated data, not part of the ciphertext. */
  readonly header: Uint8Array;
};

/** The encrypted bytes and their tag. */
export function encrypt({ key, nonce, header }: Lock, plain: Uint8Array): Buffer {
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(header);
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** Throws `damaged` if the ciphertext, header or tag was changed. */
export function decrypt({ key, nonce, header }: Lock, sealed: Uint8Array): Buffer {
  const textEnd = sealed.length - TAG_BYTES;
  if (textEnd < 0) throw new PaperStoreError('damaged', 'cut off');
  const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(header)
    .setAuthTag(sealed.subarray(textEnd));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(0, textEnd)), decipher.final()]);
  } catch (error) {
    throw new PaperStoreError('damaged', 'its seal is broken', { cause: error });
  }
}

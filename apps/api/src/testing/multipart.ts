import { randomUUID } from 'node:crypto';

export type FormPart =
  | {
      readonly name: string;
      readonly fileName: string;
      readonly content: Uint8Array | string;
      readonly type?: string;
    }
  | { readonly name: string; readonly value: string };

export type Form = { readonly payload: Buffer; readonly headers: { readonly 'content-type': string } };

/** A multipart form as browsers write it (WHATWG: quotes and line ends in names are percent-encoded). */
export function multipartForm(parts: readonly FormPart[]): Form {
  const boundary = `----greenpen-${randomUUID()}`;
  const pieces: Buffer[] = [];
  for (const part of parts) {
    const isFile = 'content' in part;
    const file = isFile ? `; filename="${escapeName(part.fileName)}"` : '';
    const type = isFile ? `Content-Type: ${part.type ?? 'application/octet-stream'}\r\n` : '';
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${part.name}"${file}\r\n${type}\r\n`;
    pieces.push(Buffer.from(head), Buffer.from(isFile ? part.content : part.value), Buffer.from('\r\n'));
  }
  pieces.push(Buffer.from(`--${boundary}--\r\n`));
  return {
    payload: Buffer.concat(pieces),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

/** A form with one part for each file, as the screens send it. */
export function filesForm(files: readonly { fileName: string; content: Uint8Array | string }[]): Form {
  return multipartForm(files.map((file) => ({ name: 'files', ...file })));
}

function escapeName(name: string): string {
  return name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

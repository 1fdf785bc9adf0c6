import { request } from 'node:http';
import { randomUUID } from 'node:crypto';
import { idempotencyHeader } from '@greenpen/api-contract';
import { makeUpload, newEntry, uploadAndGrade } from '../load.ts';
import type { Scenario } from '../scenario.ts';
import type { UploadFile } from '../../testing/api-client.ts';

const shares = [0, 0.01, 0.5, 0.99, 1];

export const killApiDuringUpload: Scenario = {
  number: 1,
  name: 'kill -9 of the API during an upload',
  async run({ installation, client, ledger, round, nextSeed }) {
    const file = await makeUpload(nextSeed());
    const entry = newEntry(file.fileName);
    ledger.push(entry);
    const share = shares[round % shares.length] ?? 0;
    await sendPart({ address: client.address, cookie: client.cookie, key: entry.key, file, share }, () =>
      installation.signal('api', 'SIGKILL'),
    );
    await uploadAndGrade(client, file, entry);
  },
};

type PartialUpload = {
  readonly address: string;
  readonly cookie: string;
  readonly key: string;
  readonly file: UploadFile;
  readonly share: number;
};

/** Sends the given share of the body, then strikes; whatever comes back is ignored. */
function sendPart(upload: PartialUpload, strike: () => Promise<void>): Promise<void> {
  const boundary = `part-${randomUUID()}`;
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="files"; filename="${upload.file.fileName}"\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), upload.file.bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return new Promise((resolve, reject) => {
    const sending = request(`${upload.address}/api/assignments/upload`, {
      method: 'POST',
      headers: {
        origin: upload.address,
        cookie: upload.cookie,
        [idempotencyHeader]: upload.key,
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'content-length': body.length,
      },
    });
    sending.on('error', () => resolve());
    sending.on('response', (answer) => {
      answer.resume();
      answer.on('close', () => resolve());
    });
    sending.flushHeaders();
    sending.write(body.subarray(0, Math.floor(body.length * upload.share)), () => {
      setTimeout(() => void strike().catch(reject), 5);
    });
  });
}

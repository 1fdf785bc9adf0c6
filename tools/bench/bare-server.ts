import Fastify from 'fastify';
import { openGradebook } from '@greenpen/gradebook';
import { loadOrCreateKey, openText, sealText } from '@greenpen/paper-store';
import { assignmentOnWire } from '../../apps/api/src/assignments/assignment-on-wire.ts';

/**
 * A Fastify route with nothing around it: the same query for the same account, the same answer, and neither sign-in nor
 * schemas, limits, headers or logs.
 */
const { DATABASE_URL = '', DATA_DIR = '', GREENPEN_KEY = '', OWNER_ID = '', PORT = '' } = process.env;
const key = await loadOrCreateKey({ dataDir: DATA_DIR, value: GREENPEN_KEY, mayCreate: false });
const gradebook = openGradebook({ databaseUrl: DATABASE_URL, applicationName: 'bare' });
const sealer = {
  seal: (text: string) => sealText(key, text),
  open: (sealed: Uint8Array) => openText(key, sealed),
};
const app = Fastify();
app.get<{ Querystring: { readonly limit: string } }>('/api/assignments', async ({ query }) => {
  const { submissions } = await gradebook.submissions.list({
    ownerId: OWNER_ID,
    filter: {},
    cursor: null,
    limit: Number(query.limit),
  });
  return submissions.map((submission) => assignmentOnWire(submission, sealer));
});
await app.listen({ port: Number(PORT), host: '127.0.0.1' });
process.stdout.write('ready\n');

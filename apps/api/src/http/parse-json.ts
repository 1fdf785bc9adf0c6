import type { FastifyInstance } from 'fastify';

/**
 * Accepts only JSON besides multipart forms: a form on another site could send plain text without a CORS preflight.
 * An empty body is an empty object, for calls whose fields are all optional.
 */
export function parseJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.trim() === '') done(null, {});
    // The default parser calls `done`; its return value is only used by async parsers.
    else void parse(request, body, done);
  });
  app.addHook('preValidation', async (request) => {
    request.body ??= {};
  });
}

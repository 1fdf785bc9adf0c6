import type { FastifyInstance } from 'fastify';

/**
 * JSON is the only body besides a multipart form: a form on another site can send plain text without
 * asking first. An empty body is an empty object, for calls whose fields are all optional.
 */
export function parseJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.trim() === '') done(null, {});
    // The default parser answers through `done`; what it returns is for parsers that are async.
    else void parse(request, body, done);
  });
  app.addHook('preValidation', async (request) => {
    request.body ??= {};
  });
}

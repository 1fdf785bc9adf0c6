import swagger from '@fastify/swagger';
import { maxFilesPerUpload, uploadAssignments } from '@greenpen/api-contract';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** Described here because multipart forms are streamed and have no schema. */
const uploadBody = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object' as const,
        required: ['files'],
        properties: {
          files: {
            type: 'array' as const,
            maxItems: maxFilesPerUpload,
            items: { type: 'string' as const, format: 'binary' },
          },
          courseId: { type: 'string' as const, format: 'uuid' },
          courseAssignmentId: { type: 'string' as const, format: 'uuid' },
        },
      },
    },
  },
};

/** Serves the OpenAPI document at /api/openapi.json, generated from the schemas that validate the calls. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Greenpen', version: '1', description: 'Drafts grades and feedback on student papers.' },
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: 'greenpen.session_token' },
          apiKey: { type: 'http', scheme: 'bearer', description: 'API key of an account: "gg_…".' },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: (document) => {
      if ('swaggerObject' in document) return document.swaggerObject;
      const upload = document.openapiObject.paths?.[uploadAssignments.path]?.post;
      if (upload !== undefined) upload.requestBody = uploadBody;
      return document.openapiObject;
    },
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=300');
    return app.swagger();
  });
}

import { AppError } from '@greenpen/api-contract';
import type { FastifyInstance } from 'fastify';

/** PostgreSQL's text holds every character but NUL, and nobody types one. */
export function refuseNul(app: FastifyInstance): void {
  // After validation, which has bounded how deep a body can be.
  app.addHook('preHandler', async (request) => {
    if (holdsNul(request.body) || holdsNul(request.query)) throw new AppError('REQUEST_INVALID', 'NUL');
  });
}

function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return false;
  return Object.values(value).some(holdsNul);
}

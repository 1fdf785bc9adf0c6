import { previewExport } from '@greenpen/api-contract';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { previewOf } from './held-back.ts';

const mostShown = 200;

export function previewExportRoute({ gradebook }: Ports): Route {
  return route(previewExport, { requires: 'signed-in' }, async ({ body, actor }) => {
    const { confirmed, held } = await previewOf({ gradebook }, actor.id, body);
    return { confirmed, heldBack: held.length, held: held.slice(0, mostShown) };
  });
}

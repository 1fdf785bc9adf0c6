import { getExport } from '@greenpen/api-contract';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { exportOnWire } from './export-on-wire.ts';

export function getExportRoute({ gradebook }: Ports): Route {
  return route(getExport, { requires: 'own-export' }, async ({ params, actor }) =>
    exportOnWire(await gradebook.exports.get({ ownerId: actor.id, exportId: params.id })),
  );
}

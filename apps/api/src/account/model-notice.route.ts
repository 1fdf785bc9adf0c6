import { getModelNotice, seeModelChange, type ModelNotice } from '@greenpen/api-contract';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { modelChangeOnWire } from './model-change-on-wire.ts';

export function getModelNoticeRoute(ports: Ports): Route {
  return route(getModelNotice, { requires: 'signed-in' }, ({ actor }) => noticeFor(ports, actor.id));
}

export function seeModelChangeRoute(ports: Ports): Route {
  return route(seeModelChange, { requires: 'signed-in' }, async ({ actor, body }) => {
    await ports.gradebook.modelChanges.setSeen({ ownerId: actor.id, changeId: body.id });
    return noticeFor(ports, actor.id);
  });
}

async function noticeFor({ gradebook, model }: Ports, ownerId: string): Promise<ModelNotice> {
  const change = modelChangeOnWire(await gradebook.modelChanges.find(), model);
  const seen = await gradebook.modelChanges.findSeen({ ownerId });
  return { change, isSeen: change === null || seen === change.id };
}

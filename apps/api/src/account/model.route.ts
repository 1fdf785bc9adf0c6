import {
  cancelOvernight,
  getModelChoice,
  listOvernight,
  setModelChoice,
  type ModelChoice,
  getModelNotice,
  seeModelChange,
  type ModelNotice,
} from '@greenpen/api-contract';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { describeBudget } from './model-budget.ts';
import { costOf, paperCost } from './model-cost.ts';
import { listOvernightBatches } from './overnight-on-wire.ts';
import { modelChangeOnWire } from './model-change-on-wire.ts';

export function getModelChoiceRoute(ports: Ports): Route {
  return route(getModelChoice, { requires: 'signed-in' }, async ({ actor }) => {
    const isOn = await ports.gradebook.modelDrafts.isOn({ ownerId: actor.id });
    return describeChoice(ports, actor.id, isOn);
  });
}

export function setModelChoiceRoute(ports: Ports): Route {
  return route(setModelChoice, { requires: 'signed-in' }, async ({ actor, body, request }) => {
    const { isOn } = body;
    await ports.gradebook.modelDrafts.setOn({ ownerId: actor.id, isOn });
    logEvent(request, { action: isOn ? 'model-switched-on' : 'model-switched-off', result: 'ok' });
    return describeChoice(ports, actor.id, isOn);
  });
}

export function listOvernightRoute(ports: Ports): Route {
  return route(listOvernight, { requires: 'signed-in' }, async ({ actor }) => ({
    host: ports.model?.hasBatches === true ? ports.model.host : null,
    batches: await listOvernightBatches(ports, { ownerId: actor.id }),
  }));
}

export function cancelOvernightRoute(ports: Ports): Route {
  return route(cancelOvernight, { requires: 'signed-in' }, async ({ actor, request }) => {
    const ownerId = actor.id;
    const papers = await ports.gradebook.modelBatches.cancelBatched({ ownerId });
    logEvent(request, { action: 'model-batch-cancelled', result: 'ok', detail: papers });
    return describeChoice(ports, ownerId, await ports.gradebook.modelDrafts.isOn({ ownerId }));
  });
}

async function describeChoice(
  { gradebook, model }: Pick<Ports, 'gradebook' | 'model'>,
  ownerId: string,
  isOn: boolean,
): Promise<ModelChoice> {
  const [{ month, perRequest }, change, papers] = await Promise.all([
    gradebook.modelDrafts.getCosts({ ownerId }),
    gradebook.modelChanges.find(),
    gradebook.modelBatches.countBatched({ ownerId }),
  ]);
  const mayJudge =
    change?.model !== model?.name || change?.check.every((one) => one.mayJudge !== false) !== false;
  const priced = model ?? { prices: null };
  return {
    model: model === null ? null : { name: model.name, host: model.host },
    isOn,
    budget: await describeBudget({ gradebook, model }, ownerId),
    overnight: { isOffered: model?.hasBatches === true && mayJudge, papers },
    use: { month: costOf(month, priced), paper: paperCost(perRequest, { mayJudge }, priced) },
  };
}

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

import { answered } from '../answered.ts';
import type { Executor } from '../database.ts';
import type { ModelDraftCalls } from '../model-draft-calls.ts';
import { claimModelDraft } from './claim-model-draft.ts';
import { keepModelDraft } from './keep-model-draft.ts';
import { findModelFeedback, getModelState, giveUpModelDrafts, listModelDrafts } from './list-model-drafts.ts';
import { isModelOn, setModelOn } from './model-switch.ts';
import { getModelUse } from './model-tokens.ts';
import { reserveModelCall } from './reserve-model-call.ts';
import {
  awaitModel,
  dropModelDraft,
  handBackModelDraft,
  holdModelDraft,
  refuseModelDraft,
} from './settle-model-draft.ts';

export function modelDraftCallsOn(db: Executor): ModelDraftCalls {
  return {
    claimModelDraft: (limit) => answered(() => claimModelDraft(db, limit)),
    holdModelDraft: (claim) => answered(() => holdModelDraft(db, claim)),
    reserveModelCall: (claim, wanted) => answered(() => reserveModelCall(db, claim, wanted)),
    keepModelDraft: (claim, call, draft) => answered(() => keepModelDraft(db, claim, call, draft)),
    awaitModel: (claim, call, trouble) => answered(() => awaitModel(db, claim, call, trouble)),
    refuseModelDraft: (claim, call, reply) => answered(() => refuseModelDraft(db, claim, call, reply)),
    handBackModelDraft: (claim, seconds) => answered(() => handBackModelDraft(db, claim, seconds)),
    dropModelDraft: (claim, reason) => answered(() => dropModelDraft(db, claim, reason)),
    giveUpModelDrafts: () => answered(() => giveUpModelDrafts(db)),
    listModelDrafts: (where) => answered(() => listModelDrafts(db, where)),
    findModelFeedback: (where) => answered(() => findModelFeedback(db, where)),
    getModelState: () => answered(() => getModelState(db)),
    getModelUse: (where) => answered(() => getModelUse(db, where)),
    isModelOn: (where) => answered(() => isModelOn(db, where)),
    setModelOn: (change) => answered(() => setModelOn(db, change)),
  };
}

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
    claimModelDraft: (limit) => claimModelDraft(db, limit),
    holdModelDraft: (claim) => holdModelDraft(db, claim),
    reserveModelCall: (claim, wanted) => reserveModelCall(db, claim, wanted),
    keepModelDraft: (claim, call, draft) => keepModelDraft(db, claim, call, draft),
    awaitModel: (claim, call, trouble) => awaitModel(db, claim, call, trouble),
    refuseModelDraft: (claim, call, reply) => refuseModelDraft(db, claim, call, reply),
    handBackModelDraft: (claim, seconds) => handBackModelDraft(db, claim, seconds),
    dropModelDraft: (claim, reason) => dropModelDraft(db, claim, reason),
    giveUpModelDrafts: () => giveUpModelDrafts(db),
    listModelDrafts: (where) => listModelDrafts(db, where),
    findModelFeedback: (where) => findModelFeedback(db, where),
    getModelState: () => getModelState(db),
    getModelUse: (where) => getModelUse(db, where),
    isModelOn: (where) => isModelOn(db, where),
    setModelOn: (change) => setModelOn(db, change),
  };
}

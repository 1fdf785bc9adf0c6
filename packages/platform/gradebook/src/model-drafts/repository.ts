/** `gradebook.modelDrafts`. */
export { claimModelDraft as claim } from './claim-model-draft.ts';
export {
  holdModelDraft as hold,
  awaitModel,
  refuseModelDraft as refuse,
  handBackModelDraft as handBack,
  dropModelDraft as drop,
} from './settle-model-draft.ts';
export { reserveModelCall as reserveCall } from './reserve-model-call.ts';
export { keepModelDraft as keep } from './keep-model-draft.ts';
export {
  giveUpModelDrafts as giveUp,
  listModelDrafts as list,
  findModelFeedback as findFeedback,
  getModelState as getState,
} from './list-model-drafts.ts';
export { getModelUse as getUse } from './model-tokens.ts';
export { isModelOn as isOn, setModelOn as setOn } from './model-switch.ts';

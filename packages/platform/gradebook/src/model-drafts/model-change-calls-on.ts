import type { Executor } from '../database.ts';
import type { ModelChangeCalls } from '../model-change-calls.ts';
import { findModelChange, findSeenModelChange, noteModel, setSeenModelChange } from './model-changes.ts';
import {
  claimModelCheck,
  finishModelCheck,
  handBackModelCheck,
  reserveCheckCall,
  settleCheckCall,
} from './model-checks.ts';

export function modelChangeCallsOn(db: Executor): ModelChangeCalls {
  return {
    noteModel: (model) => noteModel(db, model),
    findModelChange: () => findModelChange(db),
    claimModelCheck: (model) => claimModelCheck(db, model),
    reserveCheckCall: (changeId, wanted) => reserveCheckCall(db, changeId, wanted),
    settleCheckCall: (changeId, call, ended) => settleCheckCall(db, changeId, call, ended),
    handBackModelCheck: (changeId) => handBackModelCheck(db, changeId),
    finishModelCheck: (changeId, check) => finishModelCheck(db, changeId, check),
    findSeenModelChange: (where) => findSeenModelChange(db, where),
    setSeenModelChange: (change) => setSeenModelChange(db, change),
  };
}

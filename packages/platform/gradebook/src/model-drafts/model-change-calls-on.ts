import { answered } from '../answered.ts';
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
    noteModel: (model) => answered(() => noteModel(db, model)),
    findModelChange: () => answered(() => findModelChange(db)),
    claimModelCheck: (model) => answered(() => claimModelCheck(db, model)),
    reserveCheckCall: (changeId, wanted) => answered(() => reserveCheckCall(db, changeId, wanted)),
    settleCheckCall: (changeId, call, ended) => answered(() => settleCheckCall(db, changeId, call, ended)),
    handBackModelCheck: (changeId) => answered(() => handBackModelCheck(db, changeId)),
    finishModelCheck: (changeId, check) => answered(() => finishModelCheck(db, changeId, check)),
    findSeenModelChange: (where) => answered(() => findSeenModelChange(db, where)),
    setSeenModelChange: (change) => answered(() => setSeenModelChange(db, change)),
  };
}

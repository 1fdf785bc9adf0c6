/** `gradebook.modelChanges`. */
export {
  noteModel as note,
  findModelChange as find,
  findSeenModelChange as findSeen,
  setSeenModelChange as setSeen,
} from './model-changes.ts';
export {
  claimModelCheck as claimCheck,
  reserveCheckCall,
  settleCheckCall,
  handBackModelCheck as handBackCheck,
  finishModelCheck as finishCheck,
} from './model-checks.ts';

/** `gradebook.exports`. */
export { createExport as create, getExport as get } from './create-export.ts';
export {
  claimExport as claim,
  findExportSource as findSource,
  recordExportFile as recordFile,
  finishExport as finish,
  sweepExports as sweep,
} from './make-export.ts';

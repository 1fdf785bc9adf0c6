/** `gradebook.audit`. */
export { chainAudit as chain } from './chain-audit.ts';
export { listAudit as list, listAuditActions as listActions } from './list-audit.ts';
export { recordRequestEvents as recordRequests } from './record-audit.ts';
export { verifyAuditChain as verifyChain } from './verify-audit-chain.ts';

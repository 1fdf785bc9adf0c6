import { answered } from '../answered.ts';
import type { AuditCalls } from '../audit-calls.ts';
import { recordRequestEvents } from '../audit.ts';
import type { Executor } from '../database.ts';
import { chainAudit } from './chain-audit.ts';
import { listAudit, listAuditActions } from './list-audit.ts';
import { verifyAuditChain } from './verify-audit-chain.ts';

export function auditCallsOn(db: Executor): AuditCalls {
  return {
    listAudit: (where) => answered(() => listAudit(db, where)),
    listAuditActions: () => answered(() => listAuditActions(db)),
    recordRequestEvents: (events) => answered(() => recordRequestEvents(db, events)),
    chainAudit: () => answered(() => chainAudit(db)),
    verifyAuditChain: (known) => answered(() => verifyAuditChain(db, known)),
  };
}

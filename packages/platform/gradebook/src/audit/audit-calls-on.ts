import type { AuditCalls } from '../audit-calls.ts';
import { recordRequestEvents } from '../audit.ts';
import type { Executor } from '../database.ts';
import { chainAudit } from './chain-audit.ts';
import { listAudit, listAuditActions } from './list-audit.ts';
import { verifyAuditChain } from './verify-audit-chain.ts';

export function auditCallsOn(db: Executor): AuditCalls {
  return {
    listAudit: (where) => listAudit(db, where),
    listAuditActions: () => listAuditActions(db),
    recordRequestEvents: (events) => recordRequestEvents(db, events),
    chainAudit: () => chainAudit(db),
    verifyAuditChain: (known) => verifyAuditChain(db, known),
  };
}

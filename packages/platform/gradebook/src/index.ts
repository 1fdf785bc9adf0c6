export { findAccountId } from './accounts/account-access.ts';
export type { RulingRecord } from './courses/rulings.ts';
export type { Pilot, PilotReport } from './pilots/list-pilots.ts';
export type {
  FindOpenSession,
  NewSession,
  OpenSession,
  ProviderSession,
  SessionLife,
} from './accounts/open-sessions.ts';
export type { AuditRecord } from './accounts/account-contents.ts';
export type { AccountRecord, Holdings } from './accounts/account-data.ts';
export type {
  Account,
  ApiKeyRecord,
  CodeAttempt,
  CreatedAccount,
  Credentials,
  NewAccount,
  NewApiKey,
  NewLink,
  OwnAccount,
  Owner,
  ProviderIdentity,
  ReleasedAddress,
  SessionRecord,
  TakenLink,
} from './accounts/account-records.ts';
export type { AccountFile, MonthOfUse } from './accounts/administer-accounts.ts';
export type { ChainBreak, ChainHead, ChainVerdict } from './audit/audit-chain.ts';
export type { AuditEntry, AuditFilter, AuditPerson, AuditResult, RequestEvent } from './audit/audit-log.ts';
export { withAuditSource } from './audit/record-audit.ts';
export type { BackupRun, BackupStatus } from './backups/backup-runs.ts';
export {
  beginRestore,
  canRestore,
  type DatabaseRestore,
  type RestoredTable,
} from './backups/begin-restore.ts';
export {
  listNamedFiles,
  type NamedFile,
  openSnapshot,
  type Snapshot,
  type SnapshotTable,
} from './backups/open-snapshot.ts';
export type { BillingAccount, BillingNotice, BillingQuestion, Payment, Standing } from './billing/billing.ts';
export type { CriteriaRecord } from './courses/criteria.ts';
export type { GradebookDatabase } from './database.ts';
export {
  type ClaimedExport,
  type ExportClaim,
  exportDocumentName,
  type ExportFile,
  type ExportFormat,
  exportFormats,
  type ExportRecord,
  type ExportSource,
  exportStates,
  type ExportSystem,
  exportSystems,
  type NewExport,
  type ReturnedKind,
  returnedKinds,
} from './exports/export-records.ts';
export type { ClassFigures } from './figures/class-figures.ts';
export type { ClassMember, LmsIds, NewMember, Student } from './figures/class-list.ts';
export type { DashboardOverview, DashboardStats, WaitingPapers } from './figures/dashboard.ts';
export type { ExtensionDraft, LmsOrigin } from './extension/extension-drafts.ts';
export { type Gradebook, openGradebook } from './gradebook.ts';
export type { AnnotationChange } from './grades/annotate-grades.ts';
export type { ApproveResult } from './grades/approve-grades.ts';
export type { HandGrade } from './grades/grade-by-hand.ts';
export type {
  ChangeFeedbackResult,
  DraftedGrade,
  FeedbackChange,
  GradeContent,
} from './grades/save-grades.ts';
export type { IdempotentRequest, RecordedAnswer } from './idempotency.ts';
export type { AdminStats, Growth } from './installation/installation.ts';
export { type HeldDatabase, holdAlone, shareDatabase, takeBackupTurn } from './keys/hold-alone.ts';
export {
  deleteFingerprints,
  endAllSessions,
  findKeyCheck,
  findRestoreId,
  hasAnyAccount,
  readDatabaseVersion,
  recordKeyCheck,
  resealColumns,
} from './keys/operator-commands.ts';
export { LEASE_RENEWAL_MS, type LeaseHolder, type LeaseOutcome } from './keys/process-leases.ts';
export type { ClaimedMail, QueuedMail } from './mail/mail-outbox.ts';
export { type Mail, readMail, writeMail } from './mail/mail.ts';
export { queueMail, sealMail } from './mail/queue-mail.ts';
export { migrate, MIGRATION_LOCK, NewerDatabaseError, readSchemaState, type SchemaState } from './migrate.ts';
export type {
  ClaimedModelBatch,
  GatheredPapers,
  ModelBatchEnding,
  ModelBatchRecord,
  ModelBatchRequest,
} from './model-drafts/model-batch-records.ts';
export type { ModelQuestionsRecord } from './model-drafts/model-questions.ts';
export { nameModel } from './model-drafts/model-calls.ts';
export type { ClaimedModelCheck, ModelChange } from './model-drafts/model-changes.ts';
export {
  type ClaimedModelDraft,
  type DailyTokens,
  type ModelCall,
  type ModelCheckOutcome,
  type ModelDraftClaim,
  type ModelDraftReason,
  modelDraftReasons,
  type ModelDraftRecord,
  type ModelDraftState,
  type ModelLimits,
  modelDraftStates,
  type ModelState,
  type MonthlyLimits,
  type MonthUse,
  type TokensUsed,
} from './model-drafts/model-draft-records.ts';
export {
  type BasisNumbers,
  type Course,
  type CourseAssignment,
  type ExampleCounts,
  type FileType,
  fileTypes,
  type Grade,
  type Overrides,
  type ReplacedGrade,
  type ReviewRecord,
  type SavedBy,
  type Submission,
} from './records.ts';
export type { Repositories } from './repositories.ts';
export { GRADING_QUEUE, QUEUE_SCHEMA } from './runs/grading-queue.ts';
export type {
  CarriedAnnotations,
  ClaimedRun,
  ClaimResult,
  GradingJob,
  NewReview,
  RunClaim,
} from './runs/held-runs.ts';
export type { CancelResult, HealResult, QueueRequest, QueueResult } from './runs/queue-runs.ts';
export { type BackupKind, backupKinds, backupOutcomes } from './schema/installation.ts';
export type { ExpireOutcome } from './submissions/retention.ts';
export type { PaperCopy } from './submissions/copies.ts';
export type { StoredRemoval } from './submissions/stored-removals.ts';
export type {
  ListOrder,
  ManySubmissions,
  NewSubmission,
  SameFile,
  SubmissionFilter,
} from './submissions/submission-requests.ts';
export type { ApprovedDraft } from './figures/agreement.ts';
export type { ApprovedExample, ExampleToGradeBy } from './teaching/examples-to-grade-by.ts';
export type { FeedbackTemplate } from './teaching/feedback-templates.ts';
export type {
  CourseAssignmentChange,
  CourseChange,
  DiscussionExampleChange,
  DiscussionExampleRecord,
  ExampleList,
  GradedExampleChange,
  GradedExampleRecord,
  NewCourse,
  NewCourseAssignment,
  NewDiscussionExample,
  NewGradedExample,
} from './teaching/teaching-records.ts';
export type { VoiceRecords } from './teaching/voices.ts';
export type { ContactMessage, NewContactMessage } from './visitors/contact-messages.ts';
export type { DemoClaim, DemoReview } from './visitors/demo-reviews.ts';

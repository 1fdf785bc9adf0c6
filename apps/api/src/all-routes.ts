import { cancelSubscriptionRoute } from './admin/cancel-subscription.route.ts';
import { cancelPlanRoute, resumePlanRoute } from './billing/change-plan.route.ts';
import { getPlanRoute } from './billing/get-plan.route.ts';
import { openPortalRoute } from './billing/open-portal.route.ts';
import { startCheckoutRoute } from './billing/start-checkout.route.ts';
import { deleteAccountRoute } from './account/delete-account.route.ts';
import { exportAccountRoute } from './account/export-account.route.ts';
import { getHoldingsRoute } from './account/get-holdings.route.ts';
import { beginTwoFactorRoute } from './account/begin-two-factor.route.ts';
import { changeEmailRoute } from './account/change-email.route.ts';
import { changePasswordRoute } from './account/change-password.route.ts';
import { confirmIdentityRoute } from './account/confirm-identity.route.ts';
import { confirmTwoFactorRoute } from './account/confirm-two-factor.route.ts';
import { endOtherSessionsRoute } from './account/end-other-sessions.route.ts';
import { endSessionRoute } from './account/end-session.route.ts';
import { getAccountRoute } from './account/get-account.route.ts';
import {
  cancelOvernightRoute,
  getModelChoiceRoute,
  setModelChoiceRoute,
} from './account/model-choice.route.ts';
import { getModelNoticeRoute, seeModelChangeRoute } from './account/model-notice.route.ts';
import { listSessionsRoute } from './account/list-sessions.route.ts';
import { replaceRecoveryCodesRoute } from './account/replace-recovery-codes.route.ts';
import { switchOffTwoFactorRoute } from './account/switch-off-two-factor.route.ts';
import { updateAccountRoute } from './account/update-account.route.ts';
import { listContactMessagesRoute, setContactStatusRoute } from './admin/contact-messages.route.ts';
import { endEverySessionRoute } from './admin/end-every-session.route.ts';
import { endUserSessionsRoute } from './admin/end-user-sessions.route.ts';
import { getUserRecordRoute } from './admin/get-user-record.route.ts';
import { getAdminStatsRoute } from './admin/get-admin-stats.route.ts';
import { getGrowthRoute } from './admin/get-growth.route.ts';
import { getSystemRoute } from './admin/get-system.route.ts';
import { listUsersRoute } from './admin/list-users.route.ts';
import { setAdminRoute } from './admin/set-admin.route.ts';
import { setDisabledRoute } from './admin/set-disabled.route.ts';
import { listAuditActionsRoute, listAuditRoute } from './admin/list-audit.route.ts';
import { assignFromPageRoute } from './extension/assign-from-page.route.ts';
import { createDraftRoute } from './extension/create-draft.route.ts';
import { editDraftRoute } from './extension/edit-draft.route.ts';
import { getExtensionUserRoute } from './extension/get-extension-user.route.ts';
import { listDraftsRoute } from './extension/list-drafts.route.ts';
import { listExtensionCoursesRoute } from './extension/list-extension-courses.route.ts';
import { generateApiKeyRoute } from './api-keys/generate-api-key.route.ts';
import { getApiKeyRoute } from './api-keys/get-api-key.route.ts';
import { revokeApiKeyRoute } from './api-keys/revoke-api-key.route.ts';
import { approveAssignmentRoute } from './assignments/approve-assignment.route.ts';
import { approveAssignmentsRoute } from './assignments/approve-assignments.route.ts';
import { cancelAssignmentsRoute } from './assignments/cancel-assignments.route.ts';
import { commentOnAssignmentsRoute } from './assignments/comment-on-assignments.route.ts';
import { deleteAssignmentsRoute } from './assignments/delete-assignments.route.ts';
import { restoreAssignmentsRoute } from './assignments/restore-assignments.route.ts';
import { deleteAssignmentRoute } from './assignments/delete-assignment.route.ts';
import { getAssignmentRoute } from './assignments/get-assignment.route.ts';
import { getModelExchangesRoute } from './assignments/get-model-exchanges.route.ts';
import { getFileRoute } from './assignments/get-file.route.ts';
import { getPaperRoute } from './assignments/get-paper.route.ts';
import { listCopiesRoute } from './assignments/list-copies.route.ts';
import { gradeAssignmentsRoute } from './assignments/grade-assignments.route.ts';
import { listAssignmentsRoute } from './assignments/list-assignments.route.ts';
import { gradeByHandRoute } from './assignments/grade-by-hand.route.ts';
import { previewRedraftRoute } from './assignments/redraft/preview-redraft.route.ts';
import { redraftAssignmentsRoute } from './assignments/redraft/redraft-assignments.route.ts';
import { reopenAssignmentRoute } from './assignments/reopen-assignment.route.ts';
import { restoreGradeRoute } from './assignments/restore-grade.route.ts';
import { updateAssignmentRoute } from './assignments/update-assignment.route.ts';
import { spreadFindingEditRoute } from './assignments/spread-finding-edit.route.ts';
import { updateGradeRoute } from './assignments/update-grade.route.ts';
import { uploadAssignmentsRoute } from './assignments/upload-assignments.route.ts';
import { deleteStudentRoute } from './class-lists/delete-student.route.ts';
import { importStudentsRoute } from './class-lists/import-students.route.ts';
import { listStudentsRoute } from './class-lists/list-students.route.ts';
import { getAgreementRoute } from './courses/get-agreement.route.ts';
import { getClassFiguresRoute } from './courses/get-class-figures.route.ts';
import { getDashboardOverviewRoute } from './dashboard/get-dashboard-overview.route.ts';
import { createCourseAssignmentRoute } from './courses/create-course-assignment.route.ts';
import { createCourseRoute } from './courses/create-course.route.ts';
import { listCoursesRoute } from './courses/list-courses.route.ts';
import { getDashboardStatsRoute } from './dashboard/get-dashboard-stats.route.ts';
import { createExportRoute } from './exports/create-export.route.ts';
import { exportFeedbackRoute } from './exports/export-feedback.route.ts';
import { exportHeldBackRoute } from './exports/export-held-back.route.ts';
import { exportMarksRoute } from './exports/export-marks.route.ts';
import { getExportFileRoute } from './exports/get-export-file.route.ts';
import { getExportRoute } from './exports/get-export.route.ts';
import { previewExportRoute } from './exports/preview-export.route.ts';
import { summariseExportRoute } from './exports/summarise-export.route.ts';
import { previewStrictnessRoute } from './grading-criteria/preview-strictness.route.ts';
import { listGradingCriteriaRoute } from './grading-criteria/list-grading-criteria.route.ts';
import { updateGradingCriteriaRoute } from './grading-criteria/update-grading-criteria.route.ts';
import { createGradedExampleRoute } from './training-examples/create-graded-example.route.ts';
import { listGradedExamplesRoute } from './training-examples/list-graded-examples.route.ts';
import { updateGradedExampleRoute } from './training-examples/update-graded-example.route.ts';
import { deleteGradedExampleRoute } from './training-examples/delete-graded-example.route.ts';
import { createDiscussionExampleRoute } from './training-examples/create-discussion-example.route.ts';
import { listDiscussionExamplesRoute } from './training-examples/list-discussion-examples.route.ts';
import { updateDiscussionExampleRoute } from './training-examples/update-discussion-example.route.ts';
import { deleteDiscussionExampleRoute } from './training-examples/delete-discussion-example.route.ts';
import { answerModelQuestionRoute, listModelQuestionsRoute } from './courses/model-questions.route.ts';
import {
  calibrateClassRoute,
  dismissPilotRoute,
  listPilotsRoute,
  restorePilotRoute,
  startPilotRoute,
} from './courses/pilots.route.ts';
import { deleteRulingRoute, listRulingsRoute, setRulingRoute } from './courses/rulings.route.ts';
import { updateCourseRoute } from './courses/update-course.route.ts';
import { deleteCourseRoute } from './courses/delete-course.route.ts';
import { updateCourseAssignmentRoute } from './courses/update-course-assignment.route.ts';
import { deleteCourseAssignmentRoute } from './courses/delete-course-assignment.route.ts';
import { correctVoiceRoute } from './voice/correct-voice.route.ts';
import { getVoiceRoute } from './voice/get-voice.route.ts';
import { resetVoiceRoute } from './voice/reset-voice.route.ts';
import { listFeedbackTemplatesRoute } from './feedback-templates/list-feedback-templates.route.ts';
import { suggestTemplatesRoute } from './feedback-templates/suggest-templates.route.ts';
import { createFeedbackTemplateRoute } from './feedback-templates/create-feedback-template.route.ts';
import { deleteFeedbackTemplateRoute } from './feedback-templates/delete-feedback-template.route.ts';
import type { Route } from './http/route.ts';
import { confirmDeviceRoute } from './identity/confirm-device.route.ts';
import { forgotPasswordRoute } from './identity/forgot-password.route.ts';
import { getSignInOptionsRoute } from './identity/get-sign-in-options.route.ts';
import { getUserRoute } from './identity/get-user.route.ts';
import { loginRoute } from './identity/login.route.ts';
import { logoutRoute } from './identity/logout.route.ts';
import { resetPasswordRoute } from './identity/reset-password.route.ts';
import { secondStepRoute } from './identity/second-step.route.ts';
import { signInRoute } from './identity/sign-in.route.ts';
import { signUpRoute } from './identity/sign-up.route.ts';
import { verifyEmailRoute } from './identity/verify-email.route.ts';
import { beginSingleSignOnRoute } from './single-sign-on/begin-single-sign-on.route.ts';
import { claimAddressRoute } from './single-sign-on/claim-address.route.ts';
import { finishSingleSignOnRoute } from './single-sign-on/finish-single-sign-on.route.ts';
import { linkSingleSignOnRoute } from './single-sign-on/link-single-sign-on.route.ts';
import { unlinkSingleSignOnRoute } from './single-sign-on/unlink-single-sign-on.route.ts';
import { getHealthRoute } from './operations/get-health.route.ts';
import { getLiveRoute } from './operations/get-live.route.ts';
import type { Ports } from './ports.ts';
import { getDemoReviewRoute } from './visitors/get-demo-review.route.ts';
import { sendContactMessageRoute } from './visitors/send-contact-message.route.ts';
import { startDemoReviewRoute } from './visitors/start-demo-review.route.ts';

const routes: readonly ((ports: Ports) => Route)[] = [
  getHealthRoute,
  loginRoute,
  beginSingleSignOnRoute,
  finishSingleSignOnRoute,
  claimAddressRoute,
  linkSingleSignOnRoute,
  unlinkSingleSignOnRoute,
  logoutRoute,
  signUpRoute,
  signInRoute,
  secondStepRoute,
  getSignInOptionsRoute,
  forgotPasswordRoute,
  resetPasswordRoute,
  confirmDeviceRoute,
  verifyEmailRoute,
  getHoldingsRoute,
  exportAccountRoute,
  deleteAccountRoute,
  getAccountRoute,
  getModelChoiceRoute,
  setModelChoiceRoute,
  cancelOvernightRoute,
  getModelNoticeRoute,
  seeModelChangeRoute,
  updateAccountRoute,
  changeEmailRoute,
  changePasswordRoute,
  listSessionsRoute,
  endSessionRoute,
  endOtherSessionsRoute,
  beginTwoFactorRoute,
  confirmTwoFactorRoute,
  confirmIdentityRoute,
  switchOffTwoFactorRoute,
  replaceRecoveryCodesRoute,
  getExtensionUserRoute,
  listExtensionCoursesRoute,
  assignFromPageRoute,
  createDraftRoute,
  listDraftsRoute,
  editDraftRoute,
  getApiKeyRoute,
  generateApiKeyRoute,
  revokeApiKeyRoute,
  getDashboardStatsRoute,
  getDashboardOverviewRoute,
  listAssignmentsRoute,
  uploadAssignmentsRoute,
  gradeAssignmentsRoute,
  approveAssignmentsRoute,
  cancelAssignmentsRoute,
  commentOnAssignmentsRoute,
  deleteAssignmentsRoute,
  restoreAssignmentsRoute,
  summariseExportRoute,
  previewExportRoute,
  exportHeldBackRoute,
  exportMarksRoute,
  createExportRoute,
  getExportRoute,
  getExportFileRoute,
  getAssignmentRoute,
  updateAssignmentRoute,
  deleteAssignmentRoute,
  updateGradeRoute,
  spreadFindingEditRoute,
  previewRedraftRoute,
  redraftAssignmentsRoute,
  gradeByHandRoute,
  approveAssignmentRoute,
  reopenAssignmentRoute,
  restoreGradeRoute,
  getPaperRoute,
  listCopiesRoute,
  getModelExchangesRoute,
  getFileRoute,
  exportFeedbackRoute,
  listGradingCriteriaRoute,
  previewStrictnessRoute,
  updateGradingCriteriaRoute,
  listCoursesRoute,
  createCourseRoute,
  createCourseAssignmentRoute,
  getAgreementRoute,
  getClassFiguresRoute,
  listStudentsRoute,
  importStudentsRoute,
  deleteStudentRoute,
  createGradedExampleRoute,
  listGradedExamplesRoute,
  updateGradedExampleRoute,
  deleteGradedExampleRoute,
  createDiscussionExampleRoute,
  listDiscussionExamplesRoute,
  updateDiscussionExampleRoute,
  deleteDiscussionExampleRoute,
  updateCourseRoute,
  deleteCourseRoute,
  updateCourseAssignmentRoute,
  listModelQuestionsRoute,
  answerModelQuestionRoute,
  listPilotsRoute,
  startPilotRoute,
  dismissPilotRoute,
  restorePilotRoute,
  calibrateClassRoute,
  setRulingRoute,
  listRulingsRoute,
  deleteRulingRoute,
  deleteCourseAssignmentRoute,
  listFeedbackTemplatesRoute,
  suggestTemplatesRoute,
  createFeedbackTemplateRoute,
  deleteFeedbackTemplateRoute,
  getVoiceRoute,
  correctVoiceRoute,
  resetVoiceRoute,
  getPlanRoute,
  startCheckoutRoute,
  openPortalRoute,
  cancelPlanRoute,
  resumePlanRoute,
  listUsersRoute,
  cancelSubscriptionRoute,
  getAdminStatsRoute,
  getGrowthRoute,
  getSystemRoute,
  getUserRecordRoute,
  setAdminRoute,
  setDisabledRoute,
  endUserSessionsRoute,
  endEverySessionRoute,
  listContactMessagesRoute,
  setContactStatusRoute,
  listAuditRoute,
  listAuditActionsRoute,
  sendContactMessageRoute,
  startDemoReviewRoute,
  getDemoReviewRoute,
];

/** All routes: every call of the contract with its permission. */
export function allRoutes(ports: Ports): readonly Route[] {
  return [getLiveRoute, getUserRoute, ...routes.map((makeRoute) => makeRoute(ports))];
}

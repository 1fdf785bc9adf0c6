import {
  cancelSubscriptionRoute,
  endEverySessionRoute,
  endUserSessionsRoute,
  getUserRecordRoute,
  listUsersRoute,
  setAdminRoute,
  setDisabledRoute,
} from './admin/users.route.ts';
import {
  cancelPlanRoute,
  resumePlanRoute,
  getPlanRoute,
  openPortalRoute,
  startCheckoutRoute,
} from './billing/plan.route.ts';
import { deleteAccountRoute, exportAccountRoute } from './account/account-data.route.ts';
import { getHoldingsRoute, getAccountRoute, updateAccountRoute } from './account/account.route.ts';
import {
  beginTwoFactorRoute,
  confirmTwoFactorRoute,
  replaceRecoveryCodesRoute,
  switchOffTwoFactorRoute,
} from './account/two-factor.route.ts';
import { changeEmailRoute, changePasswordRoute, confirmIdentityRoute } from './account/credentials.route.ts';
import { endOtherSessionsRoute, endSessionRoute, listSessionsRoute } from './account/sessions.route.ts';
import {
  cancelOvernightRoute,
  listOvernightRoute,
  getModelChoiceRoute,
  setModelChoiceRoute,
  getModelNoticeRoute,
  seeModelChangeRoute,
} from './account/model.route.ts';
import { listContactMessagesRoute, setContactStatusRoute } from './admin/contact-messages.route.ts';
import { getAdminStatsRoute, getGrowthRoute, getSystemRoute } from './admin/overview.route.ts';
import { listAuditActionsRoute, listAuditRoute } from './admin/list-audit.route.ts';
import {
  assignFromPageRoute,
  listExtensionCoursesRoute,
  getExtensionUserRoute,
} from './extension/panel.route.ts';
import { createDraftRoute } from './extension/create-draft.route.ts';
import { editDraftRoute, listDraftsRoute } from './extension/drafts.route.ts';
import { generateApiKeyRoute, getApiKeyRoute, revokeApiKeyRoute } from './api-keys/api-keys.route.ts';
import {
  approveAssignmentRoute,
  approveAssignmentsRoute,
  reopenAssignmentRoute,
  restoreGradeRoute,
} from './assignments/approval.route.ts';
import {
  cancelAssignmentsRoute,
  gradeAssignmentsRoute,
  gradeByHandRoute,
} from './assignments/grading.route.ts';
import { commentOnAssignmentsRoute } from './assignments/comment-on-assignments.route.ts';
import {
  deleteAssignmentsRoute,
  restoreAssignmentsRoute,
  deleteAssignmentRoute,
} from './assignments/deletion.route.ts';
import {
  getAssignmentRoute,
  listAssignmentsRoute,
  updateAssignmentRoute,
} from './assignments/assignments.route.ts';
import { getModelExchangesRoute, getFileRoute, getPaperRoute } from './assignments/paper.route.ts';
import { listCopiesRoute } from './assignments/list-copies.route.ts';
import { previewRedraftRoute, redraftAssignmentsRoute } from './assignments/redraft/redraft.route.ts';
import { spreadFindingEditRoute } from './assignments/spread-finding-edit.route.ts';
import { updateGradeRoute } from './assignments/update-grade.route.ts';
import { uploadAssignmentsRoute } from './assignments/upload-assignments.route.ts';
import { deleteStudentRoute, importStudentsRoute, listStudentsRoute } from './class-lists/students.route.ts';
import { getAgreementRoute, getClassFiguresRoute } from './courses/class-figures.route.ts';
import { getDashboardOverviewRoute, getDashboardStatsRoute } from './dashboard/dashboard.route.ts';
import {
  createCourseAssignmentRoute,
  updateCourseAssignmentRoute,
  deleteCourseAssignmentRoute,
} from './courses/course-assignments.route.ts';
import {
  createCourseRoute,
  listCoursesRoute,
  updateCourseRoute,
  deleteCourseRoute,
} from './courses/courses.route.ts';
import {
  createExportRoute,
  exportHeldBackRoute,
  getExportRoute,
  previewExportRoute,
  summariseExportRoute,
} from './exports/exports.route.ts';
import { exportFeedbackRoute, exportMarksRoute } from './exports/downloads.route.ts';
import { getExportFileRoute } from './exports/get-export-file.route.ts';
import {
  previewStrictnessRoute,
  listGradingCriteriaRoute,
  updateGradingCriteriaRoute,
} from './grading-criteria/grading-criteria.route.ts';
import {
  createGradedExampleRoute,
  listGradedExamplesRoute,
  updateGradedExampleRoute,
  deleteGradedExampleRoute,
} from './training-examples/graded-examples.route.ts';
import {
  createDiscussionExampleRoute,
  listDiscussionExamplesRoute,
  updateDiscussionExampleRoute,
  deleteDiscussionExampleRoute,
} from './training-examples/discussion-examples.route.ts';
import { answerModelQuestionRoute, listModelQuestionsRoute } from './courses/model-questions.route.ts';
import {
  calibrateClassRoute,
  dismissPilotRoute,
  listPilotsRoute,
  restorePilotRoute,
  startPilotRoute,
} from './courses/pilots.route.ts';
import { deleteRulingRoute, listRulingsRoute, setRulingRoute } from './courses/rulings.route.ts';
import { correctVoiceRoute, getVoiceRoute, resetVoiceRoute } from './voice/voice.route.ts';
import {
  listFeedbackTemplatesRoute,
  suggestTemplatesRoute,
  createFeedbackTemplateRoute,
  deleteFeedbackTemplateRoute,
} from './feedback-templates/feedback-templates.route.ts';
import type { Route } from './http/route.ts';
import {
  confirmDeviceRoute,
  getSignInOptionsRoute,
  secondStepRoute,
  signInRoute,
} from './identity/sign-in.route.ts';
import { forgotPasswordRoute, resetPasswordRoute } from './identity/password-reset.route.ts';
import { getUserRoute, loginRoute, logoutRoute } from './identity/session.route.ts';
import { signUpRoute, verifyEmailRoute } from './identity/sign-up.route.ts';
import {
  beginSingleSignOnRoute,
  claimAddressRoute,
  finishSingleSignOnRoute,
  linkSingleSignOnRoute,
  unlinkSingleSignOnRoute,
} from './single-sign-on/single-sign-on.route.ts';
import { getHealthRoute, getLiveRoute } from './operations/health.route.ts';
import type { Ports } from './ports.ts';
import { getDemoReviewRoute, startDemoReviewRoute } from './visitors/demo-review.route.ts';
import { sendContactMessageRoute } from './visitors/send-contact-message.route.ts';

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
  listOvernightRoute,
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

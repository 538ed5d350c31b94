export { isSameName } from './agreement/sign-agreement';
export { recordConsents } from './answers/consents';
export { type Corrections, correctMismatches } from './answers/correct-mismatches';
export { givenAnswers } from './answers/given-answers';
export { invitePerson } from './answers/invite-person';
export { openPerson } from './answers/open-person';
export {
  nameApplication,
  type PersonAnswers,
  personChange,
  refusal,
  refuseIdentityChange,
  saveSsn,
} from './answers/person-answers';
export { recordSave, refuseAfterDecision } from './answers/save-personal-info';
export { searchTokensOf, sortNameOf } from './answers/search-words';
export { consumerIndexOf, ssnIndexOf } from './answers/ssn';
export {
  type ApplicationCase,
  countApplications,
  getCase,
  latestAtPractice,
  lockCase,
  startById,
} from './application.reads';
export { addHistory, type BorrowerChange, updateApplication, updateBorrower } from './application.writes';
export { borrowerById, byVerifiedEmail, byVerifiedPhone } from './borrower.reads';
export { type AgreementPart, finishApplication, type VendorRequest } from './decision/finish-application';
export { FLOWS } from './decision/flow';
export { deniedIn, findOpenExam, type OutcomeView, viewOutcome } from './decision/outcome.view';
export { countReplayFaults, newestInputs, replayDecisions } from './decision/replay-decisions';
export { settleAbandonedDenials } from './decision/settle-denials';
export { mailPayload } from './decision/tell-outcome';
export { goOnAfterPayment } from './go-on-after-payment';
export { answerExam, findExam } from './identity/answer-exam';
export { keepExamAnswers } from './identity/keep-exam-answers';
export { openInquiry } from './identity/open-inquiry';
export { submitInquiry } from './identity/submit-inquiry';
export { endLimitsOfLateLoans } from './limit-end/end-limits';
export { findApplicationMailFacts } from './notice/mail-facts';
export { keepNoticeDelivery, viewNotice } from './notice/notice-delivery';
export { saveForLater } from './notice/send-mail';
export { viewSignedLoan } from './partner-lender/partner-loan.view';
export { partnerPayoutJobs } from './partner-lender/partner-payouts';
export { beginFurther } from './reapply/begin-reapply';
export { checkReapply } from './reapply/check-reapply';
export { offeredReapply, returningPersonOf } from './reapply/offered-reapply';
export { followerOf, latestForCredit } from './reapply/reapply.reads';
export { findIdentityStep } from './review/bypass-identity';
export { openAnswers } from './review/decide-review';
export { viewProposal } from './review/dual-control';
export { administratorsWith, reviewControl } from './review/review-control.reads';
export { settleOverdueReviews } from './review/settle-reviews';
export { isUndecided } from './review/undecided';
export { issueTabTicket } from './start/continue-in-tab';
export { refuseMany, refuseManyOfOwn } from './start/link-limits';
export { renewDuplicate, sendRenewalCode } from './start/renew-duplicate';
export { resumeOrBegin } from './start/resume-application';
export { type CodeSent, sendCode } from './start/send-code';
export { beginAccepting, getEnrolledPractice } from './start/start-application';
export { takeStartConsents } from './start/start-consent';
export { openSession, verifyApplicationCode } from './start/verify-code';

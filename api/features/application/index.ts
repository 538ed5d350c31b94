export { answerExam, findExam } from './answer-exam';
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
export { recordConsents } from './consents';
export { issueTabTicket } from './continue-in-tab';
export { type Corrections, correctMismatches } from './correct-mismatches';
export { type AgreementPart, finishApplication, type VendorRequest } from './finish-application';
export { FLOWS } from './flow';
export { givenAnswers } from './given-answers';
export { goOnAfterPayment } from './go-on-after-payment';
export { keepExamAnswers } from './keep-exam-answers';
export { endLimitsOfLateLoans } from './limit-end/end-limits';
export { refuseMany, refuseManyOfOwn } from './link-limits';
export { type ApplicationMailFacts, findApplicationMailFacts } from './mail-facts';
export { keepNoticeDelivery, viewNotice } from './notice-delivery';
export { openInquiry } from './open-inquiry';
export { openPerson } from './open-person';
export { deniedIn, findOpenExam, type OutcomeView, viewOutcome } from './outcome.view';
export { viewSignedLoan } from './partner-lender/partner-loan.view';
export { partnerPayoutJobs } from './partner-lender/partner-payouts';
export {
  nameApplication,
  type PersonAnswers,
  personChange,
  refusal,
  refuseIdentityChange,
  saveSsn,
} from './person-answers';
export { beginFurther } from './reapply/begin-reapply';
export { checkReapply } from './reapply/check-reapply';
export { offeredReapply } from './reapply/offered-reapply';
export { followerOf, latestForCredit } from './reapply/reapply.reads';
export { renewDuplicate, sendRenewalCode } from './renew-duplicate';
export { countReplayFaults, newestInputs, replayDecisions } from './replay-decisions';
export { resumeOrBegin } from './resume-application';
export { answerReview } from './review/answer-review';
export { bypassIdentity, findIdentityStep } from './review/bypass-identity';
export { openAnswers } from './review/decide-review';
export { overrideAmount } from './review/override-amount';
export { reviewControl, viewReviewControl } from './review/review-control.reads';
export { viewProposal } from './review/second-person';
export { changeReviewControl } from './review/set-review-control';
export { settleOverdueReviews } from './review/settle-reviews';
export { isUndecided } from './review/undecided';
export { recordSave, refuseAfterDecision } from './save-personal-info';
export { searchTokensOf, sortNameOf } from './search-words';
export { type CodeSent, sendCode } from './send-code';
export { saveForLater } from './send-mail';
export { settleAbandonedDenials } from './settle-denials';
export { isSameName } from './sign-agreement';
export { consumerIndexOf, ssnIndexOf } from './ssn';
export { getEnrolledPractice, openStart } from './start-application';
export { submitInquiry } from './submit-inquiry';
export { mailPayload } from './tell-outcome';
export { openSession, verifyApplicationCode } from './verify-code';

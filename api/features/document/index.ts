export { issueTicket, openWithTicket } from './delivery/document-ticket';
export { mailedCopies } from './delivery/mailed-copies';
export { contentOf, resolveDocument, shownDocument } from './delivery/resolve-document';
export { documentById, documentOfTransaction } from './document.reads';
export { boxView, documentView } from './document.view';
export { keepAccepted } from './keep-accepted';
export { keepDocument } from './keep-document';
export { contentHash, contentText } from './rendering/content-hash';
export type { DocumentContent } from './rendering/document-content';
export { ensureDocumentPdf } from './rendering/document-pdf';
export { momentInZone } from './rendering/moment-in-zone';
export { fileName, printSigned, printText, printToSign } from './rendering/print-document';
export {
  type AdverseAction,
  type AdverseActionFacts,
  adverseActionNoticeContent,
} from './templates/adverse-action-notice';
export { type CreditLineAgreementFacts, creditLineAgreementContent } from './templates/credit-line-agreement';
export { type CreditScoreFacts, creditScoreDisclosureContent } from './templates/credit-score-disclosure';
export { feeScheduleContent } from './templates/fee-schedule';
export { filledText } from './templates/filled-text';
export { type IncompleteNoticeFacts, incompleteNoticeContent } from './templates/incomplete-notice';
export { loanAgreementContent } from './templates/loan-agreement';
export { partnerPayments } from './templates/partner-loan-agreement';
export { type ProviderParties, providerAgreementContent } from './templates/provider-agreement';
export { type SpouseNoticeFacts, spouseNoticeContent } from './templates/spouse-notice';
export { englishCopy } from './templates/texts/english-copy';
export { BOX_TEXTS, LATE_PAYMENT_TEXTS } from './templates/texts/late-payment';
export { reachOf } from './templates/texts/text-facts';
export { shownText, unsignedText } from './templates/unsigned-text';

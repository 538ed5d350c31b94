export { type AdverseAction, type AdverseActionFacts, adverseActionNoticeContent } from './adverse-action-notice';
export { contentHash, contentText } from './content-hash';
export { type CreditLineAgreementFacts, creditLineAgreementContent } from './credit-line-agreement';
export { insertSignedDocument } from './document.writes';
export type { DocumentContent } from './document-content';
export { ensureDocumentPdf } from './document-pdf';
export { loanAgreementContent } from './loan-agreement';
export { resolveDocument } from './resolve-document';
export { LATE_PAYMENT_TEXT, unsignedText } from './unsigned-text';

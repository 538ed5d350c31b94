export { type CreditLineAgreementFacts, creditLineAgreementContent } from './credit-line-agreement';
export { insertSignedDocument } from './document.writes';
export type { DocumentContent } from './document-content';
export { loanAgreementContent } from './loan-agreement';

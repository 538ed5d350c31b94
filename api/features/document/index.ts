export { insertSignedDocument } from './document.writes';
export type { DocumentContent } from './document-content';
export { loanAgreementContent } from './loan-agreement';

export { listLoanEventsOfBorrower } from './loan-event.reads';
export { standingOfLoan } from './loan-of-transaction';
export { quoteTransactionPlans } from './quote-transaction-plans';
export { findCreditLine, sumOpenAmounts } from './transaction.reads';
export { planTermsView } from './transaction.view';

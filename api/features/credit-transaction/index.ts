export { quoteTransactionPlans } from './quote-transaction-plans';
export { findCreditLine, sumOpenAmounts } from './transaction.reads';
export { planTermsView } from './transaction.view';

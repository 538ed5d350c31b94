export { frozenPlan } from './frozen-plan';
export { eventsOfBorrower } from './loan-event.reads';
export { standingOfLoan } from './loan-of-transaction';
export { quoteTransactionPlans } from './quote-transaction-plans';
export { planTermsView } from './transaction.view';

export { frozenPlan } from './frozen-plan';
export { eventsOfBorrower, eventsOfTransaction } from './loan-event.reads';
export { loanEventsOf, standingOfLoan } from './loan-of-transaction';
export { quoteTransactionPlans } from './quote-transaction-plans';
export { planTermsView } from './transaction.view';
export { insertLoanEvent } from './transaction.writes';

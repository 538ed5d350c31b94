export { allowed, changeStatus } from './change-status';
export { frozenPlan } from './frozen-plan';
export { factsOf, getTransaction, plansOnOffer, viewTransaction } from './load-transaction';
export { eventsOfBorrower, eventsOfTransaction } from './loan-event.reads';
export { loanEventsOf, standingOfLoan } from './loan-of-transaction';
export { quoteTransactionPlans } from './quote-transaction-plans';
export { viewStaffTransactions } from './staff-transactions';
export { planTermsView, planView } from './transaction.view';
export { insertHistory, insertLoanEvent } from './transaction.writes';

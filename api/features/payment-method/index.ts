export { type Autopay, autopayOf, stoppedOn, takenEachTime } from './autopay-of';
export { cardDay } from './card-day';
export { cardJobs } from './card-jobs';
export { endPaymentMethod } from './end-payment-method';
export { type GivenInPractice, keepInPractice } from './keep-in-practice';
export { keepPaymentMethod } from './keep-payment-method';
export { memberMethodView } from './member-methods';
export { viewAutopay } from './payable';
export {
  autopayRow,
  isUsable,
  isUsableOn,
  methodById,
  methodsOfBorrower,
  type PayerOf,
  type PaymentMethodRow,
  payingMethodOf,
  takePayer,
} from './payment-method.reads';
export { viewMethods } from './payment-method.view';
export { stopAutopayOf } from './payment-method.writes';
export { refuseUnusable } from './refuse-unusable';
export { cardPageFor, ownCard } from './save-card';
export { accountIndexOf, openPaymentSecret, type PaymentSecret, submitToSource } from './secret';
export { endAutopayOf, keepAutopay } from './set-autopay';

export { type Autopay, autopayOf } from './autopay-of';
export { endPaymentMethod } from './end-payment-method';
export { keepPaymentMethod } from './keep-payment-method';
export { viewAutopay } from './payable';
export { isUsable, methodById, type PayerOf, type PaymentMethodRow, payingMethodOf } from './payment-method.reads';
export { viewMethods } from './payment-method.view';
export { openPaymentSecret, type PaymentSecret, submitToSource } from './secret';
export { keepAutopay } from './set-autopay';

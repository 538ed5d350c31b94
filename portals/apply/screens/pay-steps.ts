/** The payment methods in one part: who adds one is likely to look at another. */
export { BankInfoScreen } from './bank-info/bank-info-screen';
export { DebitCardScreen } from './debit-card/debit-card-screen';
export { ManualBankInfoScreen } from './manual-bank-info/manual-bank-info-screen';

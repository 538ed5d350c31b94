import { usd } from '../../words/amounts';
import { bankWords, cardWords, feeWords } from './copy';
import type { Shown } from './options.store';

/** Options by what their form calls them, for whoever was overtaken. */
export const optionsSheet = ({ paymentOptions: of, bankInfo, cardDetails }: Shown) => ({
  'Platform fee': of.paymentPeriod === 'ANNUAL' ? 'by the year' : 'by the month',
  'Paid from': of.paymentMethod === 'CARD' ? 'the card' : 'the bank account',
  'Membership fee': feeWords(of),
  'Bank account': bankWords(bankInfo),
  Card: cardWords(cardDetails),
  'Price of a month': usd(of.saasFee),
  'Off for a year': `${of.annualDiscount}%`,
  'Merchant fee': `${of.merchantDiscountFee}%`,
  'Debited by itself': of.enabled ? 'yes' : 'no',
});

import { usd } from '../../words/amounts';
import { bankWords, cardWords, feeWords } from './copy';
import type { Shown } from './options.store';

/** Options by what their form calls them, for whoever was overtaken. */
export const optionsSheet = ({ paymentOptions: of, bankInfo, cardDetails }: Shown) => ({
  'Platform fee': of.paymentPeriod === 'ANNUAL' ? 'annual' : 'monthly',
  'Pay invoices from': of.paymentMethod === 'CARD' ? 'card' : 'bank account',
  'Membership fee': feeWords(of),
  'Bank account': bankWords(bankInfo),
  Card: cardWords(cardDetails),
  'Monthly platform fee': usd(of.saasFee),
  'Annual discount': `${of.annualDiscount}%`,
  'Merchant fee': `${of.merchantDiscountFee}%`,
  'Automatic debit': of.enabled ? 'yes' : 'no',
});

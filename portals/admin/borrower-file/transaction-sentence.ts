import type { HistoryAction } from '@domain/credit-transaction/history';
import { transactionAction } from '@portals/format/status-words';
import { usd } from '../words/amounts';
import { upperFirst } from '../words/upper-first';

type Sentence = (of: string, amount: string | null) => string;
const participle =
  (what: string): Sentence =>
  (of) =>
    `${upperFirst(of)} ${what}`;
const said =
  (before: string): Sentence =>
  (of) =>
    `${before} the ${of}`;

/** What happened to a transaction as a sentence of a file: "$450 transaction requested". */
const sentences: Readonly<Record<HistoryAction, Sentence>> = {
  CREATED: participle('requested'),
  APPROVED: participle('approved'),
  REJECTED: participle('rejected by the patient'),
  WITHDRAWN: participle('withdrawn'),
  REMINDED: said('Patient reminded of'),
  UNREJECTED: said('Patient withdrew the rejection of'),
  REFUNDED: participle('refunded'),
  PARTLY_REFUNDED: (_, amount) => (amount ? `${amount} of the transaction refunded` : 'Transaction partially refunded'),
  FUNDS_PENDING: said('Practice requested a change to'),
  FUNDS_SENT: said('Deposit sent for'),
  VERIFIED: said('Identity verified for'),
  NOT_VERIFIED: said('Identity not verified for'),
  DOCUMENTS_REVIEWED: said('Documents reviewed for'),
  REFUND_REQUESTED: said('Patient requested a refund of'),
  DISPUTED: said('Patient disputed'),
  REQUEST_WITHDRAWN: said('Patient withdrew a request about'),
  REQUEST_DECLINED: said('Practice declined a request about'),
  ASKED_BY_PATIENT: participle('requested by the patient'),
  FRAUD_FLAGGED: participle('reported as fraud'),
  FRAUD_CLEARED: said('Fraud report closed for'),
  EXPIRED: participle('expired with the spending limit'),
  EXPIRED_FOR_GOOD: participle('expired with the spending limit'),
};

/** An act on a transaction as a sentence, with its amount of then; an act that is not known yet is made readable. */
export function transactionSentence(action: string, dollars: number | null): string {
  const amount = dollars === null ? null : usd(dollars);
  const of = amount === null ? 'transaction' : `${amount} transaction`;
  const sentence = (sentences as Readonly<Record<string, Sentence | undefined>>)[action];
  return sentence ? sentence(of, amount) : `${upperFirst(of)}: ${transactionAction(action, 'practice').toLowerCase()}`;
}

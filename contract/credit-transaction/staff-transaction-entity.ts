import { spouseNotice } from '../household/spouse-notice-entity';
import { dollars, named } from '../schema';
import * as z from '../z';
import { borrowerTxStatuses, historyEntry, patientRequest } from './entity';

/** A credit transaction as the staff of its practice see it. */
export const staffTransaction = named(
  'StaffTransaction',
  z.object({
    _id: z.string(),
    number: z.number(),
    txAmount: dollars(),
    /** As it was approved, before anything of it was refunded. */
    purchaseAmount: dollars(),
    /** What was refunded of it, in however many parts. */
    refunded: dollars(),
    status: z.enum(borrowerTxStatuses),
    practicemanagement: z.object({ _id: z.string(), PracticeName: z.string(), StateCode: z.string() }),
    treatments: z.array(z.string()),
    firstTreatmentDate: z.nullable(z.string()),
    createdAt: z.string(),
    selectedProduct: z.nullable(z.string()),
    monthlyPayment: z.nullable(dollars()),
    /** The practice's payment: null before the patient approves. */
    fundingStatus: z.nullable(z.enum(['QUEUED', 'SENT', 'SETTLED', 'RETURNED'])),
    /** Whether the loan is in force or over; null before there is one. */
    loanStatus: z.nullable(z.enum(['CURRENT', 'ENDED'])),
    /** Of a credit that the patient was sent before the payment it came from was returned; for the platform's own people alone. */
    owedBack: z.nullable(dollars()),
    /** True while the patient has not approved it. */
    canWithdraw: z.boolean(),
    /** True while the patient may approve it, and its amount can still be another. */
    canChange: z.boolean(),
    request: z.nullable(patientRequest),
    /** The patient says that it is not theirs: held, and its payments paused. */
    isFlagged: z.boolean(),
    /** The letter to the patient's spouse; null where the law asks for none. */
    spouseNotice: z.nullable(spouseNotice),
    statusHistory: z.array(historyEntry),
    version: z.number(),
  }),
);

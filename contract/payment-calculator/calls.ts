import { GRADES } from '@domain/enums';
import { CREDIT_BANDS } from '@domain/payment-plan/credit-bands';
import { paymentPlan } from '../credit-transaction/entity';
import { endpoint, staffRoles } from '../endpoint';
import { dollars, done, emailAddress, id, money, named, text } from '../schema';
import * as z from '../z';

/** A plan as an estimate: nothing is frozen, so there is no hash to approve it by. */
const estimatedPlan = named('EstimatedPlan', z.omit(paymentPlan, { disclosureHash: true }));

/** A product with its cheapest and its dearest plan; both are the same where the grade is known. */
const calculatorOffer = named(
  'CalculatorOffer',
  z.object({
    product: z.string(),
    name: z.string(),
    promoTerm: z.nullable(z.number()),
    minimumPayment: dollars(),
    from: estimatedPlan,
    to: estimatedPlan,
  }),
);

const calculation = named(
  'PaymentCalculation',
  z.object({
    /** Null for the platform's own products. */
    practice: z.nullable(z.object({ _id: z.string(), PracticeName: z.string(), StateCode: z.string() })),
    amount: dollars(),
    /** First day of the plans, where the practice is. */
    startDate: z.string(),
    /** Whom the plans are for: a borrower, everybody from the best to the last grade, or a representative grade. */
    basis: z.enum(['BORROWER', 'ALL_GRADES', 'REPRESENTATIVE']),
    grade: z.nullable(z.enum(GRADES)),
    /** Who was asked for; null without a borrower. */
    borrower: z.nullable(named('CalculatedBorrower', z.object({ _id: z.string(), name: z.string() }))),
    /** What the borrower may still spend; null without a borrower or a line. */
    availableCredit: z.nullable(dollars()),
    /** The smallest and the largest amount that any of the products holds; null without products. */
    limits: z.nullable(z.object({ from: dollars(), to: dollars() })),
    fixed: z.array(calculatorOffer),
    promotion: z.array(calculatorOffer),
    /** The example that has to stand beside payment amounts; null without a plan. */
    example: z.nullable(z.string()),
  }),
);

const ownPractice = { at: 'body.practiceId', is: 'practice' } as const;

export const calculatePayments = endpoint({
  id: 'calculatePayments',
  method: 'POST',
  path: '/practice/payment-calculator',
  summary: "A practice's payment plans for an amount, for a borrower or for every grade",
  source: 'provider-admin §7 Common and calculator, domain §2.8',
  access: [
    {
      kind: 'staff',
      roles: staffRoles,
      permission: 'calculator.use',
      brand: 'financing',
      owns: [ownPractice, { at: 'body.borrower', is: 'borrower' }],
    },
  ],
  body: z.strictObject({
    practiceId: id(),
    amount: money(1, 100_000),
    borrower: z.optional(id()),
    autoRefresh: z.optional(z.boolean()),
  }),
  result: calculation,
  errors: [],
  example: { body: { practiceId: 'prac-bright-smile', amount: 4500 } },
});

export const calculateGenericPayments = endpoint({
  id: 'calculateGenericPayments',
  method: 'POST',
  path: '/practice/generic-payment-calculator',
  summary: 'Payment plans for an amount at a representative grade, public',
  source: 'provider-admin §7 Common and calculator, domain §2.8',
  access: [{ kind: 'public' }],
  body: z.strictObject({ amount: money(1, 100_000), practiceRef: z.optional(id()) }),
  result: calculation,
  errors: ['NOT_FOUND'],
  example: { body: { amount: 4500, practiceRef: 'bright-smile' } },
});

export const findBorrowers = endpoint({
  id: 'findBorrowers',
  method: 'GET',
  path: '/borrower/find-by-name-or-account',
  summary: "A practice's patients by words of the name, or by the whole account number",
  source: 'provider-admin §7 Common and calculator',
  access: [
    {
      kind: 'staff',
      roles: staffRoles,
      permission: 'calculator.use',
      brand: 'financing',
      owns: [{ at: 'query.practiceId', is: 'practice' }],
    },
  ],
  query: z.strictObject({ accountNumberOrName: text(100), practiceId: id() }),
  result: z.object({
    /** By last name, ten at most. */
    borrowers: z.array(
      named(
        'FoundBorrower',
        z.object({
          _id: z.string(),
          name: z.string(),
          email: z.string(),
          /** Null before the first approval. */
          accountNumber: z.nullable(z.string()),
        }),
      ),
    ),
  }),
  errors: [],
  example: { query: { accountNumberOrName: 'casey', practiceId: 'prac-bright-smile' } },
});

const bandIds = CREDIT_BANDS.map((band) => band.id);

export const sendPaymentEstimate = endpoint({
  id: 'sendPaymentEstimate',
  method: 'POST',
  path: '/practice/payment-calculator/send-by-email',
  summary: "Email one of the calculator's plans",
  source: 'provider-admin §7 Common and calculator',
  access: [
    {
      kind: 'staff',
      roles: staffRoles,
      permission: 'calculator.send',
      brand: 'financing',
      owns: [ownPractice, { at: 'body.borrowerId', is: 'borrower' }],
    },
    { kind: 'public' },
  ],
  body: z.strictObject({
    practiceId: id(),
    borrowerId: z.optional(id()),
    amount: money(1, 100_000),
    /** The code of a product, alone or with the reader's own credit as the calculator asks it. */
    selectedPaymentPlan: z.union([
      text(40),
      z.strictObject({ product: text(40), creditBand: z.optional(z.enum(bandIds)) }),
    ]),
    email: emailAddress(),
  }),
  result: done(),
  errors: ['NOT_FOUND', 'CROSS_SITE'],
  idempotent: true,
  example: {
    body: {
      practiceId: 'prac-bright-smile',
      amount: 4500,
      selectedPaymentPlan: { product: 'FIXED_24', creditBand: 'good' },
      email: 'pat@example.test',
    },
  },
});

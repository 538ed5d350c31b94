import { applicantOf } from '../applicant-access';
import { legalDocument } from '../document/entity';
import { endpoint } from '../endpoint';
import { dollars, id, named, printedText, text } from '../schema';
import * as z from '../z';

const sha256 = () => z.string().check(z.regex(/^[a-f0-9]{64}$/));

/** How the question to the partner lender stands. Its status is the lender's; our own decision stays what it was. */
export const partnerLoan = named(
  'PartnerLoan',
  z.object({
    /** True where a declined applicant may ask the lender, and has not. */
    available: z.boolean(),
    lender: z.string(),
    status: z.nullable(z.enum(['INCOMPLETE', 'REVIEW', 'APPROVED', 'DENIED'])),
    qualifier: z.nullable(z.literal('GENESIS')),
    /** `FREEZE` where the lender could not read the credit file. */
    deniedMarker: z.nullable(z.literal('FREEZE')),
    pagePath: z.string(),
    consentedAt: z.nullable(z.string()),
    offer: z.nullable(
      z.object({
        approvedLoanAmount: dollars(),
        genesisApr: z.number(),
        termMonths: z.number(),
        monthlyPayment: dollars(),
        lastPayment: dollars(),
        financeCharge: dollars(),
        totalOfPayments: dollars(),
        firstDueOn: z.string(),
        offeredUntil: z.string(),
      }),
    ),
    /** The offer's last day is past, and it was not signed: nothing can be done with it anymore. */
    offerEnded: z.boolean(),
    acceptedAt: z.nullable(z.string()),
    signedAt: z.nullable(z.string()),
    /** Its last four digits only. */
    genesisAccountNumber: z.nullable(z.string()),
  }),
);

const source = 'borrower §4 Partner-lender result, §7';
const access = [applicantOf('body.applicationId')] as const;
const errors = ['STEP_ORDER', 'STALE', 'VENDOR_UNAVAILABLE', 'ACCOUNT_BLOCKED'] as const;

export const getPartnerLoan = endpoint({
  id: 'getPartnerLoan',
  method: 'GET',
  path: '/apply/genesis/info',
  summary: 'Whether the partner lender can be asked, and the outcome',
  source,
  access: [applicantOf('query.applicationId')],
  query: z.strictObject({ applicationId: id() }),
  result: partnerLoan,
  errors: [],
  afterClosing: true,
});

export const getPartnerDisclosure = endpoint({
  id: 'getPartnerDisclosure',
  method: 'GET',
  path: '/apply/genesis/disclosure',
  summary: 'What the applicant agrees to before anything is sent to the partner lender',
  source,
  access: [applicantOf('query.applicationId')],
  query: z.strictObject({ applicationId: id() }),
  result: legalDocument,
  errors: ['STEP_ORDER'],
});

export const askPartnerLender = endpoint({
  id: 'askPartnerLender',
  binds: true,
  method: 'POST',
  path: '/apply/genesis/ask',
  summary: 'Consent and ask the partner lender; if asked again, returns the current answer',
  source,
  access,
  /** The hash of the consent that was shown; another text is refused with STALE. */
  body: z.strictObject({ applicationId: id(), consentHash: sha256() }),
  result: partnerLoan,
  errors,
  idempotent: true,
});

export const acceptPartnerOffer = endpoint({
  id: 'acceptPartnerOffer',
  binds: true,
  method: 'POST',
  path: '/apply/genesis/accept-offer',
  summary: "Accept the partner lender's offer; the loan starts when it's signed",
  source,
  access,
  body: z.strictObject({ applicationId: id() }),
  result: partnerLoan,
  errors: ['STEP_ORDER'],
  idempotent: true,
});

export const declinePartnerOffer = endpoint({
  id: 'declinePartnerOffer',
  binds: true,
  method: 'POST',
  path: '/apply/genesis/decline-offer',
  summary: 'Decline the offer of the partner lender',
  source: 'borrower §4 Partner-lender result, decision 11',
  access,
  body: z.strictObject({ applicationId: id() }),
  result: partnerLoan,
  errors: ['STEP_ORDER'],
  idempotent: true,
});

export const signPartnerAgreement = endpoint({
  id: 'signPartnerAgreement',
  binds: true,
  method: 'POST',
  path: '/apply/genesis/sign-agreement',
  summary: 'Sign the loan agreement of the partner lender that was shown',
  source,
  access,
  body: z.strictObject({
    applicationId: id(),
    typedName: printedText(130),
    /** sha256 of the exact text shown; another text is refused with STALE. */
    disclosureHash: sha256(),
    consents: z.array(text(60)).check(z.minLength(1), z.maxLength(20)),
  }),
  result: partnerLoan,
  errors,
  idempotent: true,
});

export const listPartnerLoans = endpoint({
  id: 'listPartnerLoans',
  method: 'GET',
  path: '/borrower/{id}/partner-loans',
  summary: 'Loans that the partner lender made, the newest first',
  source: 'borrower §2 Borrower login redirects: where a genesis transaction leads; own call',
  access: [{ kind: 'borrower', owns: [{ at: 'params.id', is: 'borrower' }] }],
  params: z.object({ id: id() }),
  result: z.object({
    data: z.array(
      z.object({
        _id: z.string(),
        lender: z.string(),
        practice: z.string(),
        amount: dollars(),
        genesisApr: z.number(),
        termMonths: z.number(),
        monthlyPayment: dollars(),
        lastPayment: dollars(),
        totalOfPayments: dollars(),
        firstDueOn: z.string(),
        signedAt: z.string(),
        /** Its last four digits only. */
        genesisAccountNumber: z.nullable(z.string()),
      }),
    ),
  }),
  errors: [],
  afterClosing: true,
});

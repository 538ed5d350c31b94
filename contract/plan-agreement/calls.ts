import { ACCOUNT_NUMBER } from '@domain/bank/account-number';
import { isRoutingNumber } from '@domain/bank/routing-number';
import { endpoint, staffRoles } from '../endpoint';
import { planContent, seenVersion } from '../membership/entity';
import { emailAddress, id, optionalPrintedText, personName, phoneNumber, text } from '../schema';
import * as z from '../z';
import { planAgreement, SIGNED_COPY_BYTES_MAX } from './entity';

const source = 'membership §4 Plan agreement (provider-assisted), §7 Provider membership operations';
const path = '/privi/provider/plan-agreement' as const;
const sells = { kind: 'staff', roles: staffRoles, permission: 'membership.sell', brand: 'every' } as const;
const ofQuery = [{ at: 'query.privimembership', is: 'membership' }] as const;
const ofBody = [
  { at: 'body.practiceId', is: 'practice' },
  { at: 'body.membershipId', is: 'membership' },
] as const;

/** How a patient in the practice is called and reached: by an e-mail address, a phone number or both. */
const contact = {
  firstName: personName(),
  lastName: personName(),
  email: z.optional(emailAddress()),
  phoneNumber: z.optional(phoneNumber()),
};
const example = {
  body: {
    practiceId: 'prac-harbor-medspa',
    firstName: 'Maya',
    lastName: 'Lopez',
    email: 'maya@example.test',
    treatments: [{ _id: 'treatment-botox', units: 40, discountPercent: 10, interval: 3 }],
  },
};

export const createPlanAgreementUser = endpoint({
  id: 'createPlanAgreementUser',
  method: 'POST',
  path: `${path}/create-user`,
  summary: 'Start a plan agreement with a patient in person: creates the membership and its plan',
  source,
  access: [{ ...sells, owns: [{ at: 'body.practiceId', is: 'practice' }] }],
  body: z.strictObject({ practiceId: id(), ...contact, ...planContent }),
  result: z.object({ planAgreement }),
  errors: ['NOT_FOUND'],
  idempotent: true,
  example,
});

export const updatePlanAgreementUser = endpoint({
  id: 'updatePlanAgreementUser',
  method: 'POST',
  path: `${path}/update-user`,
  summary: "Correct an in-person patient's name and contact before the plan starts",
  source,
  access: [{ ...sells, owns: ofBody }],
  body: z.strictObject({ practiceId: id(), membershipId: id(), ...contact, ...seenVersion }),
  result: z.object({ planAgreement }),
  errors: ['NOT_FOUND', 'STALE', 'STEP_ORDER'],
  idempotent: true,
});

export const getPlanAgreementCardPage = endpoint({
  id: 'getPlanAgreementCardPage',
  method: 'GET',
  path: `${path}/card-payment-url`,
  summary: "The vault's page on which the patient's card is entered in the practice",
  source: 'own call beside membership §7',
  access: [{ ...sells, owns: ofQuery }],
  query: z.strictObject({ privimembership: id() }),
  result: z.object({ data: z.object({ url: z.string() }) }),
  errors: ['NOT_FOUND', 'STEP_ORDER', 'VENDOR_UNAVAILABLE'],
  rateLimit: 'strict',
});

export const activatePlanAgreement = endpoint({
  id: 'activatePlanAgreement',
  method: 'POST',
  path: `${path}/activate-membership`,
  summary: "Save the patient's payment method and charge what's due today; the plan starts",
  source,
  access: [{ ...sells, owns: ofBody }],
  body: z.strictObject({
    practiceId: id(),
    membershipId: id(),
    /** A card by the token of its page, or a bank account by hand with the authorization that was read. */
    card: z.optional(z.strictObject({ token: text(200) })),
    bank: z.optional(
      z.strictObject({
        bankName: optionalPrintedText(80),
        accountNumber: z.string().check(z.trim(), z.regex(ACCOUNT_NUMBER)),
        routingNumber: z.string().check(z.trim(), z.refine(isRoutingNumber)),
        accountType: z.optional(z.enum(['checking', 'savings'])),
        authorizationHash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
      }),
    ),
    /**
     * The patient's signature, typed by themselves on the screen that was handed to them. Without it the agreement is signed on the print;
     * a bank account is debited only with it.
     */
    typedName: z.optional(personName(120)),
    /** Of the agreement as it was shown: another text by now is STALE. */
    disclosureHash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    /** What was shown as due today, in dollars: another figure by now is STALE. */
    paymentDueToday: z.number().check(z.minimum(0)),
    ...seenVersion,
  }),
  result: z.object({
    /** ACTIVE once it is paid; PENDING while the bank has not said whether it pays. */
    status: z.enum(['ACTIVE', 'PENDING']),
    planAgreement,
  }),
  errors: ['NOT_FOUND', 'STALE', 'STEP_ORDER', 'ACCOUNT_BLOCKED', 'PAYMENT_DECLINED', 'VENDOR_UNAVAILABLE'],
  idempotent: true,
});

export const viewPlanAgreement = endpoint({
  id: 'viewPlanAgreement',
  method: 'GET',
  path: `${path}/view`,
  summary: 'The plan agreement of a membership with its payment, its text, and the signed copy',
  source,
  access: [{ ...sells, owns: ofQuery }],
  query: z.strictObject({ privimembership: id() }),
  result: z.object({ planAgreement }),
  errors: ['NOT_FOUND', 'STEP_ORDER'],
});

export const printPlanAgreement = endpoint({
  id: 'printPlanAgreement',
  method: 'GET',
  path: `${path}/print`,
  summary: 'The plan agreement to be printed and signed by hand',
  source,
  access: [{ ...sells, owns: ofQuery }],
  query: z.strictObject({ privimembership: id() }),
  download: { file: 'plan-agreement.pdf', media: 'application/pdf' },
  errors: ['NOT_FOUND', 'STEP_ORDER'],
});

export const finishPlanAgreement = endpoint({
  id: 'finishPlanAgreement',
  method: 'POST',
  path: `${path}/finish`,
  summary: 'Upload the signed plan agreement as PDF; stored encrypted, one per plan',
  source,
  access: [{ ...sells, owns: [{ at: 'body.privimembership', is: 'membership' }] }],
  upload: { media: 'multipart/form-data', maxBytes: SIGNED_COPY_BYTES_MAX, file: 'pdf' },
  body: z.strictObject({
    privimembership: id(),
    pdf: z.string().check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/), z.maxLength(Math.ceil(SIGNED_COPY_BYTES_MAX / 3) * 4)),
  }),
  result: z.object({ planAgreement }),
  errors: ['NOT_FOUND', 'STEP_ORDER'],
  idempotent: true,
});

export const printProviderDocument = endpoint({
  id: 'printProviderDocument',
  method: 'POST',
  path: '/documents/provider/document/print',
  summary:
    'Download a document of a practice: a signed copy once, by the ticket of its view, which is good for a minute; an invoice by the `documentPath` of its row',
  source: 'membership §7 Provider membership operations; decision 7',
  access: [
    {
      kind: 'staff',
      roles: staffRoles,
      permission: 'document.view',
      brand: 'every',
      owns: [{ at: 'body.providerId', is: 'practice' }],
    },
  ],
  body: z.strictObject({
    providerId: id(),
    type: z.enum(['signed-plan-agreement', 'provider-invoice']),
    documentPath: text(200),
  }),
  download: { file: 'plan-agreement.pdf', media: 'application/pdf' },
  errors: ['NOT_FOUND', 'STEP_ORDER'],
});

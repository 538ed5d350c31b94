import { applicantOf } from '../applicant-access';
import { endpoint } from '../endpoint';
import {
  addressText,
  civilDateText,
  id,
  optionalAddressText,
  optionalText,
  personName,
  printedText,
  ssnFull,
  stateCode,
  text,
  zipCode,
} from '../schema';
import * as z from '../z';
import { finishResult } from './entity';

/** A technical failure on these calls is never a denial: vendors answer 503, form faults 422 (decisions 2). */
export const decisionErrors = ['STEP_ORDER', 'STALE', 'VENDOR_UNAVAILABLE', 'ACCOUNT_BLOCKED'] as const;

const runBody = z.strictObject({ applicationId: id(), truValidateSessionId: optionalText(100) });

export const finishApplication = endpoint({
  id: 'finishApplication',
  binds: true,
  method: 'POST',
  path: '/apply/finish',
  summary: 'Run the decision',
  source: 'borrower §4 Outcome, §7',
  access: [applicantOf('body.applicationId')],
  body: runBody,
  result: finishResult,
  errors: decisionErrors,
  idempotent: true,
});

export const correctMismatches = endpoint({
  id: 'correctMismatches',
  binds: true,
  method: 'PATCH',
  path: '/apply/mismatches',
  summary: 'Correct the answers that did not match the credit file, then decide again',
  source: 'borrower §4 Failures and other transitions',
  access: [applicantOf('body.applicationId')],
  body: z.strictObject({
    applicationId: id(),
    firstName: z.optional(personName()),
    lastName: z.optional(personName()),
    birthDate: z.optional(civilDateText()),
    ssn: z.optional(ssnFull()),
    street: z.optional(addressText(120)),
    unit: optionalAddressText(30),
    city: z.optional(addressText(80)),
    state: z.optional(stateCode()),
    zipCode: z.optional(zipCode()),
  }),
  result: finishResult,
  errors: decisionErrors,
  idempotent: true,
});

export const openIdentityVerification = endpoint({
  id: 'openIdentityVerification',
  method: 'GET',
  path: '/apply/identity-verification',
  summary: 'Open or resume the identity inquiry',
  source: 'borrower §7 Application; 409 means that the inquiry is finished and can be submitted',
  access: [applicantOf('query.applicationId')],
  query: z.strictObject({ applicationId: id() }),
  result: z.object({ inquiryId: z.string(), sessionToken: z.string(), url: z.string() }),
  errors: ['INQUIRY_EXISTS', 'STEP_ORDER', 'VENDOR_UNAVAILABLE'],
});

export const submitIdentityVerification = endpoint({
  id: 'submitIdentityVerification',
  method: 'POST',
  path: '/apply/identity-verification',
  summary: 'Read the result of the identity inquiry and decide',
  source: 'borrower §4 Failures and other transitions',
  access: [applicantOf('body.applicationId')],
  body: z.strictObject({ applicationId: id(), inquiryId: z.optional(text(100)) }),
  result: finishResult,
  errors: decisionErrors,
  idempotent: true,
});

export const signCreditLineAgreement = endpoint({
  id: 'signCreditLineAgreement',
  binds: true,
  method: 'POST',
  path: '/apply/create-creditline-documents',
  summary: 'Sign the credit line agreement that was shown',
  source: 'decision 11',
  access: [applicantOf('body.applicationId')],
  body: z.strictObject({
    applicationId: id(),
    typedName: printedText(130),
    /** sha256 of the exact text shown; another text is refused with STALE. */
    disclosureHash: z.string().check(z.regex(/^[a-f0-9]{64}$/)),
    consents: z.array(text(60)).check(z.minLength(1), z.maxLength(20)),
  }),
  result: z.object({
    status: z.literal('APPROVED'),
    pagePath: z.string(),
    contractNumber: z.string(),
    accountNumber: z.string(),
    documents: z.array(z.object({ documentKey: z.string(), documentId: z.string(), sha256: z.string() })),
    signedAt: z.string(),
  }),
  errors: ['STEP_ORDER', 'STALE', 'ALREADY_SIGNED'],
  idempotent: true,
});

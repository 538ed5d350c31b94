import { legalDocument } from '../document/entity';
import { endpoint } from '../endpoint';
import { done, emailAddress, personName, printedText, slug, text } from '../schema';
import * as z from '../z';
import {
  enrollmentState,
  givenAdditionalInformation,
  givenAuxiliaryContact,
  givenBank,
  givenBusiness,
  givenDoctor,
  givenOwner,
  givenPrimaryContact,
} from './entity';

// Self-enrollment of a practice (provider-admin §2, §3, §7 Enrollment). Whoever enrolls has no account: the answer to the first call holds
// a key, which the browser sends as its token; without it an enrollment is unknown.

const source = 'provider-admin §7 The calls it makes: Enrollment, search, messages';
const access = [{ kind: 'public' }] as const;

export const findEnrollmentPlace = endpoint({
  id: 'findEnrollmentPlace',
  method: 'GET',
  path: '/provider/enrollment/place/{slug}',
  summary: 'What a practice joins by the address of its enrollment',
  source: 'provider-admin §2 Screens and routes: provider-enrollment/{slug}',
  access,
  params: z.object({ slug: slug() }),
  result: z.object({
    slug: z.string(),
    /** `PLATFORM`: anybody's; `ENTERPRISE`: the practice joins it; `PRACTICE`: one that is being set up. */
    kind: z.enum(['PLATFORM', 'ENTERPRISE', 'PRACTICE']),
    name: z.string(),
    priviEnrollment: z.boolean(),
    patientfiEnrollment: z.boolean(),
  }),
  errors: ['NOT_FOUND'],
});

export const startEnrollment = endpoint({
  id: 'startEnrollment',
  method: 'POST',
  path: '/provider/enrollment/start',
  summary: "Start a practice's enrollment, or correct its first step, and email a link to continue",
  source,
  access,
  body: z.strictObject({
    slug: slug(),
    priviEnrollment: z.boolean(),
    patientfiEnrollment: z.boolean(),
    primaryContact: givenPrimaryContact,
    auxiliaryContact: z.nullable(givenAuxiliaryContact),
    additionalInformation: givenAdditionalInformation,
    businessInformation: givenBusiness,
    doctorInformation: z.nullable(givenDoctor),
    /** 32 random bytes as base64url, made by a browser that has no key yet: where the answer is lost, the same again begins nothing twice. */
    key: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/))),
  }),
  result: z.object({
    enrollment: enrollmentState,
    /** The key of this browser; null where it has one. */
    token: z.nullable(z.string()),
  }),
  errors: ['NOT_FOUND', 'STEP_ORDER'],
  rateLimit: 'strict',
});

export const saveEnrollmentOwner = endpoint({
  id: 'saveEnrollmentOwner',
  method: 'POST',
  path: '/provider/enrollment/owner-information',
  summary: "Save the practice's owner; their ID number is stored encrypted",
  source,
  access,
  body: z.strictObject({ ownerInformation: givenOwner }),
  result: z.object({ enrollment: enrollmentState }),
  errors: ['NOT_FOUND', 'STEP_ORDER'],
});

export const saveEnrollmentBank = endpoint({
  id: 'saveEnrollmentBank',
  method: 'POST',
  path: '/provider/enrollment/banking-information',
  summary: "Save the practice's deposit account; its numbers are stored encrypted",
  source,
  access,
  body: z.strictObject({ bankInformation: givenBank }),
  result: z.object({ enrollment: enrollmentState }),
  errors: ['NOT_FOUND', 'STEP_ORDER'],
});

export const getEnrollmentCardPage = endpoint({
  id: 'getEnrollmentCardPage',
  method: 'GET',
  path: '/provider/enrollment/card-payment-url',
  summary: "The vault's page on which the practice's card is entered",
  source,
  access,
  result: z.object({ url: z.string() }),
  errors: ['NOT_FOUND', 'STEP_ORDER', 'VENDOR_UNAVAILABLE'],
  rateLimit: 'strict',
});

export const saveEnrollmentCard = endpoint({
  id: 'saveEnrollmentCard',
  method: 'POST',
  path: '/provider/enrollment/card-token',
  summary: 'Save the card from a card page token; the practice pays its fees with it',
  source: 'provider-admin §3 Enrollment state: paymentMethod; a call of ours, the specification shows none',
  access,
  body: z.strictObject({ paymentMethod: z.strictObject({ token: text(200) }) }),
  result: z.object({ enrollment: enrollmentState }),
  errors: ['NOT_FOUND', 'STEP_ORDER', 'VENDOR_UNAVAILABLE'],
  rateLimit: 'strict',
});

export const readEnrollmentAgreement = endpoint({
  id: 'readEnrollmentAgreement',
  method: 'GET',
  path: '/provider/enrollment/agreement',
  summary: 'The master agreement as this practice signs it, or has signed it',
  source: 'decision 65; a call of ours, so that the text is read before it is signed',
  access,
  result: z.object({ agreement: legalDocument }),
  errors: ['NOT_FOUND'],
});

export const finishEnrollment = endpoint({
  id: 'finishEnrollment',
  binds: true,
  method: 'POST',
  path: '/provider/enrollment/finish',
  summary: 'Sign the master agreement; the enrollment then becomes a lead for onboarding',
  source,
  access,
  body: z.strictObject({
    authorization: z.strictObject({
      authorizedSigner: personName(130),
      signerJobTitle: printedText(80),
      /** MM/DD/YYYY; today unless given, and no other day. */
      signedAt: z.optional(text(10)),
    }),
    /** Of the text that was shown. */
    disclosureHash: z.string().check(z.regex(/^[a-f0-9]{64}$/)),
  }),
  result: z.object({ enrollment: enrollmentState }),
  errors: ['NOT_FOUND', 'STEP_ORDER', 'STALE'],
});

export const readEnrollment = endpoint({
  id: 'readEnrollment',
  method: 'GET',
  path: '/provider/enrollment',
  summary: 'Read an enrollment to continue it; numbers as their last four digits',
  source: 'provider-admin §4: the state is restored; a call of ours',
  access,
  result: z.object({ enrollment: enrollmentState }),
  errors: ['NOT_FOUND'],
});

export const printEnrollmentAgreement = endpoint({
  id: 'printEnrollmentAgreement',
  method: 'GET',
  path: '/provider/enrollment/agreement/print',
  summary: 'The master agreement as PDF: the signed copy once it is signed',
  source: 'provider-admin §3 Enrollment state: documentPath',
  access,
  download: { file: 'provider-master-agreement.pdf', media: 'application/pdf' },
  errors: ['NOT_FOUND'],
});

/** @NOTE choice: the answer is the same whether an enrollment with this address was begun or not. */
export const mailEnrollmentLink = endpoint({
  id: 'mailEnrollmentLink',
  method: 'POST',
  path: '/provider/enrollment/link',
  summary: "Email a link to continue an enrollment, for one's own enrollment or one started with an address",
  source: 'decision 65; a call of ours',
  access,
  body: z.strictObject({ slug: slug(), email: z.optional(emailAddress()) }),
  result: done(),
  errors: ['NOT_FOUND'],
  rateLimit: 'strict',
});

export const openEnrollmentLink = endpoint({
  id: 'openEnrollmentLink',
  method: 'POST',
  path: '/provider/enrollment/open-link',
  summary: 'Continue in this browser with an emailed link, once',
  source: 'decision 65; a call of ours',
  access,
  body: z.strictObject({ link: text(100) }),
  result: z.object({ enrollment: enrollmentState, token: z.string() }),
  errors: ['CODE_EXPIRED'],
  rateLimit: 'strict',
});

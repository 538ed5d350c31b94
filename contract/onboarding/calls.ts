import { SPECIALTIES } from '@domain/enums';
import { LEAD_SOURCES } from '@domain/practice/onboarding';
import { CLOSING_CHOICES } from '@domain/practice/practice-standing';
import { endpoint } from '../endpoint';
import { enrollmentState } from '../provider-enrollment/entity';
import { addressText, dollars, id, named, optionalAddressText, optionalText, printedText, text } from '../schema';
import * as z from '../z';
import {
  bankingInformation,
  fundingType,
  onboarding,
  onboards,
  providerInformation,
  providerPublicInformation,
  providerUser,
  rewardsProgram,
  riskTerms,
  source,
} from './entity';

const ofQuery = [{ at: 'query.practiceId', is: 'practice' }] as const;
const ofBody = [{ at: 'body.practiceId', is: 'practice' }] as const;
/** Of the onboarding as it was seen; without it the last one is right. */
const seen = { version: z.optional(z.int().check(z.minimum(1), z.maximum(2_147_483_647))) };
/** A lead's number at the sales team's system. */
const leadNumber = () => z.string().check(z.trim(), z.regex(/^[A-Za-z0-9-]{1,36}$/));
const told = z.object({ onboarding });

/** @NOTE choice: without a number of the sales team or a self-enrollment, somebody begins with an empty form. */
/** The tables of rates and fees that a practice has, and the profile that joins them: others may have the same. */
const risksOfPractice = z.object({ apr: z.nullable(z.string()), mdf: z.string(), riskProfile: z.string() });

export const startOnboarding = endpoint({
  id: 'startOnboarding',
  method: 'POST',
  path: '/practice/onboarding/start',
  summary: 'Start onboarding a practice with its CRM lead data or its self-enrollment answers',
  source,
  access: [onboards],
  body: z.strictObject({
    sugarId: z.optional(leadNumber()),
    /** A self-enrollment that waits; it is taken up once. */
    providerLeadId: z.optional(id()),
  }),
  result: told,
  errors: ['DUPLICATED_DATA', 'NOT_FOUND'],
  idempotent: true,
  example: { body: { sugarId: '48211' } },
});

/** @NOTE choice: `providerId` is that of the onboarding; the answer tells what arrived, and what the system said when it was not all. */
export const askSugarAgain = endpoint({
  id: 'askSugarAgain',
  method: 'POST',
  path: '/practice/onboarding/getSugarProviderDetails',
  summary: "Query the CRM again; entered values aren't replaced",
  source,
  access: [onboards],
  body: z.strictObject({ providerId: id() }),
  result: told,
  errors: ['NOT_FOUND', 'STALE'],
  example: { body: { providerId: '01J0Z3V5Q8W2E4R6T8Y0U1I3O5' } },
});

/** What a deactivation or an activation does to what runs. */
const running = named(
  'RunningWork',
  z.object({
    /** Applications that wait for an answer. */
    openApplications: z.number(),
    /** Purchases that patients were asked to approve. */
    openRequests: z.number(),
    /** Loans that are being repaid. */
    openLoans: z.number(),
    /** Memberships that are paid for. */
    activeMembers: z.number(),
    /** Plans and changes that were sent and not signed. */
    plansWaiting: z.number(),
    /** Members who agreed to another year. */
    yearsAgreed: z.number(),
    /** Invoices that are still to be paid. */
    invoicesOpen: z.number(),
    /** When it closed, and what becomes of its members; null for one that is open, or closed before that was kept. */
    closing: z.nullable(z.object({ closedOn: z.string(), members: z.enum(CLOSING_CHOICES) })),
    /** People of the practice who can log in. */
    users: z.number(),
  }),
);

export const getOnboarding = endpoint({
  id: 'getOnboarding',
  method: 'GET',
  path: '/practice/onboarding/provider-details',
  summary: "A full onboarding, by its ID or its practice's",
  source,
  access: [{ ...onboards, owns: ofQuery }],
  query: z.strictObject({ onboardingId: z.optional(id()), practiceId: z.optional(id()) }),
  result: named(
    'OnboardingDetails',
    z.object({
      onboarding,
      providerInformation: z.nullable(providerInformation),
      providerPublicInformation: z.nullable(providerPublicInformation),
      providerUser: z.array(providerUser),
      /** Why the people cannot stay as they are; null when they can. */
      usersFault: z.nullable(z.string()),
      typeOfFunding: z.nullable(z.object({ fundingType })),
      riskBased: z.object({ risks: z.nullable(risksOfPractice) }),
      /** The group whose products it offers; null until one is chosen. */
      productGroupId: z.nullable(z.string()),
      bankingInformation: z.nullable(bankingInformation),
      rewardsProgram: z.nullable(rewardsProgram),
      running: z.nullable(running),
      /** What the practice said when it enrolled itself; null for one that did not. */
      selfEnrollment: z.nullable(enrollmentState),
    }),
  ),
  errors: ['NOT_FOUND'],
});

export const printMasterAgreement = endpoint({
  id: 'printMasterAgreement',
  method: 'GET',
  path: '/practice/onboarding/master-agreement',
  summary: 'The master agreement that a practice signed when it enrolled itself, as PDF',
  source: 'provider-admin §3 Provider/practice information: documentPath; a call of ours',
  access: [onboards],
  query: z.strictObject({ onboardingId: id() }),
  download: { file: 'provider-master-agreement.pdf', media: 'application/pdf' },
  errors: ['NOT_FOUND'],
});

/** Rows may be kept before they are whole; each tells which of its fields is fit. */
const userRow = z.strictObject({
  contactName: z.string().check(z.maxLength(120)),
  role: z.string().check(z.maxLength(30)),
  email: z.string().check(z.maxLength(254)),
  phoneNumber: z.string().check(z.maxLength(30)),
  isPoc: z.boolean(),
});

export const setOnboardingUsers = endpoint({
  id: 'setOnboardingUsers',
  method: 'POST',
  path: '/practice/onboarding/users',
  summary: "Save the practice's users; they get accounts when it is activated",
  source,
  access: [{ ...onboards, owns: ofBody }],
  body: z.strictObject({ practiceId: id(), ...seen, users: z.array(userRow).check(z.maxLength(50)) }),
  result: z.object({ onboarding, providerUser: z.array(providerUser), usersFault: z.nullable(z.string()) }),
  errors: ['NOT_FOUND', 'STALE', 'STEP_ORDER'],
});

export const setFundingType = endpoint({
  id: 'setFundingType',
  method: 'POST',
  path: '/practice/onboarding/funding-type-settings',
  summary: "Choose a practice's funding types",
  source,
  access: [{ ...onboards, owns: ofBody }],
  body: z.strictObject({
    practiceId: id(),
    ...seen,
    fundingType: z.strictObject({
      PatientFi: z.boolean(),
      Genesis: z.boolean(),
      PatientFiUnlimited: z.boolean(),
      PatientFiUnlimited_pctFee: z.optional(z.nullable(z.number().check(z.minimum(0), z.maximum(50)))),
    }),
  }),
  result: z.object({ onboarding, typeOfFunding: z.object({ fundingType }) }),
  errors: ['NOT_FOUND', 'STALE'],
});

export const setOnboardingBank = endpoint({
  id: 'setOnboardingBank',
  method: 'POST',
  path: '/practice/onboarding/bank-info',
  summary: "Save a practice's bank account; numbers are encrypted and returned as their last four digits",
  source,
  access: [{ ...onboards, owns: ofBody }],
  body: z.strictObject({
    practiceId: id(),
    ...seen,
    bankName: printedText(80),
    accountHolder: printedText(120),
    accountNumber: z.string().check(z.trim(), z.regex(/^\d{4,17}$/)),
    routingNumber: z.string().check(z.trim(), z.regex(/^\d{9}$/)),
  }),
  result: z.object({ onboarding, bankingInformation }),
  errors: ['NOT_FOUND', 'STALE'],
});

export const getRiskBasedTerms = endpoint({
  id: 'getRiskBasedTerms',
  method: 'GET',
  path: '/practice/onboarding/risk-based-terms',
  summary: "A practice's rates and fees, and those available to it",
  source,
  access: [{ ...onboards, owns: ofQuery }],
  query: z.strictObject({ practiceId: id() }),
  result: z.object({
    risks: z.nullable(risksOfPractice),
    data: z.array(riskTerms),
  }),
  errors: ['NOT_FOUND'],
});

export const setRiskBasedTerms = endpoint({
  id: 'setRiskBasedTerms',
  method: 'POST',
  path: '/practice/onboarding/risk-based-terms',
  summary: 'Assign a practice the risk profile with these rates and fees',
  source,
  access: [{ ...onboards, owns: ofBody }],
  body: z.strictObject({
    practiceId: id(),
    ...seen,
    risks: z.strictObject({ apr: z.nullable(id()), mdf: id() }),
    /** Which profile, where several have the same rates and fees. */
    riskProfile: z.optional(id()),
  }),
  result: z.object({ onboarding, risks: risksOfPractice }),
  errors: ['NOT_FOUND', 'STALE'],
});

export const getOnboardingRiskProfile = endpoint({
  id: 'getOnboardingRiskProfile',
  method: 'GET',
  path: '/practice/onboarding/riskprofile',
  summary: "The risk profiles used to decide a practice's patients",
  source,
  access: [{ ...onboards, owns: ofQuery }],
  query: z.strictObject({ practiceId: id() }),
  result: z.object({
    patientfiriskprofile: z.nullable(z.object({ _id: z.string(), name: z.string() })),
    priviriskprofile: z.nullable(z.object({ _id: z.string(), name: z.string() })),
  }),
  errors: ['NOT_FOUND'],
});

export const listRiskTerms = endpoint({
  id: 'listRiskTerms',
  method: 'GET',
  path: '/practice/riskterms',
  summary: 'Available rates and fees, by risk profile',
  source,
  access: [onboards],
  result: z.object({ data: z.array(riskTerms) }),
  errors: [],
});

export const activateProvider = endpoint({
  id: 'activateProvider',
  method: 'PATCH',
  path: '/practice/onboarding/activate-provider',
  summary: 'Activate a practice and email its users their links; refused while a step is missing',
  source,
  access: [{ ...onboards, owns: ofBody }],
  body: z.strictObject({ practiceId: id(), ...seen }),
  result: told,
  errors: ['NOT_FOUND', 'STALE', 'STEP_ORDER', 'DUPLICATED_DATA'],
});

export const deactivateProvider = endpoint({
  id: 'deactivateProvider',
  method: 'PATCH',
  path: '/practice/onboarding/deactivate-provider',
  summary: 'Close a practice: nothing new is sold or renewed; its members finish their year or end on this day',
  source,
  access: [{ ...onboards, owns: ofBody }],
  body: z.strictObject({
    practiceId: id(),
    ...seen,
    reason: text(300),
    /** What becomes of running memberships: FINISH lets their year end at the practice, END ends them on this day. */
    members: z._default(z.enum(CLOSING_CHOICES), 'FINISH'),
  }),
  result: told,
  errors: ['NOT_FOUND', 'STALE'],
});

const template = named(
  'PracticeTemplate',
  z.object({
    specialty: z.enum(SPECIALTIES),
    /** Whether the practice has it already. */
    isGiven: z.boolean(),
    treatments: z.array(z.object({ procedure: z.string(), total_price: dollars() })),
    contact: z.object({ heading: z.string(), lines: z.array(z.string()) }),
  }),
);

export const getPracticeTemplate = endpoint({
  id: 'getPracticeTemplate',
  method: 'GET',
  path: '/practice/template',
  summary: "The starting template for a practice's specialty: treatments and contact details",
  source: 'provider-admin §7 Onboarding, decision 65',
  access: [{ ...onboards, owns: ofQuery }],
  query: z.strictObject({ practiceId: id() }),
  result: z.object({ template }),
  errors: ['NOT_FOUND'],
});

export const givePracticeTemplate = endpoint({
  id: 'givePracticeTemplate',
  method: 'POST',
  path: '/practice/template',
  summary: "Apply the specialty's starting template to a practice; existing values stay",
  source: 'provider-admin §7 Onboarding, decision 65',
  access: [{ ...onboards, owns: ofBody }],
  body: z.strictObject({ practiceId: id() }),
  result: z.object({ template, added: z.number() }),
  errors: ['NOT_FOUND'],
});

export const listLeadSources = endpoint({
  id: 'listLeadSources',
  method: 'GET',
  path: '/practice/leadsource',
  summary: 'Where leads come from',
  source,
  access: [onboards],
  result: z.object({ leadSources: z.array(z.enum(LEAD_SOURCES)) }),
  errors: [],
});

export const getRewardsProgram = endpoint({
  id: 'getRewardsProgram',
  method: 'GET',
  path: '/practice/rewards-program',
  summary: 'The rewards program of a practice; null before it has one',
  source,
  access: [{ ...onboards, owns: ofQuery }],
  query: z.strictObject({ practiceId: id() }),
  result: z.object({ rewardsProgram: z.nullable(rewardsProgram) }),
  errors: ['NOT_FOUND'],
});

/** The day as people write it here. */
const usDay = () => z.string().check(z.trim(), z.regex(/^\d{2}\/\d{2}\/\d{4}$/));

/** @NOTE choice: it ends by itself 60 days after it began, so nobody says when. */
export const setRewardsProgram = endpoint({
  id: 'setRewardsProgram',
  method: 'POST',
  path: '/practice/onboarding/rewards-program',
  summary: "Start a practice's 60-day rewards program, or turn it off",
  source: 'provider-admin §4, §7 Onboarding, §9',
  access: [{ ...onboards, owns: ofBody }],
  body: z.strictObject({ practiceId: id(), ...seen, enabled: z.boolean(), startDate: usDay() }),
  result: z.object({ onboarding: onboarding, rewardsProgram }),
  errors: ['NOT_FOUND', 'STALE'],
  example: { body: { practiceId: 'prac-bright-smile', enabled: true, startDate: '08/20/2026' } },
});

export const setProviderPublic = endpoint({
  id: 'setProviderPublic',
  method: 'POST',
  path: '/practice/onboarding/provider-public',
  summary: "Change a practice's public details: URL name, location, and social pages",
  source,
  access: [{ ...onboards, owns: ofBody }],
  body: z.strictObject({
    practiceId: id(),
    ...seen,
    publicFacing: z.boolean(),
    urlSlug: z.string().check(z.trim(), z.toLowerCase(), z.maxLength(64)),
    streetAddress: z.optional(addressText(120)),
    unit: optionalAddressText(40),
    city: z.optional(addressText(80)),
    state: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
    zipCode: z.optional(z.string().check(z.regex(/^\d{5}(?:-\d{4})?$/))),
    instagramUrl: optionalText(300),
    facebookUrl: optionalText(300),
    searchKeywords: z.optional(z.array(text(40)).check(z.maxLength(20))),
  }),
  result: z.object({ onboarding: onboarding, providerPublicInformation }),
  errors: ['NOT_FOUND', 'STALE', 'DUPLICATED_DATA'],
});

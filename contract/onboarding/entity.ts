import { ENROLLMENTS, FUNDING_TYPES, SPECIALTIES } from '@domain/enums';
import { LEAD_SOURCES, ONBOARDING_STATUSES, ONBOARDING_STEPS } from '@domain/practice/onboarding';
import { civilDateOrNone, named, optionalText } from '../schema';
import * as z from '../z';

/** Who may onboard: the platform's own people of the financing brand. */
export const onboards = {
  kind: 'staff',
  roles: ['Admin'],
  permission: 'practice.onboard',
  brand: 'financing',
  platformOnly: true,
} as const;
export const source = 'provider-admin §7 Onboarding';

const who = z.nullable(z.object({ _id: z.string(), name: z.string() }));

/** How far the onboarding of a practice is. */
export const onboarding = named(
  'PracticeOnboarding',
  z.object({
    _id: z.string(),
    /** The lead at the sales team's system; null for a practice that came without. */
    sugarId: z.nullable(z.string()),
    /** The self-enrollment that it took up. */
    providerLeadId: z.nullable(z.string()),
    /** Null until the provider information is kept, which makes the practice. */
    practiceId: z.nullable(z.string()),
    practiceName: z.string(),
    status: z.enum(ONBOARDING_STATUSES),
    /** The first step that is not done; null when all are. */
    nextStep: z.nullable(z.enum(ONBOARDING_STEPS)),
    steps: z.array(z.object({ step: z.enum(ONBOARDING_STEPS), isDone: z.boolean(), isNeeded: z.boolean() })),
    /** What the sales team's system told, as far as it can be used, and what it could not. */
    lead: z.object({
      fields: z.array(named('LeadField', z.object({ field: z.string(), value: z.string() }))),
      missing: z.array(z.string()),
      error: z.nullable(z.string()),
    }),
    createdAt: z.string(),
    updatedAt: z.string(),
    updatedBy: who,
    version: z.number(),
  }),
);

/** Dates are MM/DD/YYYY, as the specification has them. */
const usDate = () => z.string();

/** Tags by which practices are told apart, and who looks after them (provider-admin §3). */
export const practiceTags = named(
  'PracticeTags',
  z.object({
    specialty: z.string(),
    practiceSuccessManagement: z.string(),
    practiceSuccessManagementId: z.nullable(z.string()),
    dateTrained: z.string(),
    salesRep: z.string(),
    salesRepId: z.nullable(z.string()),
    leadSources: z.object({ primary: z.string(), secondary: z.string(), broker: z.string() }),
    priviDateTrained: z.string(),
    priviSalesRep: z.string(),
    priviSalesRepId: z.nullable(z.string()),
    priviSuccessManager: z.string(),
    priviSuccessManagerId: z.nullable(z.string()),
  }),
);

/** The tags as they are given; people by their id at the platform. What is left out stays. */
export const practiceTagsContent = z.strictObject({
  practiceSuccessManagementId: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
  salesRepId: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
  dateTrained: z.optional(civilDateOrNone()),
  leadSources: z.optional(
    z.strictObject({
      primary: z.optional(z.union([z.literal(''), z.enum(LEAD_SOURCES)])),
      secondary: z.optional(z.union([z.literal(''), z.enum(LEAD_SOURCES)])),
      broker: optionalText(120),
    }),
  ),
  priviDateTrained: z.optional(civilDateOrNone()),
  priviSalesRepId: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
  priviSuccessManagerId: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
});

/** A practice as onboarding and its management see it (provider-admin §3 Provider/practice information). */
export const providerInformation = named(
  'ProviderInformation',
  z.object({
    practiceId: z.string(),
    practiceName: z.string(),
    legalBusinessName: z.string(),
    yearEstablished: z.string(),
    email: z.string(),
    phoneNumber: z.string(),
    /** When a code has proven them; null for none. */
    emailVerifiedAt: z.nullable(z.string()),
    phoneVerifiedAt: z.nullable(z.string()),
    practiceURL: z.string(),
    urlSlug: z.string(),
    streetAddress: z.string(),
    unitApartment: z.nullable(z.string()),
    city: z.string(),
    stateCode: z.string(),
    zipCode: z.string(),
    /** IANA name, by which its days are counted. */
    timeZone: z.string(),
    specialty: z.enum(SPECIALTIES),
    enrollments: z.array(z.enum(ENROLLMENTS)),
    manufacturer: z.string(),
    isAllergan: z.boolean(),
    isSeparatedTransactions: z.boolean(),
    providerReference: z.string(),
    optionalDebitCard: z.boolean(),
    /** Where its signed master agreement is; null for none. */
    documentPath: z.nullable(z.string()),
    isActive: z.boolean(),
    suspendSendingFunds: z.boolean(),
    practiceTags,
    patientFiPlusPromotion: z.object({
      optIn: z.boolean(),
      active: z.boolean(),
      promoStartDate: usDate(),
      promoEndDate: usDate(),
    }),
    enterprise: z.nullable(z.object({ _id: z.string(), name: z.string() })),
    patientfiriskprofile: z.nullable(z.object({ _id: z.string(), name: z.string() })),
    priviriskprofile: z.nullable(
      z.object({
        _id: z.string(),
        name: z.string(),
        /** Percent: the least fee of the profile; a practice pays more for other grades. Null where its table has none. */
        priviVariableMDF: z.nullable(z.number()),
      }),
    ),
    version: z.number(),
  }),
);

export const providerPublicInformation = named(
  'ProviderPublicInformation',
  z.object({
    publicFacing: z.boolean(),
    streetAddress: z.string(),
    urlSlug: z.string(),
    unit: z.nullable(z.string()),
    city: z.string(),
    state: z.string(),
    zipCode: z.string(),
    instagramUrl: z.string(),
    facebookUrl: z.string(),
    searchKeywords: z.array(z.string()),
  }),
);

export const providerUser = named(
  'ProviderUser',
  z.object({
    contactName: z.string(),
    role: z.string(),
    email: z.string(),
    phoneNumber: z.string(),
    isPoc: z.boolean(),
    /** Whether each field is fit for an account. */
    isValid: named(
      'ProviderUserValidity',
      z.object({ contactName: z.boolean(), role: z.boolean(), email: z.boolean(), phoneNumber: z.boolean() }),
    ),
  }),
);

/** The ways in which applications of a practice are paid. */
export const fundingType = named(
  'FundingTypeSettings',
  z.object({
    PatientFi: z.boolean(),
    Genesis: z.boolean(),
    PatientFiUnlimited: z.boolean(),
    /** Percent of a purchase, in the place of the product's fee; null without PatientFiUnlimited. */
    PatientFiUnlimited_pctFee: z.nullable(z.number()),
  }),
);
export const fundingTypeNames = FUNDING_TYPES;

export const bankingInformation = named(
  'BankingInformation',
  z.object({ bankName: z.string(), accountHolder: z.string(), accountNumber: z.string(), routingNumber: z.string() }),
);

export const rewardsProgram = named(
  'RewardsProgram',
  z.object({ practiceId: z.string(), enabled: z.boolean(), startDate: usDate(), endDate: usDate() }),
);

const tableOf = z.object({ _id: z.string(), name: z.string() });
/** Rates and fees that a practice can be given: those of one risk profile. */
export const riskTerms = named(
  'RiskTerms',
  z.object({
    riskProfile: z.object({ _id: z.string(), name: z.string() }),
    enrollment: z.enum(ENROLLMENTS),
    /** Null for memberships, whose installments bear no interest. */
    apr: z.nullable(tableOf),
    mdf: tableOf,
    /** Proposed to a practice that joins. */
    isPreset: z.boolean(),
    /** Why the practice cannot be given them; null where it can. */
    refusal: z.nullable(z.string()),
  }),
);

import { reapplyResponse } from '../application/reapply-calls';
import { loginCodeSent } from '../borrower/calls';
import { endpoint, staffRoles } from '../endpoint';
import { dollars, emailAddress, id, named, personName, phoneNumber, queryFlag, slug, text } from '../schema';
import * as z from '../z';

const ofApplication = [{ at: 'body.applicationId', is: 'application' }] as const;
const ofUser = [{ at: 'query.userId', is: 'borrower' }] as const;
const ofPath = [{ at: 'params.id', is: 'borrower' }] as const;

/** One application as its person sees it in a list. */
const ownApplication = named(
  'OwnApplication',
  z.object({
    _id: z.string(),
    status: z.enum(['INCOMPLETE', 'REVIEW', 'APPROVED', 'DENIED']),
    pagePath: z.string(),
    requestedAmount: z.nullable(dollars()),
    createdAt: z.string(),
    practicemanagement: z.object({ _id: z.string(), PracticeName: z.string(), slug: z.string() }),
  }),
);

export const getBorrowerApplication = endpoint({
  id: 'getBorrowerApplication',
  method: 'GET',
  path: '/borrower/{id}/application',
  summary: "The borrower's newest application; with autoRefresh, also what they can request now",
  source: 'borrower §7 Borrower; the autoRefresh flag of §7 Application',
  access: [{ kind: 'borrower', owns: ofPath }],
  params: z.object({ id: id() }),
  query: z.strictObject({ autoRefresh: queryFlag() }),
  result: z.object({ application: z.nullable(ownApplication), reapply: z.nullable(reapplyResponse) }),
  errors: [],
});

export const viewApplicationStatus = endpoint({
  id: 'viewApplicationStatus',
  method: 'POST',
  path: '/borrower/view-application-status',
  summary: "The application's status and next step; MISSING_PLAN while a transaction needs a plan",
  source: 'borrower §7 Borrower, §8',
  access: [
    { kind: 'borrower', owns: ofApplication },
    { kind: 'applicant', owns: ofApplication },
  ],
  body: z.strictObject({ applicationId: id() }),
  result: z.object({ application: ownApplication, redirect: z.string() }),
  errors: ['MISSING_PLAN'],
});

export const getApplicationHistory = endpoint({
  id: 'getApplicationHistory',
  method: 'GET',
  path: '/practice/application/history',
  summary: "A person's applications, newest first",
  source: 'borrower §7 Application (applicationHistory of §3)',
  access: [
    { kind: 'applicant', owns: ofUser },
    { kind: 'borrower', owns: ofUser },
  ],
  query: z.strictObject({ userId: id() }),
  result: z.object({ applicationHistory: z.array(ownApplication) }),
  errors: [],
});

export const findEnterprise = endpoint({
  id: 'findEnterprise',
  method: 'GET',
  path: '/practice/enterprise',
  summary: 'An enterprise with its practices that take applications, by its URL name or ID',
  source: 'borrower §7 Application (enterprise of §3)',
  access: [{ kind: 'public' }],
  query: z.strictObject({ urlSlug: z.optional(slug()), _id: z.optional(id()) }),
  result: z.object({
    enterprise: z.object({
      _id: z.string(),
      name: z.string(),
      urlSlug: z.string(),
      logo: z.nullable(z.string()),
      practices: z.array(
        z.object({
          _id: z.string(),
          PracticeName: z.string(),
          slug: z.string(),
          specialty: z.string(),
          streetAddress: z.string(),
          unitApartment: z.nullable(z.string()),
          city: z.string(),
          stateCode: z.string(),
          zipCode: z.string(),
          phoneNumber: z.string(),
          /** It has memberships beside applications. */
          hasMembership: z.boolean(),
        }),
      ),
      /** Rates of its practices with the example that the law asks for beside them, in the page's language; null without a plan. */
      ratesExample: z.nullable(z.string()),
    }),
  }),
  errors: ['NOT_FOUND'],
});

export const shareAppLink = endpoint({
  id: 'shareAppLink',
  method: 'POST',
  path: '/borrower/share-app-link',
  summary: "Send someone the link to a practice's application, with fixed text",
  source: 'borrower §7 Borrower; decision 26',
  access: [{ kind: 'borrower' }],
  body: z.strictObject({
    /** A name and nothing else: nobody sends words of their own through us. */
    borrowerName: personName(40),
    borrowerContact: z.union([emailAddress(), phoneNumber()]),
    /** One of the borrower's own practices. */
    selectedPractice: id(),
  }),
  result: z.object({ success: z.literal(true) }),
  errors: ['NOT_FOUND'],
  rateLimit: 'strict',
});

export const generateExternalToken = endpoint({
  id: 'generateExternalToken',
  method: 'POST',
  path: '/borrower/generate-external-token',
  summary: 'A reference to a borrower for a link: it saves typing the address and opens nothing without a code',
  source: 'borrower §7 Borrower; decision 7',
  access: [
    { kind: 'borrower', owns: [{ at: 'body.customerID', is: 'borrower' }] },
    {
      kind: 'staff',
      roles: staffRoles,
      permission: 'application.view',
      brand: 'financing',
      owns: [{ at: 'body.customerID', is: 'borrower' }],
    },
  ],
  body: z.strictObject({
    customerID: id(),
    /** Of the membership, where the link is to lead to the log-in of members. */
    brand: z.optional(text(20)),
  }),
  result: z.object({ externalToken: z.string(), url: z.string(), expiresAt: z.string() }),
  errors: [],
});

export const loginExternalToken = endpoint({
  id: 'loginExternalToken',
  method: 'POST',
  path: '/borrower/login-external-token',
  summary: 'Send the log-in code to the person of a reference',
  source: 'borrower §7 Borrower, membership §7 Member auth; decision 7',
  access: [{ kind: 'public' }],
  body: z.strictObject({
    externalToken: z.string().check(z.minLength(8), z.maxLength(600)),
    /** Of the membership, from the log-in of members: the code then opens a member's session. */
    brand: z.optional(text(20)),
  }),
  result: loginCodeSent,
  errors: ['CODE_EXPIRED'],
  rateLimit: 'strict',
});

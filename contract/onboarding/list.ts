import { ENROLLMENTS } from '@domain/enums';
import { ONBOARDING_SOURCES, ONBOARDING_STATUSES, ONBOARDING_STEPS } from '@domain/practice/onboarding';
import { declareList, listCall, tabsBy } from '../lists/declare-list';
import { anyOf, exactText } from '../lists/filters';
import { named } from '../schema';
import * as z from '../z';
import { onboards } from './entity';

const person = z.nullable(z.object({ _id: z.string(), name: z.string() }));

/** A practice that joins or has joined. */
export const onboardingRow = named(
  'OnboardingRow',
  z.object({
    _id: z.string(),
    sugarId: z.nullable(z.string()),
    practiceId: z.nullable(z.string()),
    practiceName: z.string(),
    status: z.enum(ONBOARDING_STATUSES),
    /** Where it came from: the sales team's system, its own enrollment, or what somebody typed. */
    source: z.enum(ONBOARDING_SOURCES),
    /** The self-enrollment that waits, or that it took up. */
    providerLeadId: z.nullable(z.string()),
    enrollment: z.enum([...ENROLLMENTS, 'BOTH']),
    /** The first step that is not done; null when all are. */
    nextStep: z.nullable(z.enum(ONBOARDING_STEPS)),
    stepsDone: z.number(),
    /** Who looks after it. */
    manager: person,
    createdAt: z.string(),
    updatedAt: z.string(),
  }),
);

export const onboardingList = declareList({
  call: {
    id: 'listOnboardings',
    path: '/practice/onboarding/list',
    summary: 'Practices that join or have joined, and how far each is',
    source: 'provider-admin §2 provider-management (own name)',
  },
  access: [onboards],
  row: onboardingRow,
  sorts: ['updatedAt', 'createdAt', 'name'],
  filters: {
    status: anyOf(ONBOARDING_STATUSES),
    enrollment: anyOf([...ENROLLMENTS, 'BOTH']),
    source: anyOf(ONBOARDING_SOURCES),
    manager: exactText(),
  },
  tabs: tabsBy('status', ONBOARDING_STATUSES),
  search: 'text',
  fields: {},
  columns: {
    practiceName: 'Practice',
    status: 'State',
    enrollment: 'Enrollment',
    nextStep: 'Next step',
    'manager.name': 'Success manager',
    source: 'Source',
    sugarId: 'Lead',
    createdAt: 'Started',
    updatedAt: 'Last updated',
  },
});

export const listOnboardings = listCall(onboardingList);

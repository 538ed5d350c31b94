import type { onboarding } from '@contract/onboarding/entity';
import { fullName } from '@domain/person-name';
import {
  canWait,
  nextStep,
  type OnboardingStep,
  type ProviderUser,
  providerUsersFault,
  providerUserValidity,
  stepsOf,
} from '@domain/practice/onboarding';
import type * as z from 'zod/mini';
import type { Db } from '../../db/database';
import { type OnboardingRow, platformPeople } from './onboarding.reads';

export type Onboarding = z.input<typeof onboarding>;
export type Lead = { fields: Record<string, string>; missing: string[]; error: string | null };

// What stands in the columns is written by this feature only.
export const doneOf = (row: Pick<OnboardingRow, 'steps'>) => new Set(JSON.parse(row.steps) as OnboardingStep[]);
export const leadOf = (row: Pick<OnboardingRow, 'lead'>) => JSON.parse(row.lead) as Lead;
export const usersOf = (row: Pick<OnboardingRow, 'users'>) => JSON.parse(row.users) as ProviderUser[];

/** An onboarding in the words of the wire. */
export async function onboardingView(db: Db, row: OnboardingRow): Promise<Onboarding> {
  const done = doneOf(row);
  const lead = leadOf(row);
  const [person] = row.updated_by === null ? [] : await platformPeople(db, [row.updated_by]);
  return {
    _id: row.id,
    sugarId: row.sugar_id,
    providerLeadId: row.provider_lead_id,
    practiceId: row.practice_id,
    practiceName: row.practice_name,
    status: row.status,
    nextStep: nextStep({ done, enrollment: row.enrollment }),
    steps: stepsOf(row.enrollment).map((step) => ({ step, isDone: done.has(step), isNeeded: !canWait(step) })),
    lead: { ...lead, fields: Object.entries(lead.fields).map(([field, value]) => ({ field, value })) },
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    updatedBy: person ? { _id: person.id, name: fullName(person.first_name, person.last_name) } : null,
    version: row.version,
  };
}

/** The people of a practice, each with the fields that are fit, and what is wrong with all of them. */
export function usersView(row: Pick<OnboardingRow, 'users'>) {
  const users = usersOf(row);
  return {
    providerUser: users.map((user, at) => ({ ...user, isValid: providerUserValidity(user, users.slice(0, at)) })),
    usersFault: providerUsersFault(users),
  };
}

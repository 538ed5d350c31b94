import { type PracticeEnrollment, stepsMissing } from '@domain/practice/onboarding';
import type { Tx } from '../../db/database';
import { keepAgreedBefore } from '../fee-schedule/index';
import { insertOnboarding } from './onboarding.writes';

/** By which enrollments practices are told apart in lists. @param enrollments JSON array, as a practice has it. */
export function enrollmentOf(enrollments: string): PracticeEnrollment {
  const all = JSON.parse(enrollments) as string[];
  if (all.length > 1) return 'BOTH';
  return all[0] === 'MEMBERSHIPS' ? 'MEMBERSHIPS' : 'APPLICATIONS';
}

type Known = { id: string; name: string; enrollments: string; isActive: boolean; sellPercent: number; at: string };

/** Gives a practice that joined in another way its onboarding, with every step done. */
export async function adoptPractice(
  tx: Tx,
  { id, name, enrollments, isActive, sellPercent, at }: Known,
): Promise<void> {
  await tx.run(insertOnboarding, {
    id: `onb-${id}`,
    sugar_id: null,
    provider_lead_id: null,
    practice_id: id,
    practice_name: name,
    name_key: name.toLowerCase(),
    // The list is the platform's own: a finance partner's practices stand in none of it (decision 23).
    list_key: sellPercent < 100 ? 'partner' : 'all',
    status: isActive ? 'ACTIVE' : 'DEACTIVATED',
    enrollment: enrollmentOf(enrollments),
    manager_id: null,
    steps: JSON.stringify(['lead', ...stepsMissing({ done: new Set(), enrollment: 'BOTH' })]),
    lead: '{"fields":{},"missing":[],"error":null}',
    users: '[]',
    created_at: at,
    created_by: null,
    updated_at: at,
    updated_by: null,
    version: 1,
    source: 'typed',
  });
  await keepAgreedBefore(tx, { practiceId: id, at });
}

import type { Context } from '../../command/command';
import type { EnrollmentRow } from './enrollment.reads';
import { insertWaiting } from './enrollment.writes';

/** Puts a signed enrollment among the onboardings, where it waits for somebody. Source: decision 65. */
export async function waitForOnboarding({ tx, now }: Pick<Context, 'tx' | 'now'>, row: EnrollmentRow): Promise<void> {
  const [financing, memberships] = [row.patientfi_enrollment === 1, row.privi_enrollment === 1];
  await tx.run(insertWaiting, {
    id: `onb-${row.id}`,
    sugar_id: null,
    provider_lead_id: row.id,
    practice_id: null,
    practice_name: row.provider_name,
    name_key: row.provider_name.toLowerCase(),
    list_key: 'all',
    status: 'WAITING',
    enrollment: financing && memberships ? 'BOTH' : memberships ? 'MEMBERSHIPS' : 'APPLICATIONS',
    manager_id: null,
    steps: '[]',
    // What it said stays sealed until it is taken up.
    lead: '{"fields":{},"missing":[],"error":null}',
    users: '[]',
    created_at: now,
    created_by: null,
    updated_at: now,
    updated_by: null,
    version: 1,
    source: 'self-enrolled',
  });
}

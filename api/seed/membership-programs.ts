import { insertProgram } from '../features/membership/membership.writes';
import { defaultProgram } from '../features/membership/program';
import type { Past } from './world';

/**
 * How practices take part where it is not by the defaults: one is paid in advance and lets its members pay the fee, one is paid by the
 * month.
 */
const PROGRAMS = [
  {
    practice_id: 'prac-harbor-medspa',
    contract: 'UPFRONT',
    fee_type: 0,
    member_fee_cents: 499,
    provider_fee_cents: 0,
  },
  { practice_id: 'prac-lakeview-derm', contract: 'MONTHLY' },
] as const;

export async function addMembershipPrograms({ tx }: Past): Promise<void> {
  for (const of of PROGRAMS) await tx.run(insertProgram, { ...defaultProgram(of.practice_id), ...of });
}

import { columns } from '../../db/columns';
import { statement } from '../../db/statement';
import type { FundingStatus } from '../../db/tables/credit';
import type {
  DepositMembershipOffsetTable,
  DepositOffsetTable,
  DepositTable,
  PracticeBankTable,
} from '../../db/tables/funding';

const DEPOSIT = [
  'id',
  'ref',
  'practice_id',
  'status',
  'deferral',
  'is_separate',
  'purchases_cents',
  'offset_cents',
  'memberships_cents',
  'amount_cents',
  'made_on',
  'attempt',
  'bank_last_four',
  'submitted_on',
  'settles_on',
  'settled_on',
  'returned_on',
  'return_code',
  'ask_at',
  'asks',
  'created_at',
  'version',
] as const;
export const insertDeposit = statement<DepositTable>()((q, p) => q.insertInto('deposit').values(columns(p, DEPOSIT)));

/** Moves a deposit on; guarded by its version. */
export const moveDeposit = statement<Omit<DepositTable, 'ref' | 'practice_id' | 'made_on' | 'created_at'>>()((q, p) =>
  q
    .updateTable('deposit')
    .set((eb) => ({
      status: p.status,
      deferral: p.deferral,
      purchases_cents: p.purchases_cents,
      offset_cents: p.offset_cents,
      memberships_cents: p.memberships_cents,
      amount_cents: p.amount_cents,
      attempt: p.attempt,
      bank_last_four: p.bank_last_four,
      submitted_on: p.submitted_on,
      settles_on: p.settles_on,
      settled_on: p.settled_on,
      returned_on: p.returned_on,
      return_code: p.return_code,
      ask_at: p.ask_at,
      asks: p.asks,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', p.id)
    .where('version', '=', p.version),
);

/** Puts a funding that waits into a deposit. */
export const joinDeposit = statement<{ id: string; depositId: string }>()((q, p) =>
  q
    .updateTable('funding')
    .set({ deposit_id: p.depositId })
    .where('id', '=', p.id)
    .where('status', '=', 'QUEUED')
    .where('deposit_id', 'is', null),
);

export const moveFundings = statement<{ depositId: string; status: FundingStatus }>()((q, p) =>
  q.updateTable('funding').set({ status: p.status }).where('deposit_id', '=', p.depositId),
);

export const takeRecovery = statement<{ id: string; amount: number }>()((q, p) =>
  q
    .updateTable('recovery')
    .set((eb) => ({ left_cents: eb('left_cents', '-', p.amount) }))
    .where('id', '=', p.id)
    .where('left_cents', '>=', p.amount),
);

export const insertOffset = statement<DepositOffsetTable>()((q, p) =>
  q.insertInto('deposit_offset').values(columns(p, ['deposit_id', 'recovery_id', 'amount_cents'])),
);

/** Puts what is paid for a membership into a deposit. */
export const joinMemberDeposit = statement<{ id: string; depositId: string }>()((q, p) =>
  q
    .updateTable('membership_funding')
    .set({ deposit_id: p.depositId })
    .where('id', '=', p.id)
    .where('deposit_id', 'is', null),
);

/** Keeps back a part of what is given back for a membership; with `depositId`, the last of it. */
export const takeOfMembership = statement<{ id: string; amount: number; depositId: string | null }>()((q, p) =>
  q
    .updateTable('membership_funding')
    .set((eb) => ({ taken_cents: eb('taken_cents', '+', p.amount), deposit_id: p.depositId }))
    .where('id', '=', p.id)
    .where('deposit_id', 'is', null),
);

export const insertMemberOffset = statement<DepositMembershipOffsetTable>()((q, p) =>
  q.insertInto('deposit_membership_offset').values(columns(p, ['deposit_id', 'funding_id', 'amount_cents'])),
);

export const setFundsSuspended = statement<{ id: string; version: number; suspend_funds: number }>()((q, p) =>
  q
    .updateTable('practice')
    .set((eb) => ({ suspend_funds: p.suspend_funds, version: eb('version', '+', 1) }))
    .where('id', '=', p.id)
    .where('version', '=', p.version),
);

export const replaceBank = statement<PracticeBankTable>()((q, p) =>
  q
    .insertInto('practice_bank')
    .values(columns(p, ['practice_id', 'bank_name', 'last_four', 'vault_id', 'changed_at', 'version']))
    .onConflict((conflict) =>
      conflict.column('practice_id').doUpdateSet((eb) => ({
        bank_name: p.bank_name,
        last_four: p.last_four,
        vault_id: p.vault_id,
        changed_at: p.changed_at,
        version: eb('practice_bank.version', '+', 1),
      })),
    ),
);

import { civilDate } from '@portals/format/dates';
import { moneyStatus } from '@portals/format/money-status';
import type { StatusShape } from '@portals/ui/status-mark';

type Facts = {
  readonly status: 'DEFERRED' | 'SUBMITTED' | 'UNKNOWN' | 'PENDING' | 'SETTLED' | 'WITHHELD' | 'RETURNED';
  readonly deferral: 'SUSPENDED' | 'NO_BANK' | null;
  readonly settlesOn: string | null;
  readonly settledOn: string | null;
  readonly returnedOn: string | null;
  readonly returnCode: string | null;
};

const WAITS = { SUSPENDED: 'deposits suspended', NO_BANK: 'no bank account' } as const;

const MEMBERSHIP = {
  PLAN: 'plan paid in advance',
  MONTH: 'payment billed',
  CHANGE: 'plan changed',
  CANCELLATION: 'canceled',
  RETURN: 'payment returned',
} as const;

/** What a deposit pays for a membership, or keeps back of it. */
export const membershipLine = (kind: keyof typeof MEMBERSHIP): string => MEMBERSHIP[kind];

/** Where a deposit stands, and the day or reason that goes with it. */
export function depositStatus(deposit: Facts): { shape: StatusShape; word: string; note?: string } {
  const { status, deferral, settlesOn, settledOn, returnedOn, returnCode } = deposit;
  switch (status) {
    case 'DEFERRED':
      return { ...moneyStatus(status), ...(deferral && { note: WAITS[deferral] }) };
    case 'WITHHELD':
      return { ...moneyStatus(status), note: 'all for refunds' };
    case 'SETTLED':
      return { ...moneyStatus(status), ...(settledOn && { note: civilDate(settledOn, 'table') }) };
    case 'RETURNED': {
      const note = [returnedOn && civilDate(returnedOn, 'table'), returnCode].filter(Boolean).join(', ');
      return { ...moneyStatus(status), ...(note && { note }) };
    }
    default:
      return {
        ...moneyStatus(status),
        ...(settlesOn && { note: `expected ${civilDate(settlesOn, 'table')}` }),
      };
  }
}

import type { creditProfile } from '@contract/application/entity';
import { availableCredit } from '@domain/credit-line/available-credit';
import { type Cents, cents } from '@domain/money/cents';
import { dollarsFromCents } from '@domain/money/dollars';
import { statesOf, whatStops } from '@domain/person-state/person-state';
import type * as z from 'zod/mini';
import { civilToday } from '../../civil-today';
import type { Clock } from '../../clock';
import type { LineRow } from './line.reads';

/** The amount of a line that can be spent now. Every command, list, screen and mail uses this function. */
export function availableOf(line: LineRow, clock: Clock): Cents {
  const facts = {
    limitCents: line.approved_line_cents,
    owedCents: line.balance_cents,
    waitingCents: line.waiting_cents,
    expiresOn: line.expires_on,
    isOnHold: line.on_hold === 1,
    isFlagged: line.flagged_fraud === 1,
    isArchived: line.is_deleted === 1,
    isDeceased: line.deceased === 1,
    isStopped: whatStops(statesOf(line.states)).credit,
  };
  return availableCredit(facts, civilToday(clock, line.borrower_state ?? ''));
}

/** A line in the words of the wire. */
export function lineView(line: LineRow, clock: Clock): z.input<typeof creditProfile> {
  return {
    _id: line.id,
    approvedCreditLine: dollarsFromCents(cents(line.approved_line_cents)),
    maxCreditLine: dollarsFromCents(cents(line.max_line_cents)),
    balance: dollarsFromCents(cents(line.balance_cents)),
    waiting: dollarsFromCents(cents(line.waiting_cents)),
    availableCredit: dollarsFromCents(availableOf(line, clock)),
    expiresOn: line.expires_on,
    endedBecause: line.ended_because,
  };
}

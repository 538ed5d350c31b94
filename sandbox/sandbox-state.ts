import { createBureauLog } from './bureau/bureau-log';
import { createNumberChecks } from './bureau/number-checks';
import { createCards } from './cards/cards';
import { createFaults } from './faults/faults';
import { createExams } from './kba/exams';
import { createLetters } from './letters/letters';
import { createMailbox } from './mailbox/mailbox';
import { createPrequalifications } from './partner/prequalifications';
import { createPayments } from './payments/payments';
import { createInquiries } from './persona/inquiries';
import { createItems } from './plaid/items';
import { createRewards } from './rewards/rewards';
import type { SandboxClock } from './sandbox-clock';

/** All memory of the sandbox. Every part is capped, and `resetState` empties every part. */
export type SandboxState = {
  readonly clock: SandboxClock;
  readonly letters: ReturnType<typeof createLetters>;
  readonly mailbox: ReturnType<typeof createMailbox>;
  readonly bureauLog: ReturnType<typeof createBureauLog>;
  readonly numberChecks: ReturnType<typeof createNumberChecks>;
  readonly exams: ReturnType<typeof createExams>;
  readonly inquiries: ReturnType<typeof createInquiries>;
  readonly cards: ReturnType<typeof createCards>;
  readonly items: ReturnType<typeof createItems>;
  readonly prequalifications: ReturnType<typeof createPrequalifications>;
  readonly payments: ReturnType<typeof createPayments>;
  readonly rewards: ReturnType<typeof createRewards>;
  readonly faults: ReturnType<typeof createFaults>;
};

export function createState(clock: SandboxClock): SandboxState {
  return {
    clock,
    letters: createLetters(clock),
    mailbox: createMailbox(clock),
    bureauLog: createBureauLog(clock),
    numberChecks: createNumberChecks(),
    exams: createExams(clock),
    inquiries: createInquiries(clock),
    cards: createCards(),
    items: createItems(),
    prequalifications: createPrequalifications(clock),
    payments: createPayments(),
    rewards: createRewards(clock),
    faults: createFaults(),
  };
}

export function resetState(state: SandboxState): void {
  state.letters.clear();
  state.mailbox.clear();
  state.bureauLog.clear();
  state.numberChecks.clear();
  state.exams.clear();
  state.inquiries.clear();
  state.cards.clear();
  state.items.clear();
  state.prequalifications.clear();
  state.payments.clear();
  state.rewards.clear();
  state.faults.clear();
}

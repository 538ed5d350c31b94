import { civilDate } from '@domain/calendar/civil-date';
import type { TransactionStatus } from '@domain/credit-transaction/status';
import { cents } from '@domain/money/cents';
import { updateBorrower } from '../features/application/application.writes';
import type { CreditFile } from '../vendors/credit-bureau/port';
import { drawCreditFile } from './credit-files';
import { atDesk, atDeskBefore, whenAwakeBefore } from './opening-hours';
import { createRandom } from './random';
import { answerApplication, beginApplication, decideApplication, signLimit } from './seed-application';
import { payUntilNow } from './seed-payments';
import type { SeedPerson } from './seed-person';
import { staffOf } from './seed-staff-actor';
import { approve, hold, refund, reject, requestTransaction } from './seed-transaction';
import type { World } from './world';

const MINUTE = 60_000;
const DAY = 86_400_000;

/**
 * The borrower that demos log in as. The number ends in 0011, whose credit file is hers: see the sandbox's scripts. The
 * phone takes texts and calls; those that end in 0196 to 0198 are the sandbox's unreachable ones.
 */
const casey: SeedPerson = {
  borrowerId: null,
  email: 'casey@patient.test',
  firstName: 'Casey',
  lastName: 'Morgan',
  birthDate: civilDate('1988-05-04'),
  phone: '5125550195',
  ssn: '900450011',
  consumerId: 'consumer-casey',
  street: '214 Cedar Lane',
  annualIncomeCents: 11_400_000,
};

/** The member that demos log in as. */
const morgan: SeedPerson = {
  borrowerId: null,
  email: 'morgan@patient.test',
  firstName: 'Morgan',
  lastName: 'Ellis',
  birthDate: civilDate('1991-09-17'),
  phone: '5125550199',
  ssn: '900460012',
  consumerId: 'consumer-morgan',
  street: '8 Harbor Drive',
  annualIncomeCents: 8_800_000,
};

/** Gives grade B and a limit of $18,000. */
const STORY_SEED = 1;

/**
 * A file without blemish: the line must hold a transaction in every status. Drawn apart from the world, so that these two keep their
 * grade whatever is drawn for it.
 */
function goodFile(consumerId: string): CreditFile {
  return drawCreditFile('approve', createRandom(STORY_SEED), {
    consumerId,
    given: {
      score: 735,
      revolvingUtilization: 0.18,
      inquiries6m: 1,
      delinquencies30In24m: 0,
      delinquenciesEver: 0,
      monthlyDebtCents: cents(64_000),
    },
  });
}

/** What Casey was asked for: cents, days ago, how it stands, and what it is for. */
const TREATMENTS: readonly (readonly [
  amountCents: number,
  daysAgo: number,
  status: TransactionStatus,
  treatment: string,
])[] = [
  [240_000, 38, 'ACCEPTED', 'Clear aligners'],
  [85_000, 33, 'REFUNDED', 'Night guard'],
  [120_000, 26, 'REJECTED', 'Crown and bridge'],
  [64_000, 9, 'REVIEW', 'Teeth whitening'],
  [98_000, 6, 'VERIFICATION_REQUESTED', 'Crown and bridge'],
  [72_000, 4, 'REQUESTED', 'Night guard'],
  [260_000, 2, 'PENDING', 'Clear aligners'],
  [45_000, 1, 'PENDING', 'Deep cleaning'],
];

/** Casey: a signed spending limit and a transaction in every status, two of them waiting for an answer. */
export function addCasey(world: World, nowMs: number): void {
  const { timeline } = world;
  const practice = world.practice('prac-bright-smile');
  const startsAtMs = whenAwakeBefore(nowMs - 40 * DAY, { beforeMs: nowMs, stateCode: practice.state_code });
  let applicationId = '';
  timeline.add(startsAtMs, async () => {
    applicationId = await beginApplication(world, casey, { practice });
  });
  timeline.add(startsAtMs + 3 * MINUTE, async () => {
    const given = { practice, requestedAmountCents: 1_200_000, isComplete: true };
    await answerApplication(world, applicationId, { person: casey, given });
    await provePhone(world, casey);
  });
  timeline.add(startsAtMs + 5 * MINUTE, async () => {
    const decision = await decideApplication(world, applicationId, { file: goodFile(casey.consumerId) });
    if (decision.status !== 'APPROVED') throw new Error('Casey must be approved');
  });
  timeline.add(startsAtMs + 12 * MINUTE, async () => {
    await signLimit(world, applicationId, casey);
  });
  for (const [amountCents, daysAgo, status, treatment] of TREATMENTS) {
    addTreatment(world, {
      amountCents,
      status,
      treatment,
      atMs: atDeskBefore(nowMs - daysAgo * DAY, practice.state_code),
    });
  }
}

function addTreatment(
  world: World,
  of: { amountCents: number; status: TransactionStatus; treatment: string; atMs: number },
): void {
  const { timeline } = world;
  const practice = world.practice('prac-bright-smile');
  const { amountCents, status, treatment, atMs } = of;
  const staff = staffOf('prac-bright-smile');
  timeline.add(atMs, async () => {
    const borrowerId = casey.borrowerId ?? '';
    const asked = {
      borrowerId,
      practiceId: 'prac-bright-smile',
      amountCents,
      firstTreatmentOn: null,
      products: [treatment],
    };
    const made = await requestTransaction(world, staff, asked);
    if (!made) throw new Error(`No plan covers the transaction of ${borrowerId}`);
    const { transactionId } = made;
    if (status === 'REVIEW' || status === 'REQUESTED' || status === 'VERIFICATION_REQUESTED')
      await hold(world, transactionId, { status, staff });
    if (status === 'REJECTED') await reject(world, transactionId, borrowerId);
    if (status !== 'ACCEPTED' && status !== 'REFUNDED') return;
    if (!(await approve(world, transactionId, { borrowerId }))) throw new Error('Casey approves what she is asked for');
    if (status === 'ACCEPTED') await payUntilNow(world, transactionId);
    if (status === 'REFUNDED')
      timeline.add(atDesk(atMs + 10 * DAY, practice.state_code), () => refund(world, transactionId, { staff }));
  });
}

/** Morgan, whose membership runs at a practice with memberships. */
export const morganArrives = () => ({ person: { ...morgan }, file: goodFile(morgan.consumerId) });

async function provePhone({ tx, deps }: World, person: SeedPerson): Promise<void> {
  await updateBorrower(tx, person.borrowerId ?? '', { phone: person.phone, phone_verified_at: deps.clock.now() });
}

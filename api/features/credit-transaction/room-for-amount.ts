import { readerOf } from '@contract/person-readers';
import type { Tx } from '../../db/database';
import type { Deps } from '../../deps';
import type { BorrowerActor, StaffActor } from '../../http/actor';
import { AppError } from '../../http/app-error';
import { availableOf, type LineRow, refuseBlocked, refuseUnsigned } from '../credit-line/index';
import { practiceById, refuseClosed } from '../practice/index';
import { plansOnOffer } from './load-transaction';
import { takeCreditLine } from './transaction.reads';

const NO_PLAN = {
  field: 'txAmount',
  message: 'No payment plan covers this amount. See what each plan covers in the calculator.',
};

/** Patients know of their own hold; of the staff those whom the table of fields lets read it. */
const knowsStanding = (actor: BorrowerActor | StaffActor) => actor.kind !== 'staff' || readerOf(actor) === 'financing';

function refuseHeld(line: LineRow): void {
  refuseBlocked(line);
  if (line.is_deleted) throw new AppError('ACCOUNT_BLOCKED');
}

type Asked = {
  borrowerId: string;
  practiceId: string;
  amountCents: number;
  /** What the same request holds already, where it is changed. */
  heldCents?: number;
};

/**
 * The credit line that an amount fits on, taken until the transaction ends, and its practice.
 * @throws AppError NOT_FOUND, OVER_LIMIT, ACCOUNT_BLOCKED, STEP_ORDER before the limit's agreement is signed, INVALID_FIELDS for
 * an amount that no plan covers.
 */
export async function roomFor(
  { tx, deps, actor }: { tx: Tx; deps: Deps; actor: BorrowerActor | StaffActor },
  { borrowerId, practiceId, amountCents, heldCents = 0 }: Asked,
) {
  const line = await takeCreditLine(tx, borrowerId);
  const practice = await tx.first(practiceById, { id: practiceId });
  if (!line || !practice) throw new AppError('NOT_FOUND');
  await refuseClosed(tx, practiceId);
  // Whoever may not know of a hold reads what an empty limit answers, and what they see of it: nothing is left.
  if (knowsStanding(actor)) refuseHeld(line);
  await refuseUnsigned(tx, { borrowerId, isStaff: actor.kind === 'staff' });
  const others = { ...line, waiting_cents: Number(line.waiting_cents) - heldCents };
  if (amountCents > availableOf(others, deps.clock)) throw new AppError('OVER_LIMIT');
  const { risk_profile_id, product_group_id, state_code: practice_state, time_zone } = practice;
  const of = { practice_id: practiceId, products: '[]', practice_state, time_zone };
  const offered = { ...of, risk_profile_id, product_group_id, status: 'PENDING', amount_cents: amountCents };
  // A request that no plan covers could only be rejected, and its mail would promise a plan.
  if ((await plansOnOffer(tx, { ...line, ...offered }, deps)).length === 0)
    throw new AppError('INVALID_FIELDS', { fields: [NO_PLAN] });
  return { line, practice };
}

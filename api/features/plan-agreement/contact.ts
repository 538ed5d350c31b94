import { createPlanAgreementUser, updatePlanAgreementUser } from '@contract/plan-agreement/calls';
import { type Context, command, refuseStale } from '../../command/command';
import type { StaffActor } from '../../http/actor';
import { AppError } from '../../http/app-error';
import { aDay } from '../../security/rate-limit';
import { invitePerson, refuseMany } from '../application/index';
import { changeMembership, registerMember, takeMembership } from '../member-record/index';
import { IN_USE, keepPlan, planContentOf, programTerms, statusAfter, takenContact } from '../membership/index';
import { viewAgreement } from './plan-agreement.view';
import { personOfAgreement } from './signed-copy.reads';
import { setContact } from './signed-copy.writes';

/** People whom one member of staff may begin an agreement with in a day. */
const BEGUN_BY_ONE = aDay(100);

type Contact = {
  practiceId: string;
  firstName: string;
  lastName: string;
  email?: string | undefined;
  phoneNumber?: string | undefined;
};

/** @throws AppError INVALID_FIELDS at what somebody of the practice has, or where there is neither. */
async function refuseTaken(
  { tx }: Pick<Context, 'tx'>,
  { practiceId, email, phoneNumber: phone }: Contact,
  ownMembershipId?: string,
): Promise<void> {
  if (email === undefined && phone === undefined)
    throw new AppError('INVALID_FIELDS', {
      fields: [{ field: 'email', message: 'Enter an email address or phone number.' }],
    });
  const asked = [
    ...(email === undefined ? [] : [{ field: 'email', contact: { email } }]),
    ...(phone === undefined ? [] : [{ field: 'phoneNumber', contact: { phone } }]),
  ];
  const fields = [];
  for (const { field, contact } of asked) {
    const found = await takenContact(tx, practiceId, contact);
    if (found && found.id !== ownMembershipId) fields.push({ field, message: IN_USE });
  }
  if (fields.length > 0) throw new AppError('INVALID_FIELDS', { userMessage: IN_USE, fields });
}

/** How the contact of somebody whom a practice named is kept. */
const keptContact = (id: string, { firstName, lastName, email = '', phoneNumber: phone = null }: KeptContact) => ({
  id,
  firstName,
  lastName,
  email,
  phone,
});
type KeptContact = Omit<Contact, 'phoneNumber'> & { phoneNumber?: string | null | undefined };

/**
 * Begins a plan agreement with somebody who stands in the practice: the person, their membership, and the plan, of which nobody is sent
 * anything. It waits for its activation there.
 * @throws AppError INVALID_FIELDS naming the row or what somebody of the practice has already, RATE_LIMITED.
 */
export const createUser = command(createPlanAgreementUser)(async ({ body }, context) => {
  const { tx, deps, actor, now } = context;
  const { practiceId, firstName, lastName, email, phoneNumber } = body;
  await refuseTaken(context, body);
  const contact = email ?? phoneNumber ?? '';
  await refuseMany(context, { from: actor.staffId, limit: BEGUN_BY_ONE, contact, practiceId });
  const content = await planContentOf(tx, { practiceId }, body);
  const person = await invitePerson({ tx, deps }, { firstName, lastName, contact, practiceId });
  await tx.run(setContact, keptContact(person.id, body));
  const row = await registerMember(context, { borrowerId: person.id, practiceId, isInvited: true });
  const terms = await programTerms(tx, practiceId);
  const plan = await keepPlan({ tx, deps, actor, now }, row, { content, terms, status: 'REQUESTED' });
  await changeMembership(context, row, {
    set: { status: statusAfter(row, 'sendPlan'), requested_plan_id: plan.id },
    told: { action: 'PLAN_SENT', amountCents: Number(plan.total_cents), note: 'In person' },
  });
  return { planAgreement: await viewAgreement({ db: tx, deps }, row.id) };
});

/**
 * Corrects how somebody is called and reached, as long as nobody has proven it and the plan has not begun.
 * @throws AppError NOT_FOUND, STALE, STEP_ORDER, INVALID_FIELDS as `createUser`.
 */
export const updateUser = command(updatePlanAgreementUser)(async ({ body }, context: Context<StaffActor>) => {
  const { tx, deps } = context;
  const row = await takeMembership(tx, body.membershipId);
  if (row.practice_id !== body.practiceId) throw new AppError('NOT_FOUND');
  refuseStale(body.version, row);
  const person = await tx.first(personOfAgreement, { id: row.borrower_id });
  const isProven = !person || person.email_verified_at !== null || person.phone_verified_at !== null;
  if (row.is_invited !== 1 || isProven || row.status !== 'PLAN_REQUESTED')
    throw new AppError('STEP_ORDER', { userMessage: 'Only the member can change this contact.' });
  await refuseTaken(context, body, row.id);
  await tx.run(setContact, keptContact(row.borrower_id, body));
  // Codes and links that are out to what was mistyped open nothing.
  const { email, phoneNumber } = body;
  if (person.email && person.email !== email) await deps.codes.endThoseTo(tx, person.email);
  if (person.phone && person.phone !== phoneNumber) await deps.codes.endThoseTo(tx, `+1${person.phone}`);
  // The row moves on, so that whoever looked at the earlier contact is told.
  await changeMembership(context, row, { set: {}, told: { action: 'PLAN_UPDATED', note: 'Contact corrected' } });
  return { planAgreement: await viewAgreement({ db: tx, deps }, row.id) };
});

import { sendMemberOtp } from '@contract/membership/contact-calls';
import { command } from '../../../command/command';
import type { Db } from '../../../db/database';
import type { Deps } from '../../../deps';
import type { StaffActor } from '../../../http/actor';
import { AppError } from '../../../http/app-error';
import type { RequestMeta } from '../../../http/serve';
import { enterProof, sendProof } from '../../borrower-file/index';
import { partiesOf } from '../membership.reads';
import { viewMembership } from '../membership.view';

/** Digits of a number as it is kept, without the country's. */
const digitsOf = (data: string) => data.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '');

/** Whose contact it is, and which one. @throws AppError NOT_FOUND, INVALID_FIELDS for what is not of this member. */
async function contactOf(db: Db, { membershipId, data }: { membershipId: string; data: string }) {
  const parties = await db.first(partiesOf, { membershipId });
  if (!parties) throw new AppError('NOT_FOUND');
  const { borrower_id: id, email, phone } = parties;
  if (email && email.toLowerCase() === data.toLowerCase()) return { id, channel: 'email' as const };
  if (phone && phone === digitsOf(data)) return { id, channel: 'phone' as const };
  throw new AppError('INVALID_FIELDS', {
    fields: [{ field: 'data', message: "This email address or phone number isn't the member's." }],
  });
}

/** Sends a member the code. @throws AppError NOT_FOUND, INVALID_FIELDS, STEP_ORDER for what is proven already, RATE_LIMITED. */
export const sendCode = command(sendMemberOtp)(async ({ body }, context) =>
  sendProof(context, { ...(await contactOf(context.tx, body)), brand: 'membership' }),
);

/** Enters the code that the member read out. @throws AppError WRONG_CODE, CODE_EXPIRED, CODE_USED_UP, DUPLICATED_DATA. */
export async function verifyCode(
  { membershipId, data, otp }: { membershipId: string; data: string; otp: string },
  { actor, meta }: { actor: StaffActor; meta: RequestMeta },
  deps: Deps,
) {
  const of = { ...(await contactOf(deps.database.read, { membershipId, data })), otp };
  return enterProof({ of, actor, meta }, deps, async ({ tx }) => ({
    membership: await viewMembership({ db: tx, deps }, membershipId, 'practice'),
  }));
}

import {
  type confirmOwnContact,
  type getOwnContactChanges,
  sendOwnContactCode,
} from '@contract/borrower-file/own-contact-calls';
import type { Decoded, ResultOf } from '@contract/endpoint';
import { type Context, carryOut, command } from '../../command/command';
import type { BorrowerTable } from '../../db/tables/application';
import type { ContactChangeTable } from '../../db/tables/borrower-file';
import type { Deps } from '../../deps';
import type { BorrowerActor, MemberActor } from '../../http/actor';
import { AppError } from '../../http/app-error';
import type { RequestMeta } from '../../http/serve';
import { maskEmail, maskPhone } from '../../security/mask';
import { contactChangesOf } from './contact-change.writes';
import { takenPerson } from './file.reads';
import { proveContact } from './prove-contact';

/** A code of one's own proof serves no proof that is read out to staff. */
const PURPOSE = 'own-contact-proof';

type OwnActor = BorrowerActor | MemberActor;
type Channel = ContactChangeTable['channel'];

const addressOf = ({ channel, value }: ContactChangeTable) => (channel === 'email' ? value : `+1${value}`);
const masked = ({ channel, value }: ContactChangeTable) => (channel === 'email' ? maskEmail(value) : maskPhone(value));

/** What of one's own contacts waits for its code. */
export async function listOwnChanges(
  { borrowerId }: OwnActor,
  { database }: Deps,
): Promise<ResultOf<typeof getOwnContactChanges>> {
  const rows = await database.read.all(contactChangesOf, { borrowerId });
  return { data: rows.map((row) => ({ channel: row.channel, sentTo: masked(row) })) };
}

/** The person, kept until the transaction ends, and what their contact is to become. @throws AppError NOT_FOUND where nothing waits. */
async function waiting(
  { tx, actor: { borrowerId } }: Context<OwnActor>,
  channel: Channel,
): Promise<{ row: BorrowerTable; change: ContactChangeTable }> {
  const row = await tx.first(takenPerson, { id: borrowerId });
  const change = (await tx.all(contactChangesOf, { borrowerId })).find((one) => one.channel === channel);
  if (!row || !change) throw new AppError('NOT_FOUND');
  return { row, change };
}

/** Sends a code to the new contact. Effects: challenge, message, audit row. @throws AppError NOT_FOUND, RATE_LIMITED. */
export const sendOwnCode = command(sendOwnContactCode)(async ({ body: { channel } }, context) => {
  const { tx, deps, meta, record } = context;
  const { row, change } = await waiting(context, channel);
  const { resendAfterSeconds, expiresAt } = await deps.codes.send(tx, {
    purpose: PURPOSE,
    channel: channel === 'email' ? 'email' : 'sms',
    destination: addressOf(change),
    subjectId: row.id,
    applicationId: null,
    practiceId: null,
    brand: context.actor.kind === 'member' ? 'membership' : 'financing',
    addressHash: meta.addressHash,
    device: meta.device,
    language: meta.language,
    deliver: true,
  });
  await record('borrower.contact_code_sent', { practiceId: null, id: row.id, detail: { channel } });
  return { sentTo: masked(change), resendAfterSeconds, expiresAt };
});

type Entered = { body: Decoded<typeof confirmOwnContact>['body']; actor: OwnActor; meta: RequestMeta };

/**
 * Takes the code that came to the new contact, which counts from then on. A wrong one is counted even though the call fails. In the file
 * it is the act of whoever of the staff began the change.
 * @throws AppError NOT_FOUND, WRONG_CODE, CODE_EXPIRED, CODE_USED_UP, DUPLICATED_DATA.
 */
export async function confirmOwn({ body: { channel, otp }, actor, meta }: Entered, deps: Deps) {
  const { result } = await carryOut({ actor, meta }, deps, async (context) => {
    const { row, change } = await waiting(context, channel);
    const { addressHash, device } = meta;
    const proof = { purpose: PURPOSE, destination: addressOf(change), code: otp, addressHash, device };
    const verified = await deps.codes.verify(context.tx, proof);
    if (!verified.ok) {
      context.leaveNoRow('only the try is counted');
      return verified;
    }
    if (verified.challenge.subjectId !== row.id) throw new AppError('CODE_EXPIRED');
    const by = { staffId: change.asked_by, keptTokenHash: actor.tokenHash };
    await proveContact(context, row, { is: 'new', value: change.value, channel, by });
    return { ok: true as const };
  });
  if (!result.ok) throw result.error;
  return { success: true as const };
}

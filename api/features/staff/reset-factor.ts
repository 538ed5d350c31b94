import { type Context, carryOut } from '../../command/command';
import type { Deps } from '../../deps';
import type { StaffActor } from '../../http/actor';
import { AppError } from '../../http/app-error';
import type { RequestMeta } from '../../http/serve';
import { chainOf, colleagueToChange, shownColleague } from './load-colleague';
import { removePasskeys } from './passkeys.writes';
import { byOwnCode, hasFactor } from './second-factor';
import { factorOf, removeFactor, removeRecoveryCodes } from './second-factor.writes';
import { takeProof } from './take-proof';

type Asked = { deps: Deps; meta: RequestMeta; actor: StaffActor };

const NOT_YOUR_OWN = 'Change your own second factor on your account page.';

/**
 * Takes the second factor off a colleague who lost theirs. Whoever has an app gives a code of it first, others a fresh proof, so that a
 * session that was left open opens no account.
 *
 * Effects: their app, recovery codes and passkeys, every session of theirs, an audit row with the reason, a mail to them.
 * @throws AppError RULES_FORBID for one's own and for whoever may do more; STEP_ORDER where there is none; SECOND_FACTOR, WRONG_CODE, PROOF_NEEDED.
 * Source: NIST SP 800-63B 6.1.2.3.
 */
export async function resetFactor(
  asked: Asked,
  id: string,
  { reason, code, proof }: { reason: string; code?: string | undefined; proof?: string | undefined },
) {
  const { deps, meta, actor } = asked;
  if (id === actor.staffId) throw new AppError('RULES_FORBID', { userMessage: NOT_YOUR_OWN });
  const work = (context: Context<StaffActor>) => takeOff(context, id, reason);
  if (!hasFactor(await deps.database.read.first(factorOf, { staffId: actor.staffId })))
    return (
      await carryOut({ actor, meta }, deps, async (context) => {
        await takeProof(context.tx, { deps, actor }, proof);
        return work(context);
      })
    ).result;
  if (code === undefined) throw new AppError('SECOND_FACTOR');
  return byOwnCode(asked, code, work);
}

async function takeOff(context: Context<StaffActor>, id: string, reason: string) {
  const { tx, deps, record, send } = context;
  const { row, places } = await colleagueToChange(context, id);
  if (row.factor_at === null && row.passkey_id === null)
    throw new AppError('STEP_ORDER', { userMessage: 'This user has no second factor.' });
  await tx.run(removeFactor, { staffId: id });
  await tx.run(removeRecoveryCodes, { staffId: id });
  await tx.run(removePasskeys, { staffId: id });
  await deps.sessions.revokeAllOf(tx, 'staff', { subjectId: id });
  await record('staff.second_factor_reset', { practiceId: chainOf(places), id, detail: { reason } });
  await send('staff-second-factor-reset', { to: row.email, firstName: row.first_name, brand: row.brand });
  return shownColleague(context, id);
}

import { createHash } from 'node:crypto';
import type { Permission } from '@domain/staff/permissions';
import type { Tx } from '../../db/database';
import type { Deps } from '../../deps';
import type { StaffActor } from '../../http/actor';
import { AppError } from '../../http/app-error';
import { useProof } from './own-proof.writes';

/** Of the session, too: a proof that was seen opens nothing elsewhere. */
export const proofHash = (proof: string, { tokenHash }: StaffActor): string =>
  createHash('sha256').update(`${proof}:${tokenHash}`).digest('hex');

/**
 * Takes the proof that a change of how somebody logs in needs; it is over then.
 * @throws AppError PROOF_NEEDED
 */
export async function takeProof(
  tx: Tx,
  { deps, actor }: { deps: Deps; actor: StaffActor },
  proof: string | undefined,
): Promise<void> {
  const { staffId } = actor;
  const tokenHash = proofHash(proof ?? '', actor);
  if ((await tx.run(useProof, { tokenHash, staffId, now: deps.clock.now() })) !== 1) throw new AppError('PROOF_NEEDED');
}

type May = readonly Permission[];

/**
 * Whether a change lets somebody administer who did not before. It needs a proof as a change of how one logs in does: whoever has a
 * session that was left open, or its cookie, would else make an account that outlives it.
 */
export const makesAdministrator = ({ before, after }: { before: May; after: May }): boolean =>
  after.includes('staff.edit') && !before.includes('staff.edit');

import { createHash } from 'node:crypto';
import type { printStatePaper } from '@contract/account-restriction/state-calls';
import { carryOut } from '../../command/command';
import type { Deps } from '../../deps';
import { AppError } from '../../http/app-error';
import type { DownloadAnswer, HandlerRequest } from '../../http/serve';
import { stateOfPerson } from './person-state.reads';

/** The paper of a state, in force or ended; the trail says who opened it. @throws AppError NOT_FOUND for one of somebody else. */
export async function printPaper(
  { params, actor, meta }: HandlerRequest<typeof printStatePaper>,
  deps: Deps,
): Promise<DownloadAnswer> {
  const found = await deps.database.read.first(stateOfPerson, { id: params.stateId, borrowerId: params.id });
  if (!found) throw new AppError('NOT_FOUND');
  const opened = await carryOut({ actor, meta }, deps, async ({ tx, record }) => {
    const bytes = Buffer.from(await deps.vault.open(tx, found.vault_id), 'base64');
    await record('document.printed', {
      practiceId: null,
      id: found.id,
      detail: { documentKey: 'person-state-paper', state: found.kind },
    });
    if (createHash('sha256').update(bytes).digest('hex') !== found.sha256)
      throw new Error(`The paper ${found.id} was changed`);
    return bytes;
  });
  return { body: opened.result, file: `${found.kind.toLowerCase().replaceAll('_', '-')}-${found.since_on}.pdf` };
}

import { generateExternalToken } from '@contract/account/calls';
import { paths, portalBase } from '@contract/paths';
import { instantAt } from '@domain/calendar/instant';
import { command } from '../../command/command';
import type { Deps } from '../../deps';
import { AppError } from '../../http/app-error';
import type { RequestMeta } from '../../http/serve';
import { borrowerById, isMembership, sendLoginCode } from '../borrower/index';

const VALID_MS = 7 * 86_400_000;
const CONTEXT = 'external-token';

type Named = { borrowerId: string; untilMs: number };

/**
 * A reference to a person for a link: encrypted and signed, good for seven days. It opens nothing: whoever follows it still needs the
 * code that goes to the person's own address, so that staff who make one cannot act in a patient's name.
 * Source: decision 7; membership §4 Member login.
 */
export const makeExternalToken = command(generateExternalToken)(async ({ body }, { tx, deps, record }) => {
  const person = await tx.first(borrowerById, { id: body.customerID });
  if (!person) throw new AppError('NOT_FOUND');
  const untilMs = deps.wallClock.nowMs() + VALID_MS;
  const externalToken = deps.vault.sealText(
    JSON.stringify({ borrowerId: person.id, untilMs } satisfies Named),
    CONTEXT,
  );
  await record('borrower.link_made', { practiceId: person.practice_id, id: person.id });
  const { login } = isMembership(body.brand) ? paths.member : paths.borrower;
  const address = login.href({}, { customerID: externalToken });
  return { externalToken, url: `${deps.config.publicUrl}${portalBase}${address}`, expiresAt: instantAt(untilMs) };
});

/** Sends the log-in code to the person of a reference. @throws AppError CODE_EXPIRED for one that is over or made up; RATE_LIMITED. */
export async function sendCodeByToken(
  { externalToken, brand }: { externalToken: string; brand?: string | undefined },
  meta: RequestMeta,
  deps: Deps,
) {
  const named = read(externalToken, deps);
  const person = named && (await deps.database.read.first(borrowerById, { id: named.borrowerId }));
  if (!person || named.untilMs < deps.wallClock.nowMs() || person.is_deleted)
    throw new AppError('CODE_EXPIRED', { userMessage: 'This link no longer works. Log in with your email or phone.' });
  return sendLoginCode({ contact: person.email, channel: 'email', isMember: isMembership(brand) }, meta, deps);
}

function read(externalToken: string, { vault }: Deps): Named | null {
  try {
    return JSON.parse(vault.openText(externalToken, CONTEXT)) as Named;
  } catch {
    // Not ours, changed, or of a key that was retired.
    return null;
  }
}

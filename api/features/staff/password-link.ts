import { createHash, randomBytes } from 'node:crypto';
import { adminUserMessages } from '@contract/messages/staff/admin-user';
import { paths, portalBase } from '@contract/paths';
import { instantAt, millisecondsOf } from '@domain/calendar/instant';
import { carryOut } from '../../command/command';
import type { Tx } from '../../db/database';
import type { Deps } from '../../deps';
import { AppError } from '../../http/app-error';
import type { RequestMeta } from '../../http/serve';
import { createCodeLimits } from '../../security/code-limits';
import { insertLink, openLink } from './password.writes';
import { credentialsOf } from './staff.reads';

const HOUR_MS = 3600_000;
/** A link that was exchanged stands in the address of one call. */
const EXCHANGED_MS = 5 * 60_000;
const LIFE_MS = { create: 7 * 24 * HOUR_MS, reset: HOUR_MS } as const;
const KIND_OF_MAIL = { create: 'staff-invited', reset: 'staff-password-link' } as const;

const TOO_MANY_LINKS =
  "You requested too many links. Wait a while, then try again. A link we've already emailed you works once, for an hour after we sent it.";

export const linkHash = (token: string): string => createHash('sha256').update(token).digest('hex');

type LinkOwner = { id: string; email: string; firstName: string; brand: string };

/** Mails somebody a link that sets their password, once: a week for the first one, an hour for another. The mail alone knows its secret. */
export async function mailPasswordLink(
  tx: Tx,
  { id, email, firstName, brand }: LinkOwner,
  { kind, deps }: { kind: 'create' | 'reset'; deps: Deps },
): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  await tx.run(insertLink, {
    token_hash: linkHash(token),
    staff_id: id,
    kind,
    of_link: null,
    expires_at: instantAt(deps.clock.nowMs() + LIFE_MS[kind]),
    created_at: deps.clock.now(),
  });
  const place = brand === 'membership' ? paths.membershipAdmin : paths.admin;
  const page = kind === 'create' ? place.createPassword : place.resetPassword;
  // Behind the mark, so that neither logs nor other websites learn it.
  const url = `${deps.config.publicUrl}${portalBase}${page.href()}#${token}`;
  await deps.outbox.add(tx, { kind: KIND_OF_MAIL[kind], payload: { to: email, firstName, brand, url } });
}

const OVER = 'This link no longer works. Request a new one on the log-in page.';
export const linkOver = () => new AppError('CODE_EXPIRED', { userMessage: OVER });

/**
 * Exchanges the secret of a mailed link for one that sets the password once, within five minutes: calls whose address holds it are
 * written down by proxies. The mailed one comes in the body alone, and works on until a password is set.
 * @throws AppError CODE_EXPIRED, CROSS_SITE
 */
export async function exchangeLink({ deps, meta }: { deps: Deps; meta: RequestMeta }, mailed: string) {
  if (meta.isCrossSite) throw new AppError('CROSS_SITE');
  const nowMs = deps.clock.nowMs();
  const ofLink = linkHash(mailed);
  const link = await deps.database.read.first(openLink, { tokenHash: ofLink, now: deps.clock.now() });
  if (!link || link.of_link !== null) throw linkOver();
  const token = randomBytes(32).toString('base64url');
  const mailedUntilMs = millisecondsOf(link.expires_at);
  await deps.database.transaction((tx) =>
    tx.run(insertLink, {
      token_hash: linkHash(token),
      staff_id: link.id,
      kind: link.kind,
      of_link: ofLink,
      expires_at: instantAt(Math.min(nowMs + EXCHANGED_MS, mailedUntilMs)),
      created_at: deps.clock.now(),
    }),
  );
  return { token, data: { email: link.email, linkExpiresAt: link.expires_at } };
}

/**
 * Mails a link to whoever forgot their password. How many links an address and a network may ask for counts whether there is an account
 * or not.
 * @throws AppError NOT_FOUND "Email not recognized." as provider-admin §8 has it; RATE_LIMITED.
 */
export async function sendPasswordEmail(
  { deps, meta }: { deps: Deps; meta: RequestMeta },
  { email, enrollment }: { email: string; enrollment: string },
) {
  if (meta.isCrossSite) throw new AppError('CROSS_SITE');
  const asked = { actor: { kind: 'public' } as const, meta };
  const destinationHash = deps.vault.blindIndex('staff-password-link', email);
  const limits = createCodeLimits({ ...deps, limits: deps.config.rateLimits });
  const { addressHash, device } = meta;
  await deps.database.transaction((tx) =>
    limits.countSend(tx, destinationHash, { destinationHash, addressHash, device, tooMany: TOO_MANY_LINKS }),
  );
  const known = await deps.database.read.first(credentialsOf, { email });
  if (!known || known.is_active === 0)
    throw new AppError('NOT_FOUND', { userMessage: adminUserMessages.adminLookup404.text });
  await carryOut(asked, deps, async ({ tx, record }) => {
    const brand = enrollment === 'MEMBERSHIPS' ? 'membership' : 'financing';
    const kind = known.password_hash === '' ? 'create' : 'reset';
    await mailPasswordLink(tx, { id: known.id, email, firstName: known.first_name, brand }, { kind, deps });
    await record('staff.password_link_sent', { practiceId: null, id: known.id, detail: { kind, addressHash } });
  });
  return { success: true as const };
}

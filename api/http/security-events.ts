import type { ErrorCode } from '@contract/error';
import type { Log, LogFields } from '../log/log';
import type { Actor } from './actor';
import { AppError } from './app-error';

/** What is known of a request when it ends: filled in as it goes on. */
export type Trace = { actor?: Actor; addressHash?: string };

/** Refusals that tell of somebody who tries what is not theirs, or of a person who cannot get in. */
const REFUSALS: Partial<Record<ErrorCode, string>> = {
  WRONG_CODE: 'wrong_code',
  CODE_EXPIRED: 'code_over',
  CODE_USED_UP: 'code_used_up',
  WRONG_PASSWORD: 'wrong_password',
  PROOF_NEEDED: 'proof_missing',
  FORBIDDEN: 'forbidden',
  CROSS_SITE: 'cross_site',
  RATE_LIMITED: 'rate_limited',
};

/** Calls whose success is an event: who comes, goes, proves themselves, or changes how they log in. */
export const ACTS: Readonly<Record<string, string>> = {
  adminLogin: 'log_in',
  verifyLoginCode: 'log_in',
  openCodeLink: 'log_in',
  verifyApplicationCode: 'log_in',
  verifySignupCode: 'log_in',
  logout: 'log_out',
  logoutByNavigation: 'log_out',
  verifyWelcomeBack: 'code_asked',
  sendApplicationEmailCode: 'code_asked',
  sendApplicationTextCode: 'code_asked',
  sendApplicationVoiceCode: 'code_asked',
  sendPasswordEmail: 'password_link_asked',
  exchangePasswordLink: 'password_link_opened',
  createPassword: 'password_set',
  resetPassword: 'password_set',
  changePassword: 'password_set',
  proveOneself: 'own_proof',
  confirmSecondFactor: 'factor_added',
  endSecondFactor: 'factor_removed',
  resetSecondFactor: 'factor_removed',
  addPasskey: 'factor_added',
  removePasskey: 'factor_removed',
  endOwnSession: 'session_ended',
  endOtherSessions: 'session_ended',
  endColleagueSessions: 'session_ended',
  unlockStaff: 'pause_ended',
};

/**
 * Writes one line `security` for what matters to whoever watches the doors: what (`kind`), who (`actorKind` and an id of ours), from where
 * (`from`, a keyed hash) and at which call. Never what was typed; `account` is the keyed hash of a log-in name or an id.
 */
export function tellSecurityEvent(
  log: Log,
  { route, requestId, trace, thrown }: { route: string; requestId: string; trace: Trace; thrown?: unknown },
): void {
  const refusal = thrown instanceof AppError ? thrown : undefined;
  const kind = thrown === undefined ? ACTS[route] : (refusal?.event ?? (refusal && REFUSALS[refusal.code]));
  if (kind === undefined) return;
  const line = { kind, route, requestId, from: trace.addressHash, account: refusal?.account, ...who(trace.actor) };
  if (refusal) log.warn('security', { ...line, code: refusal.code });
  else log.info('security', line);
}

function who(actor: Actor | undefined): LogFields {
  if (!actor || actor.kind === 'public') return { actorKind: 'public' };
  if (actor.kind === 'staff') return { actorKind: 'staff', staffId: actor.staffId };
  return { actorKind: actor.kind, borrowerId: actor.borrowerId };
}

import { followPracticeFigures } from '@contract/dashboard/calls';
import type { Deps } from '../../deps';
import type { StaffActor } from '../../http/actor';
import { findStaff, isNamed, seesPractice } from '../../http/actor.reads';
import { practiceFigures } from './practice-figures';

/** The browser waits so long before it connects again. */
const RETRY_MS = 2000;

type Listener = { practiceId: string; actor: StaffActor; signal: AbortSignal };

/**
 * What is sent to whoever follows a practice: its figures at once and whenever they have changed. Each time the session, the person and what they may
 * see are looked up anew, without counting as a sign of life: an open page keeps nobody logged in.
 */
export function figuresEvents(
  { practiceId, actor, signal }: Listener,
  deps: Deps,
): () => Promise<{ text: string; isLast?: boolean }> {
  const db = deps.database.apart(signal);
  const [rule] = followPracticeFigures.access;
  let sent = '';

  return async () => {
    const staff = (await deps.sessions.isOpen(actor.tokenHash))
      ? await findStaff(db, actor.staffId, deps.config)
      : undefined;
    const sees =
      staff && isNamed(rule, { ...staff, tokenHash: '' }) && (await seesPractice(db, staff.scope, { practiceId }));
    if (!sees) return { text: 'event: end\ndata: {}\n\n', isLast: true };
    const figures = await practiceFigures(db, { practiceId, permissions: staff.permissions }, deps.clock);
    const text = JSON.stringify(figures);
    if (text === sent) return { text: ':\n\n' };
    const begin = sent === '' ? `retry: ${RETRY_MS}\n` : '';
    sent = text;
    return { text: `${begin}data: ${text}\n\n` };
  };
}

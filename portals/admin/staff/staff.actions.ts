import { logout } from '@contract/borrower/calls';
import type { CallInput } from '@contract/endpoint';
import { adminLogin, getAuthUser } from '@contract/staff/calls';
import { toApiError } from '@portals/client/api-error';
import { call, onForbidden, tellStaleBy } from '@portals/client/call';
import { giveUpTyped } from '@portals/state/leaving.store';
import { endSession } from '@portals/state/session.store';
import { answerByPasskey, hasPasskeys } from './passkey-browser';
import { type StaffPerson, staff } from './staff.store';

/** Who is logged in: known from earlier on this page, or asked of the server once. Null without a session. */
export async function findPerson(): Promise<StaffPerson | null> {
  if (staff.person) return staff.person;
  try {
    welcome(await call(getAuthUser, {}, { onNoSession: 'throw' }));
  } catch (cause) {
    if (toApiError(cause).status !== 401) throw cause;
    endSession();
  }
  return staff.person;
}

/** Logs in and returns who it is, and where the server leads them. Throws ApiError: WRONG_PASSWORD, SECOND_FACTOR where a code is missing, RATE_LIMITED with a wait. */
export async function logIn(credentials: CallInput<typeof adminLogin>['body'], brand: 'financing' | 'membership') {
  const answer = await call(
    adminLogin,
    { body: credentials, ...(brand === 'membership' && { query: { brand } }) },
    { onNoSession: 'throw' },
  );
  welcome(answer.data);
  tellOtherTabs(answer.data.id);
  return { person: answer.data, redirectPath: answer.redirectPath };
}

/**
 * The same, and where the log-in asks for a passkey the browser is asked, once. Throws ApiError as `logIn`; SECOND_FACTOR where no
 * passkey answered.
 */
export async function logInWithPasskey(
  credentials: { email: string; password: string; code?: string },
  brand: 'financing' | 'membership',
) {
  try {
    return await logIn(credentials, brand);
  } catch (cause) {
    const asked = toApiError(cause).passkey;
    if (!asked || !hasPasskeys()) throw cause;
    const passkey = await answerByPasskey(asked).catch(() => {
      throw cause;
    });
    return logIn({ ...credentials, passkey: passkey as UsedPasskey }, brand);
  }
}
type UsedPasskey = NonNullable<CallInput<typeof adminLogin>['body']['passkey']>;

/** Reads anew who is here when something is refused: somebody may have taken a permission away meanwhile. Returns how to stop. */
export function followPermissions(): () => void {
  return onForbidden(refreshPerson);
}

// Whoever was overtaken by a colleague is told by whom, how and when. The words of deeds are fetched only then.
tellStaleBy(async ({ message, happened }) =>
  happened === null ? message : (await import('../words/overtaken')).namingOvertaker(message, happened),
);

/** Name of the channel on which the tabs of one browser tell each other of a log-in or log-out; nothing is stored for it. */
const TABS = 'staff-session';

function tellOtherTabs(personId: string | null): void {
  const tabs = new BroadcastChannel(TABS);
  tabs.postMessage(personId);
  tabs.close();
}

/**
 * Hears when somebody else logs in in another tab, or nobody is logged in anymore: what is shown here is not theirs. Returns how to
 * stop. A token of patients is followed by `state/session.store`; staff have a cookie, which no script sees change.
 */
export function followStaffTabs(onOther: () => void): () => void {
  const tabs = new BroadcastChannel(TABS);
  tabs.onmessage = ({ data }) => {
    if (data === (staff.person?.id ?? null)) return;
    giveUpTyped();
    onOther();
  };
  return () => tabs.close();
}

/** Reads anew who is here and what they may do; without an answer all stays as it is. */
export async function refreshPerson(): Promise<void> {
  const person = await call(getAuthUser, {}).catch(() => null);
  if (person) welcome(person);
}

/** Ends the session here and on the server. Without an answer the session stays, and so does the page. */
export async function logOut(): Promise<void> {
  await call(logout, {});
  endSession();
  tellOtherTabs(null);
}

/** Shows one practice in all lists, or all of them. */
export function choosePractice(practiceId: string | null): void {
  staff.practiceId = practiceId;
}

function welcome(person: StaffPerson): void {
  staff.person = person;
  const isTheirs = person.practices.some((practice) => practice._id === staff.practiceId);
  if (!isTheirs) staff.practiceId = null;
}

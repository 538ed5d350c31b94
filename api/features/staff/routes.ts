import { adminLogin, getAuthUser } from '@contract/staff/calls';
import {
  getUserPermissions,
  listColleagueEnterprises,
  listColleagues as listColleaguesCall,
  listRoles as listRolesCall,
  listSystemAdmins as listSystemAdminsCall,
  resetSecondFactor,
} from '@contract/staff/colleague-calls';
import { listLockedStaff as listLockedStaffCall } from '@contract/staff/lock-calls';
import {
  confirmSecondFactor,
  endSecondFactor,
  getSecondFactor as getSecondFactorCall,
  listOwnSessions as listOwnSessionsCall,
  renewRecoveryCodes,
} from '@contract/staff/own-account-calls';
import { proveOneself as proveOneselfCall } from '@contract/staff/own-proof-calls';
import {
  addPasskey as addPasskeyCall,
  listPasskeys as listPasskeysCall,
  startPasskey as startPasskeyCall,
} from '@contract/staff/passkey-calls';
import {
  changePassword as changePasswordCall,
  createPassword,
  exchangePasswordLink,
  findStaffUser as findStaffUserCall,
  resetPassword,
  sendPasswordEmail as sendPasswordEmailCall,
} from '@contract/staff/password-calls';
import type { Deps } from '../../deps';
import { AppError } from '../../http/app-error';
import { sessionCookie } from '../../http/authenticate';
import { Reply, type Route, serve } from '../../http/serve';
import { addColleague } from './add-colleague';
import {
  editColleague,
  removeColleague,
  setEnterprise,
  setPermissions,
  setPractices,
  setTags,
} from './change-colleague';
import { listColleagues, listEnterprises, listRoles, listSystemAdmins } from './colleagues';
import { endSessionsOf } from './end-sessions';
import { logIn } from './log-in';
import { proveOneself } from './own-proof';
import { endOthers, endSession, listOwnSessions } from './own-sessions';
import { addPasskey, dropPasskey, listPasskeys, renamePasskey, startPasskey } from './passkeys';
import { exchangeLink, sendPasswordEmail } from './password-link';
import { renewSession } from './renew-session';
import { resetFactor } from './reset-factor';
import { confirmFactor, endFactor, getSecondFactor, renewCodes, startFactor } from './second-factor';
import { changePassword, findStaffUser, setPasswordByLink } from './set-password';
import { listPracticesInScope, staffById } from './staff.reads';
import { staffView } from './staff.view';
import { listLockedStaff, trustDevice, unlockStaff } from './staff-lock';

/** Of a browser whose session was given another token. */
const cookieOf = (token: string | undefined, { config }: Deps): Record<string, string> =>
  token === undefined ? {} : { 'set-cookie': sessionCookie(config.publicUrl, token) };

export const staffRoutes: readonly Route[] = [
  serve(adminLogin)(async ({ body, query, meta }, deps) => {
    const { token, answer } = await logIn({ deps, meta }, body, query.brand);
    return new Reply(answer, { 'set-cookie': sessionCookie(deps.config.publicUrl, token) });
  }),
  serve(listLockedStaffCall)(({ actor }, deps) => listLockedStaff(actor, deps)),
  serve(getUserPermissions)(async ({ actor }) => ({ permissions: [...actor.permissions] })),
  serve(listRolesCall)(async () => listRoles()),
  serve(listColleaguesCall)(({ query, actor }, deps) => listColleagues(actor, query.practices, deps)),
  serve(listSystemAdminsCall)(({ actor }, deps) => listSystemAdmins(actor, deps)),
  serve(listColleagueEnterprises)(({ actor }, deps) => listEnterprises(actor, deps)),
  addColleague,
  editColleague,
  removeColleague,
  setPermissions,
  setTags,
  setPractices,
  setEnterprise,
  endSessionsOf,
  serve(listOwnSessionsCall)(({ actor }, deps) => listOwnSessions(actor, deps)),
  endSession,
  endOthers,
  serve(getSecondFactorCall)(({ actor }, deps) => getSecondFactor(actor, deps)),
  startFactor,
  serve(confirmSecondFactor)(async (request, deps) => {
    const { result } = await confirmFactor.handle(request, deps);
    return new Reply(result, cookieOf((await renewSession({ ...request, deps })).token, deps));
  }),
  serve(renewRecoveryCodes)(({ body, actor, meta }, deps) => renewCodes({ deps, meta, actor }, body.code)),
  serve(endSecondFactor)(({ body, actor, meta }, deps) => endFactor({ deps, meta, actor }, body.code)),
  serve(resetSecondFactor)(({ params, body, actor, meta }, deps) =>
    resetFactor({ deps, meta, actor }, params.id, body),
  ),
  serve(listPasskeysCall)(({ actor }, deps) => listPasskeys(deps.database.read, actor.staffId)),
  serve(startPasskeyCall)(({ body, actor, meta }, deps) => startPasskey({ deps, meta, actor }, body.proof)),
  serve(proveOneselfCall)(async ({ body, actor, meta }, deps) => {
    const { answer, token } = await proveOneself({ deps, meta, actor }, body);
    return new Reply(answer, cookieOf(token, deps));
  }),
  serve(addPasskeyCall)(async ({ body, actor, meta }, deps) => {
    const answer = await addPasskey({ deps, meta, actor }, body);
    return new Reply(answer, cookieOf((await renewSession({ deps, meta, actor })).token, deps));
  }),
  renamePasskey,
  dropPasskey,
  unlockStaff,
  trustDevice,
  serve(sendPasswordEmailCall)(({ body, meta }, deps) => sendPasswordEmail({ deps, meta }, body)),
  serve(exchangePasswordLink)(({ body, meta }, deps) => exchangeLink({ deps, meta }, body.token)),
  serve(createPassword)(({ params: { token }, body, meta }, deps) =>
    setPasswordByLink({ deps, meta }, { ...body, token, kind: 'create' }),
  ),
  serve(resetPassword)(({ params: { token }, body, meta }, deps) =>
    setPasswordByLink({ deps, meta }, { ...body, token, kind: 'reset' }),
  ),
  serve(changePasswordCall)(async ({ body, actor, meta }, deps) => {
    const answer = await changePassword({ deps, meta }, actor, body);
    return new Reply(answer, cookieOf((await renewSession({ deps, meta, actor })).token, deps));
  }),
  serve(findStaffUserCall)(({ query, actor }, deps) => findStaffUser(deps, actor, query)),
  serve(getAuthUser)(async ({ actor }, deps) => {
    const row = await deps.database.read.first(staffById, { id: actor.staffId });
    if (!row) throw new AppError('NO_SESSION');
    return staffView(row, await listPracticesInScope(deps.database.read, actor.scope), actor.lacksFactor);
  }),
];

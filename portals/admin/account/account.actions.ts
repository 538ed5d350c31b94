import { changePassword } from '@contract/calls/password';
import { call } from '@portals/client/call';

/** Changes one's own password. Throws ApiError: WRONG_PASSWORD, and fields that are refused. */
export const changeOwn = (body: { currentPassword: string; password: string }) => call(changePassword, { body });

import type { ResultOf } from '@contract/endpoint';
import { listLockedStaff, trustStaffDevice, unlockStaff } from '@contract/staff/lock-calls';
import { call } from '@portals/client/call';

export type LockedPerson = ResultOf<typeof listLockedStaff>['data'][number];

/** Colleagues whose log-ins are refused. Throws ApiError. */
export const readLocked = async (): Promise<readonly LockedPerson[]> => (await call(listLockedStaff)).data;

/** Lets a colleague log in again. Throws ApiError. */
export const unlock = (staffId: string) => call(unlockStaff, { params: { staffId } });

/** Lets this device try its own passwords, by the link of the mail about a lock. Throws ApiError. */
export const trustThisDevice = (link: string) => call(trustStaffDevice, { body: { link } });

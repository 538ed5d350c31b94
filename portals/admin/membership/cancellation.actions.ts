import type { CallInput, ResultOf } from '@contract/endpoint';
import {
  cancelForMember as cancelForMemberCall,
  getCancellationInformation,
  sendCancellationMail,
} from '@contract/membership/cancellation-calls';
import { call } from '@portals/client/call';
import { loadDetails, loadMembership } from './plan.actions';
import type { ShownMembership } from './plan-draft';

/** Mails a member what cancelling would come to today. Answers where it went. @throws ApiError STEP_ORDER where nothing runs. */
export async function mailCancellation(
  { _id: membershipId }: ShownMembership,
  idempotencyKey: string,
): Promise<string> {
  return (await call(sendCancellationMail, { body: { membershipId } }, { idempotencyKey })).sentTo;
}

export type QuoteForMember = ResultOf<typeof getCancellationInformation>['cancellationInformation'];

/** What cancelling comes to by the day on which a member asked; it holds for half an hour. @throws ApiError INVALID_FIELDS, STEP_ORDER. */
export async function quoteForMember(
  { _id: membershipId }: ShownMembership,
  requestedOn: string,
): Promise<QuoteForMember> {
  return (await call(getCancellationInformation, { query: { membershipId, requestedOn } })).cancellationInformation;
}

type Asked = Omit<CallInput<typeof cancelForMemberCall>['body'], 'membershipId'>;

/** Cancels as quoted, and shows the membership as it is then. @throws ApiError STALE for a quote that says something else by now. */
export async function cancelForMember(
  { _id: membershipId }: ShownMembership,
  asked: Asked,
  idempotencyKey: string,
): Promise<void> {
  await call(cancelForMemberCall, { body: { membershipId, ...asked } }, { idempotencyKey });
  await Promise.all([loadMembership(membershipId), loadDetails(membershipId)]);
}

import type { CANCELLATION_CHANNELS } from '@contract/membership/cancellation-calls';
import type { MembershipHistoryAction } from '@domain/membership/history';
import { civilDate } from '@portals/format/dates';

type Detail = Readonly<Record<string, string | number | boolean | null>>;

const CHANNELS: Readonly<Record<(typeof CANCELLATION_CHANNELS)[number], string>> = {
  PHONE: 'by phone',
  LETTER: 'by letter',
  EMAIL: 'by email',
  IN_PERSON: 'in person',
};

/** " as the member requested by phone on Jan 17, 2027", of what staff did for a member who asked; nothing where the member did it. */
const asked = ({ channel, requestedOn }: Detail): string => {
  const how = CHANNELS[String(channel) as keyof typeof CHANNELS];
  return how && requestedOn ? ` as the member requested ${how} on ${civilDate(String(requestedOn))}` : '';
};

/** What happened to a membership, after the name of who did it; what runs by itself is a sentence of its own. */
export const membershipDeeds: Readonly<
  Record<`membership.${Lowercase<MembershipHistoryAction>}`, string | ((detail: Detail) => string)>
> = {
  'membership.registered': 'started a sign-up',
  'membership.invited': 'sent a membership invitation',
  'membership.approved': 'Sign-up approved',
  'membership.joined': 'accepted an invitation to become a member',
  'membership.plan_saved': 'saved a plan as a draft',
  'membership.plan_sent': 'sent a plan',
  'membership.plan_updated': 'updated a plan',
  'membership.plan_changed_by_member': 'requested a different plan',
  'membership.plan_withdrawn': 'withdrew a plan',
  'membership.plan_declined': 'declined a plan change',
  'membership.activated': 'activated a membership',
  'membership.agreement_uploaded': 'uploaded a signed membership agreement',
  'membership.change_accepted': 'accepted a plan change',
  'membership.method_changed': 'changed a membership’s payment method',
  'membership.autopay_ended': (detail) => `ended automatic payment of a membership${asked(detail)}`,
  'membership.autopay_stopped':
    'turned off automatic payment of a membership because three payments in a row didn’t go through',
  'membership.autopay_turned_on': 'turned on automatic payment of a membership',
  'membership.debits_stopped': 'stopped billing of a membership',
  'membership.debits_resumed': 'resumed billing of a membership',
  'membership.billed': 'Member billed',
  'membership.payment_submitted': 'Member payment submitted',
  'membership.payment_settled': 'Member payment settled',
  // Only a bank account's payment is returned; a card's is declined.
  'membership.payment_returned': ({ kind }) =>
    kind === 'CARD' ? 'Member’s card declined' : kind === 'BANK' ? 'Member payment returned' : 'Member payment failed',
  'membership.past_due': 'Membership became past due',
  'membership.benefits_held': 'Treatments put on hold',
  'membership.caught_up': 'Membership is current again',
  'membership.visit_scheduled': 'scheduled a treatment',
  'membership.visit_date_removed': 'canceled a visit',
  'membership.visit_date_asked': 'requested a different date',
  'membership.visit_request_cleared': 'cleared a date change request',
  'membership.visit_done': 'marked a treatment as done',
  'membership.contact_asked': 'requested a call from the practice',
  'membership.contact_cleared': 'cleared a call request',
  'membership.note_added': 'added a note to a membership',
  'membership.note_deleted': 'deleted a note from a membership',
  'membership.rewards_member_found': 'found a member in the manufacturer’s rewards program',
  'membership.rewards_asked': 'requested to redeem manufacturer rewards',
  'membership.rewards_used': 'redeemed manufacturer rewards',
  'membership.rewards_refused': 'Manufacturer rejected the rewards',
  'membership.rewards_given_back': 'returned rewards to the manufacturer',
  'membership.pause_asked': 'requested a pause',
  'membership.paused': 'paused a membership',
  'membership.pause_declined': 'declined a pause',
  'membership.pause_taken_back': 'withdrew the pause request',
  'membership.renewal_agreed': 'agreed to renew',
  'membership.renewed': 'renewed a membership',
  'membership.year_ended': 'Membership ended at the end of its term',
  'membership.cancelled': (detail) => `canceled a membership${asked(detail)}`,
  'membership.cancellation_paid': 'paid off cancellation installments',
  'membership.refund_sent': 'Refund sent to a member',
  'membership.credits_granted': 'Loyalty credit added',
  'membership.credits_bought': 'bought credits',
  'membership.credits_applied': 'paid with credits',
  'membership.credits_withdrawn': 'withdrew credits',
  'membership.withdrawal_stopped': 'stopped a credit payout because the member’s payment was returned',
  'membership.credits_expired': 'Member credits expired',
};

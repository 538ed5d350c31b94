export { REQUEST_CHANNELS } from '../../mail/request-channels';

/** What each mail to a member says: whom it is for, and at which practice. */
export type ToMember = {
  to: string;
  brand: 'membership';
  firstName: string | null;
  practiceName: string;
  practiceId: string;
};
export type ToMemberWithPage = ToMember & { path: string };
/** To the practice, about a member. */
export type AboutMember = { to: string; brand: 'membership'; memberName: string };

import type { CreditBureau } from './credit-bureau/port';
import type { Mail, Sms, Voice } from './delivery/port';
import type { IdentityInquiry } from './identity-inquiry/port';
import type { Kba } from './kba/port';

/** Everything the product asks of other companies. Features see these ports and nothing behind them. */
export type Vendors = {
  readonly creditBureau: CreditBureau;
  readonly kba: Kba;
  readonly identityInquiry: IdentityInquiry;
  readonly mail: Mail;
  readonly sms: Sms;
  readonly voice: Voice;
};

import type { Language } from '@contract/language';
import type { Cents } from '@domain/money/cents';
import type { BrandConfig } from '../config/config';
import type { MessageContent } from '../jobs/messages/message';
import type { OutboxPayload } from '../jobs/outbox-kind';

/** What the engine itself reads of the payload of a mail. */
export type MailEnvelope = OutboxPayload & {
  to: string;
  /** Greets; null where nobody knows the name. */
  firstName?: string | null;
  brand?: string;
  /** Of whoever may be nobody of ours; else it is the language of whoever has proven the address. */
  language?: Language;
  /** Who reads it, where several do: only the patient may read Spanish. */
  reader?: 'patient' | 'practice' | 'support' | 'staff';
  /** Documents that go with it as PDF. */
  documentId?: string | null;
  documentIds?: readonly string[];
  applicationId?: string;
  /** In whose file it is kept, where its address doesn't tell: a new one, or one that was replaced. */
  borrowerId?: string;
  /** A practice's enrollment, whose signed agreement goes with it. */
  enrollmentId?: string | null;
  /** Visits whose calendar files go with it; told of only while they are still at `visitAt`, where that is given. */
  visitIds?: readonly string[];
  visitAt?: string;
  /** When visits were that lost their date: their calendar files take them out. */
  visitWasAt?: string;
  /** Whose look a mail to a member wears. */
  practiceId?: string;
};

/** An application as it stands when its mail leaves. */
export type ApplicationMailFacts = {
  practiceName: string;
  approvedLineCents: Cents | null;
  isSigned: boolean;
  accountNumber: string | null;
  expiresOn: string | null;
};

export type MailContext = {
  brand: BrandConfig;
  publicUrl: string;
  /** Whether the documents that the event names go with the mail; not to an address that nobody has proven. */
  isAttached: boolean;
  /** How many of them go with it: an approval as asked for carries one notice, a smaller limit two. */
  attachedCount: number;
  /** The application as it is when the mail leaves. */
  application: ApplicationMailFacts | undefined;
};

export type MailWords<P> = (payload: P, context: MailContext) => MessageContent;

export type Mail<P extends MailEnvelope> = {
  english: MailWords<P>;
  /** Missing in mails to staff, practices and support, who read English. */
  spanish?: MailWords<P>;
  /** It may carry an adverse action notice, so it is kept whether and when it arrived. */
  carriesNotice?: true;
};

/** Declares a mail that patients get: its payload, and what it says in both languages. */
export const mail =
  <P extends MailEnvelope>() =>
  (of: Mail<P> & Required<Pick<Mail<P>, 'spanish'>>): Mail<P> =>
    of;

/** Declares a mail to staff, practices or support, in English alone. */
export const staffMail =
  <P extends MailEnvelope>() =>
  (english: MailWords<P>): Mail<P> => ({ english });

type TextEnvelope = Pick<
  MailEnvelope,
  'to' | 'brand' | 'language' | 'practiceId' | 'borrowerId' | 'visitIds' | 'visitAt'
> & {
  /** Where its reader lives, if their number no longer tells it. */
  stateCode?: string | null;
};
export type TextContext = Pick<MailContext, 'brand' | 'publicUrl'>;
export type TextWords<P> = (payload: P, context: TextContext) => string;
export type TextMessage<P extends TextEnvelope> = { english: TextWords<P>; spanish: TextWords<P> };

/** Declares a text message: its payload, and what it says in both languages. */
export const textMessage =
  <P extends TextEnvelope>() =>
  (of: TextMessage<P>): TextMessage<P> =>
    of;

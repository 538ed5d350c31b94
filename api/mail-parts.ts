import { paths, portalBase } from '@contract/paths';
import type { BrandConfig } from './config/config';
import type { ApplicationMailFacts } from './features/application/index';
import type { MessageContent } from './jobs/messages/message';
import type { OutboxPayload } from './jobs/outbox';

// What the e-mails of events are made of.

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
export type EventMail = (payload: OutboxPayload, context: MailContext) => MessageContent;

export const whereIs = (what: string, isAttached: boolean): string =>
  isAttached ? `${what} is attached as a PDF file.` : `${what} is kept for you: open it with a code that we send you.`;

export const hello = (payload: OutboxPayload) =>
  typeof payload.firstName === 'string' ? `Hi ${payload.firstName},` : 'Hello,';
export const loginUrl = (publicUrl: string) => `${publicUrl}${portalBase}${paths.borrower.login.href()}`;

export function content(
  subject: string,
  opening: readonly string[],
  button?: { label: string; url: string },
): MessageContent {
  const short = opening.slice(1).join(' ');
  return { subject, opening, short, spoken: short, ...(button ? { button } : {}) };
}

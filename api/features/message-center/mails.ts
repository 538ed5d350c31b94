import type { Brand } from '@domain/enums';
import { staffMail } from '../../mail/mail';
import { content, en } from '../../mail/mail-parts';

type ManagerAsked = {
  to: string;
  brand: Brand;
  /** Of the manager, where the practice has one. */
  firstName?: string;
  practiceName: string;
  askedBy: string;
  answerTo: string;
  subject: string;
};

/** A question of a practice to its success manager. */
export const messageCenterMails = {
  'success-manager-asked': staffMail<ManagerAsked>()((payload) =>
    content(`${payload.practiceName}: ${payload.subject}`, [
      en.hello(payload),
      `${payload.askedBy} at ${payload.practiceName} asked: ${payload.subject}`,
      `Reply to ${payload.answerTo}.`,
    ]),
  ),
};

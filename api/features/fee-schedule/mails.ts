import { staffMail } from '../../mail/mail';
import { content, staffLogIn } from '../../mail/mail-parts';

/** Mails to practices about their schedules of fees. */
export const feeScheduleMails = {
  'fee-schedule-sent': staffMail<{ to: string; practiceName: string }>()((payload, { publicUrl }) =>
    content(
      `The schedule of fees for ${payload.practiceName} is ready to sign`,
      [
        'Hello,',
        'It lists every fee your practice pays. Log in, and read and sign it under “Schedule of fees” in your practice settings. We don’t invoice any fees until it’s signed.',
      ],
      staffLogIn(publicUrl),
    ),
  ),
  'fee-schedule-signed': staffMail<{ to: string; practiceName: string; signerName: string }>()(
    (payload, { publicUrl }) =>
      content(
        `The schedule of fees for ${payload.practiceName} is signed`,
        [
          'Hello,',
          `${payload.signerName} signed your schedule of fees. Your copy is under “Schedule of fees” in your practice settings.`,
        ],
        staffLogIn(publicUrl),
      ),
  ),
};

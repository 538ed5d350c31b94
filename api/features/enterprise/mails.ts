import { staffMail } from '../../mail/mail';
import { content, staffLogIn } from '../../mail/mail-parts';

type Moved = { to: string; practiceName: string; enterpriseName: string };

/** What a practice and its enterprise hear when one joins or leaves the other. */
export const enterpriseMails = {
  'practice-joined-enterprise': staffMail<Moved>()(({ practiceName, enterpriseName }, { publicUrl }) =>
    content(
      'Your practice joined an enterprise',
      [
        'Hello,',
        `${practiceName} is now part of ${enterpriseName}, whose administrators see its members, invoices and deposits.`,
        'The prices in the schedule of fees stay the same.',
      ],
      staffLogIn(publicUrl),
    ),
  ),
  'practice-left-enterprise': staffMail<Moved>()(({ practiceName, enterpriseName }, { publicUrl }) =>
    content(
      'A practice left its enterprise',
      [
        'Hello,',
        `${practiceName} is no longer part of ${enterpriseName}, whose administrators no longer see its members and deposits.`,
        `Invoices issued to ${enterpriseName} stay on its billing page. New invoices go to the practice, and the prices in its schedule of fees stay the same.`,
      ],
      staffLogIn(publicUrl),
    ),
  ),
};

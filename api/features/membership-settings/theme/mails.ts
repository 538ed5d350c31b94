import { membershipSettingsPaths } from '@contract/membership-settings/paths';
import { portalBase } from '@contract/paths';
import { staffMail } from '../../../mail/mail';
import { content } from '../../../mail/mail-parts';

type Told = { to: string; brand: 'membership'; practiceName: string };

const button = (publicUrl: string) => ({
  label: 'See the look',
  url: `${publicUrl}${portalBase}${membershipSettingsPaths.customTheme.href()}`,
});

/** Mails to a practice about the look that it asked for. */
export const themeMails = {
  'custom-theme-approved': staffMail<Told>()(({ practiceName }, { publicUrl }) =>
    content(
      'Your look was approved',
      [
        'Hello,',
        `The look that ${practiceName} asked for was approved. Your sign-up page, your members’ portal and the mails to your members wear it from now on.`,
      ],
      button(publicUrl),
    ),
  ),
  'custom-theme-declined': staffMail<Told & { reason: string }>()(({ practiceName, reason }, { publicUrl }) =>
    content(
      'Your look was not approved',
      [
        'Hello,',
        `The look that ${practiceName} asked for was not approved: ${reason}`,
        'Everything looks as it did. You can ask for another look.',
      ],
      button(publicUrl),
    ),
  ),
};

import { membershipSettingsPaths } from '@contract/membership-settings/paths';
import { portalBase } from '@contract/paths';
import { staffMail } from '../../../mail/mail';
import { content } from '../../../mail/mail-parts';

type Told = { to: string; brand: 'membership'; practiceName: string };

const button = (publicUrl: string) => ({
  label: 'See branding',
  url: `${publicUrl}${portalBase}${membershipSettingsPaths.customTheme.href()}`,
});

/** Mails to a practice about the look that it asked for. */
export const themeMails = {
  'custom-theme-approved': staffMail<Told>()(({ practiceName }, { publicUrl }) =>
    content(
      'Your branding was approved',
      [
        'Hello,',
        `We approved the branding ${practiceName} requested. Your sign-up page, member portal, and member emails now use it.`,
      ],
      button(publicUrl),
    ),
  ),
  'custom-theme-declined': staffMail<Told & { reason: string }>()(({ practiceName, reason }, { publicUrl }) =>
    content(
      "Your branding wasn't approved",
      [
        'Hello,',
        `We didn't approve the branding ${practiceName} requested: ${reason}`,
        'Your current branding stays in place. You can submit a new request.',
      ],
      button(publicUrl),
    ),
  ),
};

import { paths, portalBase } from '@contract/paths';
import { staffMail } from '../../mail/mail';
import { content, staffLogIn } from '../../mail/mail-parts';

type Activated = {
  to: string;
  practiceName: string;
  slug: string;
  takesApplications: boolean;
  offersMemberships: boolean;
};

/** Mails to practices about their onboarding. */
export const onboardingMails = {
  'practice-activated': staffMail<Activated>()((payload, { publicUrl }) => {
    const { practiceName, slug, takesApplications, offersMemberships } = payload;
    const at = (path: string) => `${publicUrl}${portalBase}${path}`;
    return content(
      `${practiceName} is active`,
      [
        'Hello,',
        ...(takesApplications
          ? [`Patients can apply for financing here: ${at(paths.apply.href({ practiceUrlSlug: slug }))}`]
          : []),
        ...(offersMemberships ? [`Members can sign up here: ${at(paths.signup.href({ urlSlug: slug }))}`] : []),
        `To put this on your website, log in and copy the snippet under “Website”. Each person we added got their own email with a link to create a password.`,
      ],
      staffLogIn(publicUrl),
    );
  }),
};

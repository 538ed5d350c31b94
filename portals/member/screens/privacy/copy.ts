import { legal } from '@portals/steps/legal-mark';

export const copy = {
  title: 'Privacy',
  loading: 'Loading the privacy policy',
  confirm: 'I have read this',
  confirming: 'Saving',
  confirmed: (moment: string) => `You confirmed this text on ${moment}.`,
  open: 'Read the policy, then confirm that you have.',
  also: `To see what your membership collects about you, who sees it, and what you can limit, read the ${legal('membershipPrivacyPolicy', 'membership privacy policy')}.`,
} as const;

import type { ThemeAct } from '@contract/membership-settings/theme-calls';
import { DEFAULT_PRIMARY } from '@domain/look/brand-color';
import { ownToast } from '@portals/state/own-toast';

export const lookAsked = ownToast('success', 'The look waits for approval');
export const lookWithdrawn = ownToast('success', 'The request was taken back');
export const lookOff = ownToast('success', 'The default look is worn again');
export const lookApproved = ownToast('success', 'The look of {name} was approved');
export const lookDeclined = ownToast('success', 'The look of {name} was declined');

export const lookOvertaken =
  'This look was changed or decided on meanwhile. Look at what there is now, and do it again if it is still right.';

/** What became of a look, after who did it. */
export const deedOf: Readonly<Record<ThemeAct, string>> = {
  REQUESTED: 'asked for a look',
  REPLACED: 'asked for another look instead',
  WITHDRAWN: 'took the request back',
  APPROVED: 'approved the look',
  DECLINED: 'declined the look',
  RESET: 'went back to the default',
};

export const colorText = (primary: string | null): string =>
  primary ?? `${DEFAULT_PRIMARY.name} (${DEFAULT_PRIMARY.color}), our default`;

export const copy = {
  title: 'Custom theme',
  intro:
    'Your sign-up page, the portal of your members, the mails to them and what they sign wear your look. An administrator of ours looks at it first.',
  now: 'Worn now',
  asked: 'Asked for',
  pending: (by: string, when: string) =>
    `Pending approval. ${by} asked for this look on ${when}. Nothing wears it yet.`,
  withdraw: 'Take the request back',
  withdrawing: 'Taking it back',
  withdrawTitle: 'Take the request back?',
  withdrawWhy: 'The practice goes on wearing what it wears now.',
  reset: 'Back to the default',
  resetting: 'Going back',
  resetTitle: 'Go back to the default look?',
  resetWhy: 'Color, logo and mark are taken off at once, without an approval. To wear them again, ask for them again.',
  form: 'Ask for a look',
  formAgain: 'Ask for another look instead',
  color: 'Color',
  colorHint: 'Like #2E6E64. Empty for our default, coral.',
  colorFault: 'Enter a color like #2E6E64, or leave it empty',
  pick: 'Choose a color',
  logo: 'Logo',
  logoHint: 'At the top of every page. PNG, JPEG or WebP of up to 10 MB; drawn at most 480 by 160 pixels.',
  removeLogo: 'Remove the logo',
  mark: 'Mark',
  markHint: 'A square sign, where there is no logo. Drawn at most 160 by 160 pixels.',
  removeMark: 'Remove the mark',
  ask: 'Ask for approval',
  askAgain: 'Replace the request',
  asking: 'Sending',
  preview: 'Preview',
  letters: 'Letters on buttons',
  words: 'Words in your color',
  shade: (shade: string) => `${shade}, the nearest shade that can be read on white`,
  asItIs: 'as it is',
  unreadable: (color: string, nearest: string) =>
    `${color} is lost on a white page. The nearest that can be read is ${nearest}.`,
  history: 'What became of it',
  open: 'Open the sign-up page',
} as const;

export const approvalCopy = {
  title: 'Looks to approve',
  none: 'No practice waits for an approval of its look.',
  by: (name: string, when: string) => `${name} asked for it on ${when}`,
  approve: 'Approve',
  approving: 'Approving',
  approveTitle: (practice: string) => `Approve the look of ${practice}?`,
  approveWhy:
    'Its sign-up page, the portal of its members and the mails to them wear it at once, and so does what they sign from then on. The practice gets a mail.',
  decline: 'Decline',
  declining: 'Declining',
  declineTitle: (practice: string) => `Decline the look of ${practice}?`,
  reason: 'Reason',
  reasonHint: 'The practice reads it in a mail and on its page.',
  reasonMissing: 'Say why',
  reasonLong: 'Enter at most 500 characters',
} as const;

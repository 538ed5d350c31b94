import type { ThemeAct } from '@contract/membership-settings/theme-calls';
import { DEFAULT_PRIMARY } from '@domain/look/brand-color';
import { ownToast } from '@portals/state/own-toast';

export const lookAsked = ownToast('success', 'Branding request sent');
export const lookWithdrawn = ownToast('success', 'Request withdrawn');
export const lookOff = ownToast('success', 'Default branding restored');
export const lookApproved = ownToast('success', 'Branding approved for {name}');
export const lookDeclined = ownToast('success', 'Branding declined for {name}');

export const lookOvertaken =
  'This branding request changed since you opened it. Review the current version, then try again.';

/** What became of a look, after who did it. */
export const deedOf: Readonly<Record<ThemeAct, string>> = {
  REQUESTED: 'requested branding',
  REPLACED: 'replaced the request',
  WITHDRAWN: 'withdrew the request',
  APPROVED: 'approved the branding',
  DECLINED: 'declined the branding',
  RESET: 'restored the default',
};

export const colorText = (primary: string | null): string =>
  primary ?? `${DEFAULT_PRIMARY.name} (${DEFAULT_PRIMARY.color}), our default`;

export const copy = {
  title: 'Branding',
  intro:
    'Your sign-up page, member portal, emails to members, and the documents they sign use your branding. We review it first.',
  now: 'Current',
  asked: 'Requested',
  pending: (by: string, when: string) =>
    `Pending approval. ${by} requested this branding on ${when}. It isn’t in use yet.`,
  withdraw: 'Withdraw request',
  withdrawing: 'Withdrawing',
  withdrawTitle: 'Withdraw request?',
  withdrawWhy: 'The practice keeps its current branding.',
  reset: 'Restore default',
  resetting: 'Restoring',
  resetTitle: 'Restore default branding?',
  resetWhy: 'This removes your color, logo, and icon right away. You’ll need a new approval to use them again.',
  form: 'Request branding',
  formAgain: 'Replace the request',
  color: 'Color',
  colorHint: 'For example, #2E6E64. Leave blank for our default, coral.',
  colorFault: 'Enter a color like #2E6E64, or leave it blank',
  pick: 'Choose a color',
  logo: 'Logo',
  logoHint: 'Shown at the top of every page. PNG, JPEG, or WebP, up to 10 MB. Displays at up to 480 × 160 pixels.',
  removeLogo: 'Remove logo',
  mark: 'Icon',
  markHint: 'A square icon, shown when there’s no logo. Displays at up to 160 × 160 pixels.',
  removeMark: 'Remove icon',
  ask: 'Request approval',
  askAgain: 'Replace request',
  asking: 'Sending',
  preview: 'Preview',
  letters: 'Button text',
  words: 'Colored text',
  shade: (shade: string) => `${shade}, the closest readable shade on white`,
  asItIs: 'your color',
  unreadable: (color: string, nearest: string) =>
    `${color} is hard to read on white. The closest readable color is ${nearest}.`,
  history: 'History',
  open: 'Open sign-up page',
} as const;

export const approvalCopy = {
  title: 'Branding requests',
  none: 'No branding requests',
  by: (name: string, when: string) => `${name} requested this on ${when}`,
  approve: 'Approve',
  approving: 'Approving',
  approveTitle: (practice: string) => `Approve branding for ${practice}?`,
  approveWhy:
    'Its sign-up page, member portal, member emails, and new documents use it right away. We’ll email the practice.',
  decline: 'Decline',
  declining: 'Declining',
  declineTitle: (practice: string) => `Decline branding for ${practice}?`,
  reason: 'Reason',
  reasonHint: 'The practice sees it in an email and on its branding page.',
  reasonMissing: 'Enter a reason',
  reasonLong: 'Use 500 characters or fewer',
} as const;

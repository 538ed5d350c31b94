/** Words of one kind of button: on most designs, on the edge tab, on the card, on the outline, and the card's second line. */
export type Copy = readonly [label: string, tab: string, card: string, outline: string, promise: string];

const SEE_PLANS = 'See monthly plans';
const MONTHLY = 'Monthly plans';
const LATER = 'Pay over time';
const MEMBER = 'Become a member';

export const buttonWords: Record<'application' | 'calculator' | 'signup', Copy> = {
  application: ['See my options', MONTHLY, LATER, 'Check what I qualify for', 'No effect on your score'],
  calculator: [SEE_PLANS, MONTHLY, LATER, SEE_PLANS, 'See what it costs a month'],
  signup: [MEMBER, 'Membership', 'Membership', MEMBER, 'Join in a few minutes'],
};

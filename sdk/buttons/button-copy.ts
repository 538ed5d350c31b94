import type { Attributes, ButtonDesign } from '../attributes';

/** Words of one kind of button: on most designs, on the edge tab, on the card, on the outline, and the card's second line. */
type Copy = readonly [label: string, tab: string, card: string, outline: string, promise: string];

const SEE_PLANS = 'See monthly plans';
const MONTHLY = 'Monthly plans';
const LATER = 'Pay over time';
const MEMBER = 'Become a member';

const APPLICATION: Copy = ['See my options', MONTHLY, LATER, 'Check what I qualify for', 'No effect on your score'];
const CALCULATOR: Copy = [SEE_PLANS, MONTHLY, LATER, SEE_PLANS, 'See what it costs a month'];
const SIGNUP: Copy = [MEMBER, 'Membership', 'Membership', MEMBER, 'Join in a few minutes'];

export const copyOf = (type: Attributes['type']): Copy =>
  type === 'privi-signup' ? SIGNUP : type ? CALCULATOR : APPLICATION;

const PLACES: Partial<Record<ButtonDesign, 1 | 2 | 3>> = { button2: 1, button3: 2, button5: 3 };

/** The words on a button: the practice's own label, else what fits the design. */
export const buttonLabel = (copy: Copy, design: ButtonDesign, label: string | undefined): string =>
  label ?? copy[PLACES[design] ?? 0];

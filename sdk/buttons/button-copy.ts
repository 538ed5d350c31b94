import type { Attributes, ButtonDesign } from '../attributes';

type Copy = { label: string; tab: string; card: string; promise: string; outline: string };

const APPLICATION: Copy = {
  label: 'See my options',
  tab: 'Monthly plans',
  card: 'Pay over time',
  promise: 'No effect on your score',
  outline: 'Check what I qualify for',
};

const CALCULATOR: Copy = {
  label: 'See monthly plans',
  tab: 'Monthly plans',
  card: 'Pay over time',
  promise: 'See what it costs a month',
  outline: 'See monthly plans',
};

const SIGNUP: Copy = {
  label: 'Become a member',
  tab: 'Membership',
  card: 'Membership',
  promise: 'Join in a few minutes',
  outline: 'Become a member',
};

export const copyOf = (type: Attributes['type']): Copy =>
  type === 'privi-signup' ? SIGNUP : type === undefined ? APPLICATION : CALCULATOR;

/** The words on a button: the practice's own label, else what fits the design. */
export function buttonLabel(copy: Copy, design: ButtonDesign, label: string | undefined): string {
  return (
    label ??
    (design === 'button2'
      ? copy.tab
      : design === 'button3'
        ? copy.card
        : design === 'button5'
          ? copy.outline
          : copy.label)
  );
}

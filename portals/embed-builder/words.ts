import { ownToast } from '@portals/state/own-toast';
import type { Attributes } from '@sdk/attributes';
import type { Place } from './choice';

export const typeWords: Record<NonNullable<Attributes['type']> | '', { label: string; detail: string; needs: string }> =
  {
    '': {
      label: 'Application',
      detail: 'Patients apply for financing in a dialog over your page.',
      needs: 'APPLICATIONS',
    },
    calculator_apply: {
      label: 'Calculator, then application',
      detail: 'Patients see monthly payments first and can apply with the same amount.',
      needs: 'APPLICATIONS',
    },
    calculator: { label: 'Calculator', detail: 'Monthly payments with your plans.', needs: 'APPLICATIONS' },
    'generic-calculator': {
      label: 'Unbranded calculator',
      detail: 'Monthly payments with standard plans, the same for every practice.',
      needs: 'APPLICATIONS',
    },
    'privi-signup': { label: 'Membership sign-up', detail: 'Patients join your membership.', needs: 'MEMBERSHIPS' },
  };

export const placeWords: Record<Place, { label: string; detail: string }> = {
  floating: { label: 'Floating button', detail: 'Stays in a corner as the page scrolls.' },
  button: { label: 'Button on the page', detail: 'Appears where you put the snippet and opens a dialog.' },
  inline: { label: 'Embedded on the page', detail: 'The calculator or form itself appears where you put the snippet.' },
};

export const designWords: Record<NonNullable<Attributes['button']>, string> = {
  button1: 'Pill',
  button2: 'Edge tab',
  button3: 'Card',
  button4: 'Round',
  button5: 'Outline',
};

export const positionWords: Record<NonNullable<Attributes['position']>, string> = {
  'top left': 'Top left',
  'top right': 'Top right',
  'bottom left': 'Bottom left',
  'bottom right': 'Bottom right',
};

export const sizeWords: Record<NonNullable<Attributes['size']>, string> = {
  small: 'Small',
  medium: 'Medium',
  large: 'Large',
};
export const copied = ownToast('success', 'Copied. Paste it into your page.');
export const notCopied = ownToast(
  'warning',
  'Your browser blocked copying. The text is selected, so press Ctrl+C or ⌘C.',
);

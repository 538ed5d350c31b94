import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  byline: (brand) => `Financiamiento de ${brand}`,
  emailNeeded: 'Escriba un correo electrónico, como nombre@example.com',
};

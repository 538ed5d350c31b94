import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  itemization: 'Desglose del monto financiado',
  monthlyFrom: (day) => `Cada mes desde el ${day}`,
  noSecurity: 'Usted no da ninguna garantía real.',
};

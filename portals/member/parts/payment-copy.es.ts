import type { Translated } from '@contract/language';
import type { copy as english } from './payment-copy';

export const copy: Translated<typeof english> = {
  monthlyFrom: (day) => `Cada mes desde el ${day}`,
  change: 'Cambiar',
  next: (day) => `Próximo pago, ${day}`,
  from: (name, lastFour) => `${name} •••• ${lastFour}`,
  ended: (lastFour) => `Su banco cerró •••• ${lastFour}. Se necesita otra forma de pago.`,
  credit: (amount) => `Tiene ${amount} de crédito.`,
};

import type { words as english } from './pay-words';

export const words: Record<keyof typeof english, string> = {
  gone: 'Esta forma de pago se quitó entretanto. Elija otra.',
  choose: 'Elija de dónde se toma',
  readFirst: 'Lea lo que autoriza, que ya está en esta página. Después presione el botón otra vez.',
};

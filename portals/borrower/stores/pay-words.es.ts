import type { words as english } from './pay-words';

export const words: Record<keyof typeof english, string> = {
  gone: 'Esta forma de pago ya no está en su cuenta. Elija otra.',
  choose: 'Elija una forma de pago',
  readFirst: 'Lea la autorización en esta página y luego presione el botón otra vez.',
};

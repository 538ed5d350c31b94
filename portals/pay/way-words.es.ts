import type { Translated } from '@contract/language';
import type { wayWords as english } from './way-words';

export const wayWords: Translated<typeof english> = {
  ending: (name, lastFour) => `${name}, que termina en ${lastFour}`,
  loading: 'Cargando sus formas de pago',
};

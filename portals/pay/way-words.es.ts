import type { Translated } from '@contract/language';
import type { wayWords as english } from './way-words';

export const wayWords: Translated<typeof english> = {
  loading: 'Cargando sus formas de pago',
};

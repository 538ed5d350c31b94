import type { Translated } from '@contract/language';
import type { copy as english } from './waits-copy';

export const copy: Translated<typeof english> = {
  needsYou: 'Necesita su respuesta',
  change: (practice) => `${practice} propone un cambio en su plan`,
  changeText: 'Compare el plan anterior con el nuevo. Su plan queda como está hasta que usted acepte.',
  lookAtChange: 'Ver el cambio',
};

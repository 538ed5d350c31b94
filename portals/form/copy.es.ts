import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  again: 'Intentar de nuevo',
  reference: (id) => ` Referencia ${id}.`,
  cancel: 'Cancelar',
  putBack: 'Ponerlo de nuevo',
  leaveTitle: '¿Salir sin guardar?',
  notSaved: 'Lo que cambió no se ha guardado.',
  notSent: 'Lo que escribió no se ha enviado.',
  keepTyping: 'Seguir escribiendo',
  discard: 'Descartarlo',
};

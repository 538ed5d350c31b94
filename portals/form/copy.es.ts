import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  again: 'Intentar de nuevo',
  wrong: 'Revise esta respuesta',
  reference: (id) => ` Referencia ${id}.`,
  cancel: 'Cancelar',
  putBack: 'Deshacer',
  leaveTitle: '¿Salir sin guardar?',
  notSaved: 'Sus cambios no se han guardado.',
  notSent: 'Sus respuestas no se han enviado.',
  keepTyping: 'Seguir editando',
  discard: 'Descartar',
};

import type { Translated } from '@contract/language';
import type { copy as english } from './mail-copy';

export const copy: Translated<typeof english> = {
  beforeEach: (isMailed) =>
    isMailed
      ? 'Le enviaremos un correo 3 días antes de cada uno.'
      : 'Para recibir un recordatorio antes de cada uno, comuníquese con nosotros en Más y agregue un correo electrónico.',
  before: (isMailed) =>
    isMailed
      ? 'Le enviaremos un correo 3 días antes.'
      : 'Para recibir un recordatorio, comuníquese con nosotros en Más y agregue un correo electrónico.',
  signed: (isMailed) =>
    isMailed ? 'Le enviaremos por correo electrónico lo que firmó.' : 'Lo que firmó está en Documentos, en Más.',
  renewal: (isMailed) =>
    isMailed ? 'Le enviaremos un correo entonces.' : 'La renovación aparecerá en Inicio entonces.',
};

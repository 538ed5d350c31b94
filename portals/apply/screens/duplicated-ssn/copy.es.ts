import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  title: 'Ya tiene una cuenta',
  ask: 'Usted ya tiene una cuenta',
  under: 'Su número de Seguro Social está en una cuenta con el correo',
  why: 'No se puede abrir una segunda. Siga aquí con esa cuenta mediante un código que le enviamos, o inicie sesión.',
  goOn: 'Seguir con esa cuenta',
  sending: 'Enviando un código',
  log: 'Iniciar sesión en su cuenta',
  notMine: 'Esta cuenta no es mía',
};

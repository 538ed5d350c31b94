import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  title: 'Ya tiene una cuenta',
  ask: 'Usted ya tiene una cuenta',
  under: 'Su número de Seguro Social está en una cuenta con el correo',
  why: 'No puede abrir una segunda. Continúe aquí con esa cuenta usando un código que le enviaremos a ella, o inicie sesión.',
  goOn: 'Continuar con esa cuenta',
  sending: 'Enviando un código',
  log: 'Iniciar sesión en su cuenta',
  notMine: 'Esta cuenta no es mía',
};

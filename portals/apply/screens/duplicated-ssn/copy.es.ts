import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  title: 'Ya tiene una cuenta',
  ask: 'Usted ya tiene una cuenta',
  under: 'Su número de Seguro Social está en una cuenta con el correo',
  why: 'Inicie sesión en esa cuenta. No se puede abrir otra.',
  log: 'Iniciar sesión en su cuenta',
  notMine: 'Esta cuenta no es mía',
};

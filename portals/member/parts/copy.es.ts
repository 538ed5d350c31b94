import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  home: 'Inicio',
  logOut: 'Cerrar sesión',
};

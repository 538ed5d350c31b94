import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  title: 'Inicie sesión en su membresía',
  newHere: '¿Es su primera vez aquí?',
  join: 'Busque su consultorio y hágase miembro',
};

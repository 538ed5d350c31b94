import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  title: 'Su cuenta está lista',
  ask: 'Su cuenta está lista',
  why: 'Le enviamos un resumen por correo electrónico. Inicie sesión con el mismo correo cuando su consultorio le envíe un tratamiento.',
  log: 'Iniciar sesión en su cuenta',
};

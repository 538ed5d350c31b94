import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  title: 'Inicie sesión en su cuenta',
  newHere: '¿Es su primera vez aquí? Su solicitud empieza desde el enlace de su consultorio.',
};

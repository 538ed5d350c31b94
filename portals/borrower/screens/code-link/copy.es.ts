import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  title: 'Continuar',
  text: 'Abrió el enlace de nuestro correo. Sirve una vez, en este dispositivo.',
  go: 'Continuar',
  going: 'Abriendo',
  overTitle: 'Este enlace ya no sirve',
  over: 'Ya se usó o tiene más de 24 horas. Use nuestro correo más reciente o inicie sesión con un código.',
  again: 'Iniciar sesión con un código',
};

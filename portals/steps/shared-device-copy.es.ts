import type { Translated } from '@contract/language';
import type { copy as english } from './shared-device-copy';

const goOn = (by: 'code' | 'link'): string =>
  by === 'link'
    ? 'Para continuar con ellas, abra el enlace que enviamos por correo electrónico.'
    : 'Para continuar con ellas, escriba el mismo correo electrónico o teléfono y un código nuevo.';

export const copy: Translated<typeof english> = {
  notYou: (name) => (name ? `¿No es ${name}? Empezar de nuevo` : '¿No es usted? Empezar de nuevo'),
  title: '¿Empezar de nuevo en este dispositivo?',
  text: (by) =>
    `Cerraremos esto aquí para que otra persona pueda empezar. Las respuestas hasta ahora están guardadas. ${goOn(by)}`,
  act: 'Empezar de nuevo',
  keep: 'Seguir aquí',
  closed: (by) => `Cerramos esto porque nadie lo usó durante 15 minutos. Las respuestas están guardadas. ${goOn(by)}`,
};

import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  title: 'Le damos la bienvenida de nuevo',
  ask: 'Le damos la bienvenida de nuevo',
  why: 'Escriba el correo o el teléfono que usó. Le enviaremos un código para que siga donde se quedó.',
  label: 'Correo o teléfono celular',
  needed: 'Escriba su correo, como nombre@example.com, o un teléfono de 10 dígitos',
  send: 'Enviarme un código',
  sending: 'Enviando el código',
  first: '¿Es su primera vez?',
  startNew: 'Empezar una solicitud',
  fromPractice: 'Abra el enlace que le dio su consultorio.',
};

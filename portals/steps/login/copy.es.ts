import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  contact: {
    why: 'Le enviaremos un código de 6 dígitos. No hay contraseña que recordar.',
    label: 'Correo o teléfono celular',
    needed: 'Escriba un correo electrónico, como nombre@example.com, o un teléfono de EE. UU. de 10 dígitos',
    send: 'Enviarme un código',
    sending: 'Enviando',
  },
  code: {
    title: 'Escriba el código de 6 dígitos',
    label: 'Código',
    hint: 'Sirve por 10 minutos. Iniciaremos su sesión cuando escriba los seis números.',
    spokenHint: 'Lo leeremos dos veces. Sirve por 10 minutos.',
    needed: 'Escriba los 6 números del código',
    checking: 'Revisando su código',
    sentTo: {
      email: 'Si hay una cuenta, enviamos un código a',
      sms: 'Si hay una cuenta, enviamos un código por mensaje de texto a',
      landline: 'Si hay una cuenta, le llamaremos y le leeremos el código al',
    },
    change: 'Cambiar',
    wrong: (triesLeft) =>
      triesLeft === undefined
        ? 'Ese código no es correcto. Revíselo e intente de nuevo'
        : `Ese código no es correcto. Le ${triesLeft === 1 ? 'queda 1 intento' : `quedan ${triesLeft} intentos`}`,
    expired: 'Ese código ya venció. Pida uno nuevo abajo',
    usedUp: 'Ese código ya no se puede usar. Pida uno nuevo abajo',
  },
  ways: {
    wait: (time) => `¿No llegó el código? Puede pedir uno nuevo en ${time}`,
    none: '¿No llegó el código?',
    again: 'Enviar un código nuevo',
    sending: 'Enviando un código nuevo',
    sent: 'Enviamos un código nuevo.',
    byText: 'Enviarlo por mensaje de texto a este número',
    byCall: 'Llamar a este número y leérmelo',
    byPhone: 'Usar mi número de teléfono',
    byEmail: 'Usar mi correo electrónico',
    help: 'No puedo recibir ninguno de estos',
  },
};

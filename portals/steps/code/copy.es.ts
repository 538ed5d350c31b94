import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  title: 'Escriba su código',
  ask: 'Escriba el código de 6 dígitos',
  label: 'Código',
  hint: 'Sirve por 10 minutos. Continuaremos automáticamente cuando escriba los seis números.',
  spokenHint: 'Lo leeremos dos veces. Sirve por 10 minutos.',
  change: 'Cambiar',
  checking: 'Revisando su código',
  needed: 'Escriba los 6 números del código',
  wrong: (triesLeft) =>
    triesLeft === undefined
      ? 'Ese código no es correcto. Revíselo e intente de nuevo'
      : `Ese código no es correcto. Le ${triesLeft === 1 ? 'queda 1 intento' : `quedan ${triesLeft} intentos`}`,
  expired: 'Ese código ya venció. Pida uno nuevo abajo',
  usedUp: 'Ese código ya no se puede usar. Pida uno nuevo abajo',
  sentTo: {
    email: 'Lo enviamos a',
    sms: 'Lo enviamos por mensaje de texto a',
    landline: 'Le llamaremos y se lo leeremos al',
  },
  undeliverable: (to) =>
    `No pudimos entregar nuestro código${to ? ` a ${to}` : ''}. Revise si hay errores o elija otra forma abajo.`,
  somewhere: 'Lo enviamos a la dirección que nos dio.',
  wait: (time) => `¿No llegó el código? Puede pedir uno nuevo en ${time}`,
  none: '¿No llegó el código?',
  again: 'Enviar un código nuevo',
  sending: 'Enviando un código nuevo',
  sent: 'Enviamos un código nuevo.',
  byEmail: 'Enviármelo por correo electrónico',
  byText: 'Enviármelo por mensaje de texto',
  byCall: 'Llamarme a un teléfono fijo',
  help: 'No puedo recibir ninguno de estos',
  fine: 'Nunca le llamaremos para pedirle este código.',
  phone: {
    sms: {
      title: 'Código por mensaje de texto',
      ask: '¿Cuál es su número de celular?',
      why: 'Le enviaremos un código de 6 dígitos por mensaje de texto. Pueden aplicarse tarifas de mensajes y datos.',
      label: 'Teléfono celular',
      send: 'Enviarme un código',
      sending: 'Enviando el mensaje',
    },
    landline: {
      title: 'Código por llamada',
      ask: '¿A qué número llamamos?',
      why: 'Le llamaremos y le leeremos un código de 6 dígitos. Tenga con qué escribir.',
      label: 'Número de teléfono',
      send: 'Llamarme ahora',
      sending: 'Llamándole',
    },
  },
};

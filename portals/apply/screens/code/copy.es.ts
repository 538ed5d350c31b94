import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
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

import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  title: { email: 'Confirme su nuevo correo electrónico', phone: 'Confirme su nuevo número de teléfono' },
  text: (sentTo) =>
    `Nos pidió usar ${sentTo}. Hasta que lo confirme con un código, usted inicia sesión y recibe nuestros avisos como antes.`,
  send: 'Enviar código',
  sending: 'Enviando',
  sentTo: (sentTo) => `Código enviado a ${sentTo}`,
  hint: 'Sirve por 10 minutos.',
  confirm: 'Confirmar',
  confirming: 'Confirmando',
  again: 'Enviar un código nuevo',
  done: {
    email: 'Su nuevo correo electrónico está confirmado. Úselo para iniciar sesión de ahora en adelante.',
    phone: 'Su nuevo número de teléfono está confirmado.',
  },
  gone: 'Ya no hay nada por confirmar.',
};

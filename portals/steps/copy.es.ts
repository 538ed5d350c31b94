import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  saving: 'Guardando',
  goOn: 'Continuar',
  leaveTitle: '¿Salir y terminar después?',
  keep: 'Seguir aquí',
  leaveWithout: 'Salir sin enlace',
  leave: 'Salir',
  sendingLink: 'Enviando el enlace',
  linkAndLeave: 'Enviarme un enlace y salir',
  savedSoFar: 'Sus respuestas hasta este paso están guardadas.',
  linkBack: 'Un enlace en su correo le trae de vuelta a ellas.',
  codeBack: 'Para seguir, abra esta página otra vez y pida un código nuevo.',
  later: 'Guardar',
  saveTitle: '¿Guardar y terminar después?',
  checkEmail: 'Revise su correo electrónico',
  saved: 'Guardado',
  close: 'Cerrar',
  leaveDevice: 'Salir de este dispositivo',
  emailLink: 'Enviarme un enlace',
  save: 'Guardar',
  savedNoEmail: 'Sus respuestas están guardadas. Para seguir, abra esta página otra vez y pida un código nuevo.',
  saveNoEmail: 'Sus respuestas hasta este paso están guardadas. Usted sigue con un código nuevo.',
  sentLink: (email) => `Enviamos el enlace a ${email}. Ábralo en cualquier dispositivo para seguir donde se quedó.`,
  willSend: (email) => `Sus respuestas hasta este paso están guardadas. Enviaremos un enlace a ${email}.`,
};

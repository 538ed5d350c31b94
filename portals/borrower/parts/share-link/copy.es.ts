import type { copy as english } from './copy';

export const copy: typeof english = {
  title: '¿Conoce a alguien que necesite esto?',
  text: 'Le enviaremos una sola vez el enlace de su consultorio. Llega de parte del consultorio, no de usted.',
  open: 'Compartir el enlace',
  dialog: 'Compartir la solicitud',
  name: 'Nombre de la persona',
  contact: 'Su correo electrónico o teléfono',
  practice: 'Consultorio',
  send: 'Enviar el enlace',
  sending: 'Enviando',
  sent: (name) => `El enlace va en camino a ${name}.`,
  needName: 'Escriba un nombre',
  needContact: 'Escriba un correo electrónico o un teléfono de 10 dígitos',
};

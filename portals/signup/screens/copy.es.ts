import type { words as english } from './copy';

export const words: typeof english = {
  'name-step': {
    title: 'Sobre usted',
    ask: 'Su nombre legal y fecha de nacimiento',
    why: 'Como aparecen en su identificación. Los usamos para confirmar que es usted.',
    at: 2,
    about: 'sobre usted',
  },
  'address-step': {
    title: 'Su dirección',
    ask: '¿Dónde vive?',
    why: 'La dirección de su casa, no un apartado postal. Nos ayuda a confirmar que es usted.',
    at: 3,
    about: 'dónde vive',
  },
  'ssn-step': {
    title: 'Su número de Seguro Social',
    ask: '¿Cuál es su número de Seguro Social?',
    why: 'Una membresía se paga mes a mes, así que revisamos su identidad y hacemos una consulta suave de su crédito. Guardamos el número cifrado y nunca lo mostramos en su cuenta ni a su consultorio.',
    at: 4,
    about: 'su identidad',
  },
  'agreement-step': {
    title: 'Lea y firme',
    ask: 'Lea y firme',
    why: 'Con esto se inscribe en el programa de membresía. Hoy no paga nada, y tampoco hasta que acepte un plan.',
    at: 5,
    about: 'su contrato',
  },
};

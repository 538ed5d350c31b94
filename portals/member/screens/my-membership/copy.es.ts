import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  title: (firstName) => (firstName ? `Su año, ${firstName}` : 'Su año'),
  plain: 'Su membresía',
  plan: (name, since) => (name ? `Plan ${name}, desde el ${since}` : `Desde el ${since}`),
  treatments: 'Tratamientos',
  done: 'hecho',
  toCome: 'por hacer',
  leftOf: (left, all) => `${left === 1 ? 'Queda' : 'Quedan'} ${left} de ${all}`,
  row: (name, done, left) => `${name}: ${done} ${done === 1 ? 'hecho' : 'hechos'}, ${left} por hacer`,
  payments: 'Pagos',
  paymentsLabel: (made) => `${made} de 12 pagos hechos`,
  whatsLeft: 'Lo que queda',
  nothingLeft: 'Se hicieron todos los tratamientos de este año.',
  saved: 'Ahorro hasta ahora',
  savedText: (given) =>
    given === 1
      ? 'En un tratamiento, frente al precio de lista.'
      : `En ${given} tratamientos, frente al precio de lista.`,
  loyalty: 'Fidelidad',
  points: (points) => `${points} puntos`,
  needChange: '¿Necesita un cambio?',
  cancelling: 'Ver cuánto costaría cancelar',
  orCall: (practice, phone) => `o llame a ${practice} al ${phone}.`,
  notRunning: 'Por ahora nada está en curso.',
  requested: 'Su plan espera por usted',
  look: 'Ver el plan',
  ended: (day) => `Terminó el ${day}.`,
  installments: 'Lo que falta por pagar se toma mes a mes.',
  none: 'Todavía sin membresía',
};

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
  savedText: (given, price, list) =>
    given === 1
      ? `Un tratamiento por ${price} en lugar de ${list}.`
      : `${given} tratamientos por ${price} en lugar de ${list}.`,
  loyalty: 'Fidelidad',
  points: (points) => `${points} puntos`,
  workedOff: 'Se devolvió un pago, y con él sus puntos. Lo que pague después los compensa.',
  loadingLoyalty: 'Cargando el programa de fidelidad',
  again: 'Intentar de nuevo',
  perksOf: (tier) => `${tier} le da:`,
  wayTo: (tier, spend, amount) => `${spend} de ${amount} para ${tier}`,
  toNext: (amount, tier) => `Faltan ${amount} para ${tier}:`,
  brings: (credit, perDollar) =>
    credit === null ? `${perDollar} puntos por dólar.` : `${credit} de crédito al mes y ${perDollar} puntos por dólar.`,
  highest: 'Es el nivel más alto.',
  callMe: 'Pedir una llamada',
  callMeTitle: (practice) => `¿Quiere que ${practice} lo llame?`,
  callMeText: (phone) => `Les decimos que pide una llamada. También puede llamarlos al ${phone}.`,
  callMeNumber: (phone) => `Lo llaman al ${phone}.`,
  callMeAct: 'Pedir una llamada',
  asking: 'Pidiendo',
  called: (practice, day) => `El ${day} pidió a ${practice} que lo llamara. Ya lo saben y lo llamarán.`,
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

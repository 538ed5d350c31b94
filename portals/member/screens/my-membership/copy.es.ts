import type { Translated } from '@contract/language';
import { isOnePoint, pointsFigure } from '@domain/membership/points-text';
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
  nothingLeft: 'Ya recibió todos los tratamientos de este año.',
  saved: 'Ahorro hasta ahora',
  savedText: (given, price, list) =>
    given === 1
      ? `Un tratamiento por ${price} en lugar de ${list}.`
      : `${given} tratamientos por ${price} en lugar de ${list}.`,
  loyalty: 'Lealtad',
  points: (points) => `${pointsFigure(points)} ${isOnePoint(points) ? 'punto' : 'puntos'}`,
  workedOff: 'Se reembolsó un pago y se descontaron sus puntos. Sus próximos pagos los compensarán.',
  loadingLoyalty: 'Cargando el programa de lealtad',
  again: 'Intentar de nuevo',
  perksOf: (tier) => `${tier} le da:`,
  wayTo: (tier, spend, amount) => `${spend} de ${amount} para ${tier}`,
  toNext: (amount, tier) => `Faltan ${amount} para ${tier}:`,
  brings: (credit, perDollar) =>
    credit === null
      ? `${perDollar} ${perDollar === '1' ? 'punto' : 'puntos'} por dólar.`
      : `${credit} de crédito al mes y ${perDollar} ${perDollar === '1' ? 'punto' : 'puntos'} por dólar.`,
  highest: 'Es el nivel más alto.',
  callMe: 'Solicitar una llamada',
  callMeTitle: (practice) => `¿Solicitar una llamada de ${practice}?`,
  callMeText: (phone) => `Les avisaremos que desea una llamada. También puede llamarles al ${phone}.`,
  callMeNumber: (phone) => `Le llamarán al ${phone}.`,
  callMeAct: 'Solicitar llamada',
  asking: 'Enviando solicitud',
  called: (practice, day) => `Solicitó una llamada de ${practice} el ${day}. Le llamarán.`,
  needChange: '¿Necesita un cambio?',
  pausing: 'Pause su plan',
  cancelling: 'Vea cuánto costaría cancelar',
  orCancelling: 'vea cuánto costaría cancelar',
  orCall: (practice, phone) => `o llame a ${practice} al ${phone}.`,
  notRunning: 'Ahora no tiene un plan activo',
  requested: 'Su plan está listo para revisar',
  look: 'Revisar el plan',
  ended: (day) => `Terminó el ${day}.`,
  installments: 'Cobramos el saldo restante cada mes.',
  installmentsByHand: 'Usted paga el saldo restante cada mes, en Pagos.',
  none: 'Aún no tiene membresía',
};

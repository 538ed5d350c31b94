import type { Translated } from '@contract/language';
import type { copy as english } from './promo-copy';

export const copy: Translated<typeof english> = {
  onPace: 'A buen ritmo para no pagar intereses',
  short: (amount) => `Faltan ${amount}`,
  made: (made, all) => `${made} de ${all} pagos de la promoción hechos`,
  paid: (amount) => `${amount} pagado`,
  left: (amount, date) => `${amount} a más tardar el ${date}`,
  keepsEach: ({ amount, count, end, practice, interest }) =>
    `*${amount}* en cada uno de ${count} vencimientos hasta el ${end} mantiene su plan en ${practice} sin intereses. Si no, cuesta *${interest}*.`,
  keepsOnce: ({ amount, end, practice, interest }) =>
    `*${amount}* a más tardar el ${end} mantiene su plan en ${practice} sin intereses. Si no, cuesta *${interest}*.`,
  feesApart: (fees) => `Aparte de eso se deben cargos de ${fees}.`,
  taking: (amount, interest) =>
    `El pago automático sigue tomando *${amount}*, y *${interest}* de intereses se cancelan.`,
  asPlanned: (interest) => `Pague como lo planeó, y *${interest}* de intereses se cancelan.`,
  way: (name, lastFour) => `${name}, que termina en ${lastFour}`,
  takes: (amount) => `El pago automático toma ${amount} ahora.`,
  off: 'El pago automático está desactivado.',
  paused: 'Los pagos están en pausa: nada se cobra automáticamente. Usted puede pagar de todos modos.',
  raise: (amount) => `Subir el pago automático a ${amount}`,
  turnOn: (amount) => `Activar el pago automático de ${amount}`,
  payNow: (amount) => `Pagar ${amount}`,
  see: 'Ver sus pagos',
  question: (amount) => `¿Poner el pago automático en ${amount}?`,
  means: (amount, way, end) =>
    `En cada fecha de vencimiento tomamos ${amount} de ${way}. Tomado en cada una hasta el ${end}, paga la compra dentro de la promoción y los intereses se cancelan. Puede cambiarlo cuando quiera.`,
  confirm: 'Poner el pago automático',
  saving: 'Poniendo el pago automático',
  loading: 'Cargando el pago automático',
  wait: 'El pago automático todavía se está cargando.',
  noWay: 'Agregue primero una forma de pago.',
  noWayYet: 'Todavía no hay una cuenta o tarjeta de la que se pueda tomar.',
  addWay: 'Agregar una',
  keptTitle: 'Usted conservó su promoción',
  kept: (interest) => `Pagó a tiempo, así que se cancelaron ${interest} de intereses.`,
  lostTitle: 'Su promoción terminó',
  lost: (end, interest) =>
    `La compra no se pagó por completo a más tardar el ${end}, así que se quedan los intereses desde el primer día: ${interest}.`,
};

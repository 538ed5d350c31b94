import type { Translated } from '@contract/language';
import type { copy as english } from './promo-copy';

export const copy: Translated<typeof english> = {
  onPace: 'A buen ritmo para no pagar intereses',
  short: (amount) => `Con el pago mínimo le faltarían ${amount}`,
  shortAtAutopay: (amount) => `Con su pago automático le faltarían ${amount}`,
  made: (made, all) => `${made} de ${all} pagos de la promoción hechos`,
  paid: (amount) => `${amount} pagado`,
  left: (amount, date) => `${amount} a más tardar el ${date}`,
  keepsEach: ({ amount, count, end, practice, interest }) =>
    `Pague *${amount}* en cada uno de los próximos ${count} vencimientos, hasta el ${end}, para no pagar intereses por su plan en ${practice}. Si no, deberá *${interest}* de intereses.`,
  keepsOnce: ({ amount, end, practice, interest }) =>
    `Pague *${amount}* a más tardar el ${end} para no pagar intereses por su plan en ${practice}. Si no, deberá *${interest}* de intereses.`,
  feesApart: (fees) => `Además debe ${fees} de cargos.`,
  taking: (amount, interest) => `Mantenga el pago automático en *${amount}* y se cancelan *${interest}* de intereses.`,
  asPlanned: (interest) => `Pague según lo previsto y se cancelan *${interest}* de intereses.`,
  takes: (amount) => `El pago automático es de ${amount}.`,
  off: 'El pago automático está desactivado.',
  paused: 'Los pagos están en pausa, así que no le cobraremos automáticamente. Usted puede pagar de todos modos.',
  raise: (amount) => `Subir el pago automático a ${amount}`,
  turnOn: (amount) => `Activar el pago automático por ${amount}`,
  payNow: (amount) => `Pagar ${amount}`,
  see: 'Ver los pagos',
  question: (amount) => `¿Fijar el pago automático en ${amount}?`,
  means: (amount, way, end) =>
    `Cobraremos ${amount} a ${way} en cada vencimiento. Si se completan todos los pagos hasta el ${end}, la compra queda pagada dentro de la promoción y los intereses se cancelan. Puede cambiarlo cuando quiera.`,
  confirm: 'Fijar el pago automático',
  saving: 'Fijando el pago automático',
  loading: 'Cargando el pago automático',
  wait: 'El pago automático todavía se está cargando.',
  noWay: 'Agregue primero una forma de pago.',
  noWayYet: 'Todavía no tiene una cuenta o tarjeta para el pago automático.',
  addWay: 'Agregar una',
  keptTitle: 'Usted cumplió su promoción',
  kept: (interest) => `Pagó a tiempo, así que se cancelaron ${interest} de intereses.`,
  lostTitle: 'Su promoción terminó',
  lost: (end, interest) =>
    `La compra no se pagó por completo a más tardar el ${end}, así que debe los intereses desde el primer día: ${interest}.`,
};

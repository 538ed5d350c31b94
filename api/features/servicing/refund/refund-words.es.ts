import type { refundWords as english } from './refund-words';

/** The same in Spanish. */
export const refundWords: typeof english = {
  title: 'Se reembolsó una parte de su compra',
  who: (name, number, practice) => `${name}, transacción ${number} en ${practice}.`,
  changed: 'Qué cambió',
  refunded: (refund, before, left) => `Su consultorio reembolsó ${refund} de ${before}. Ahora su compra es de ${left}.`,
  asIfLower:
    'Todavía no había vencido ningún pago, así que su préstamo queda como si hubiera sido por el monto menor desde el primer día.',
  offPrincipal: 'El reembolso se descontó de lo que usted debe.',
  payments: 'Sus pagos',
  run: ({ count, amount, from, to }) =>
    count === 1 ? `${amount} el ${from}` : `${count} pagos de ${amount} del ${from} al ${to}`,
  before: (runs) => `Pagos pendientes antes del reembolso: ${runs.join('; ')}.`,
  after: (runs) => `Pagos pendientes ahora: ${runs.join('; ')}.`,
  nothingLeft: 'No queda ningún pago.',
  chargedOff: (before, owed) =>
    `Su préstamo se declaró incobrable, así que no hay pagos mensuales. Antes del reembolso debía ${before}. Ahora debe ${owed}.`,
  promo: (amount, day) => `Su promoción continúa: si paga ${amount} a más tardar el ${day}, no deberá intereses.`,
  promoKept: (interest) => `Con el reembolso, su promoción quedó cumplida: se cancelan ${interest} de intereses.`,
  late: (amount) => `${amount} de pagos anteriores están atrasados. Páguelos ahora.`,
  fees: (amount) => `También debe ${amount} de cargos.`,
  goesBack: (amount) =>
    `Usted pagó ${amount} más de lo que debe ahora. Se lo devolveremos en cuanto se hayan completado todos sus pagos. Irá a la cuenta o tarjeta con la que pagó o, si la eliminó, a la que usa ahora.`,
  rest: 'Todo lo demás de su contrato de préstamo sigue igual.',
};

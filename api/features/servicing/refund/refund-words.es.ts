import type { refundWords as english } from './refund-words';

/** The same in Spanish. */
export const refundWords: typeof english = {
  title: 'Se reembolsó una parte de su compra',
  who: (name, number, practice) => `${name}, transacción ${number} en ${practice}.`,
  changed: 'Qué cambió',
  refunded: (refund, before, left) => `Su consultorio reembolsó ${refund} de ${before}. Ahora su compra es de ${left}.`,
  asIfLower:
    'Todavía no había vencido nada, así que su préstamo es el que habría sido con el monto menor desde su primer día.',
  offPrincipal: 'El reembolso se descontó de lo que usted debe.',
  payments: 'Sus pagos',
  run: ({ count, amount, from, to }) =>
    count === 1 ? `${amount} el ${from}` : `${count} pagos de ${amount} del ${from} al ${to}`,
  before: (runs) => `Antes quedaba por pagar: ${runs.join('; ')}.`,
  after: (runs) => `Ahora queda por pagar: ${runs.join('; ')}.`,
  nothingLeft: 'No queda ningún pago.',
  chargedOff: (before, owed) =>
    `Su préstamo se dio por perdido y no se pide ningún pago mensual. Antes del reembolso usted debía ${before}; ahora debe ${owed}.`,
  fees: (amount) => `Además, hay ${amount} de cargos abiertos.`,
  goesBack: (amount) =>
    `Usted había pagado ${amount} más de lo que debe ahora. Se lo devolvemos a la cuenta o tarjeta con la que pagó o, si se eliminó, a la que usa ahora, en cuanto ya no haya ningún pago en camino.`,
  rest: 'Todo lo demás de su contrato de préstamo sigue igual.',
};

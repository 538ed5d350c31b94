import type { refundWords as english } from './refund-words';

/** The same in Spanish. */
export const refundWords: typeof english = {
  title: 'Se reembolsó una parte de su compra',
  who: (name, number, practice) => `${name}, transacción ${number} en ${practice}.`,
  changed: 'Qué cambió',
  refunded: (refund, before, left) => `Su consultorio reembolsó ${refund} de ${before}. Ahora su compra es de ${left}.`,
  asIfLower:
    'Todavía no había vencido nada, así que su préstamo es el que habría sido con el monto menor desde su primer día.',
  offPrincipal: 'El reembolso se descontó de lo que usted debe. Baja sus intereses a partir de hoy.',
  payments: 'Sus pagos',
  before: (count, amount, last) =>
    count === 1
      ? `Antes quedaba 1 pago, de ${amount}, el ${last}.`
      : `Antes quedaban ${count} pagos, ${amount} al mes, el último el ${last}.`,
  after: ({ count, amount, next, last }) =>
    count === 1
      ? `Ahora queda 1 pago, de ${amount} el ${next}.`
      : `Ahora quedan ${count} pagos: ${amount} el ${next} y cada mes hasta el último, el ${last}, que puede ser menor.`,
  nothingLeft: 'No queda nada que pagar.',
  goesBack: (amount) =>
    `Usted había pagado ${amount} más de lo que debe ahora. Se lo devolvemos a la cuenta o tarjeta con la que pagó o, si se eliminó, a la que usa ahora, en cuanto ya no haya ningún pago en camino.`,
  rest: 'Todo lo demás de su contrato de préstamo sigue igual.',
};

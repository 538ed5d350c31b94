import type { statementWords as english } from './statement-words';

export const statementWords: typeof english = {
  title: (day) => `Estado de cuenta del ${day}`,
  correctedTitle: (day) => `Estado de cuenta corregido del ${day}`,
  corrects: (day, amount, due) =>
    `Su consultorio reembolsó dinero de esta compra. Este reemplaza el estado de cuenta del ${day}, que pedía ${amount} el ${due}.`,
  nothingLeft: 'No queda nada por pagar.',
  nothingDue: (day) => `El ${day} no hay nada que pagar.`,
  who: (name, number, practice) => `${name}, transacción ${number} en ${practice}.`,
  toPay: 'Lo que debe pagar',
  due: (amount, day) => `Pago que vence: ${amount} el ${day}.`,
  pastDue: (amount) => `De ese monto, ${amount} está vencido. Pague esa parte ahora.`,
  paused:
    'Los pagos están en pausa mientras se revisa algo de esta compra: no tiene que pagar nada ahora, no se toma nada automáticamente y no se agrega ningún cargo por atraso.',
  dueAfterPause: (amount, day) => `Cuando se resuelva, se le pedirán ${amount}, no antes del ${day}.`,
  promoMoves: 'Mientras los pagos están en pausa, su fin se mueve un día por cada día.',
  autopayTakes: (amount, day) => `El pago automático toma ${amount} el ${day}.`,
  payTheRest: ' Pague el resto en su cuenta.',
  nothingToDo: ' Usted no tiene que hacer nada.',
  autopayOff: 'El pago automático está desactivado. Pague en su cuenta o actívelo allí.',
  period: (from, on) => `Del ${from} al ${on}`,
  previous: 'Saldo del estado de cuenta anterior',
  purchase: 'Compra',
  interest: 'Intereses',
  fees: 'Cargos',
  payments: 'Pagos',
  refund: (before, left) => `Reembolso de su compra, que era de ${before} y ahora es de ${left}`,
  others: 'Pagos devueltos, créditos y correcciones',
  balance: 'Saldo',
  promotion: 'Su promoción',
  payoff: (amount, day) => `Pague ${amount} a más tardar el ${day} y no debe intereses.`,
  needed: (amount, count) => `Basta con ${amount} en cada una de las ${count} fechas de vencimiento hasta entonces.`,
  feesApart: (amount) => `Aparte de eso se deben cargos de ${amount}.`,
  otherwise: (amount) =>
    `Si hasta entonces se paga menos, se deben los intereses desde el día de la compra: ${amount}.`,
  lost: (day, amount) =>
    `Terminó el ${day}. La compra no se pagó por completo hasta entonces, así que se deben los intereses desde el día de la compra: ${amount}.`,
  activeDuty: 'Tasa de servicio activo',
  served: (from, until, forgiven) =>
    `Este préstamo no lleva más del 6% anual desde el ${from} ${until ? `hasta el ${until}` : 'mientras dure su servicio'} (Ley de Ayuda Civil a los Miembros del Servicio). Intereses perdonados hasta ahora: ${forgiven}.`,
  payMore: 'Si paga más',
  saves: (extra, saved, months) =>
    `Con ${extra} más cada mes se ahorra ${saved} de intereses${
      months > 0 ? `, y el préstamo termina ${months} ${months === 1 ? 'mes' : 'meses'} antes` : ''
    }.`,
  inYear: (year) => `En ${year}`,
  charged: (interest, fees) => `Intereses cobrados: ${interest}. Cargos cobrados: ${fees}.`,
  questions: 'Preguntas',
  wrong: (email, phone) => `¿Algo no parece correcto? Escriba a ${email} o llame al ${phone}.`,
  receipt: 'Recibo de pago',
  received: (brand, amount, name) => `${brand} recibió ${amount} de ${name}.`,
  counts: (day) => `El pago cuenta desde el ${day}.`,
  takenFrom: (method, lastFour) => `Se tomó de ${method}, que termina en ${lastFour},`,
  forTransaction: (number, practice) => `para la transacción ${number} en ${practice}.`,
  principal: 'Capital',
  chargedOff: 'Lo que se dio por perdido',
  credit: 'Su saldo a favor, que le devolvemos',
  parts: (paid) => `Pagó: ${paid}.`,
  cancelled: (amount) => `Mantuvo su promoción: se cancelan intereses de ${amount}.`,
  balanceAfter: (amount) => `Saldo después de él: ${amount}.`,
  payment: (id) => `Pago ${id}.`,
};

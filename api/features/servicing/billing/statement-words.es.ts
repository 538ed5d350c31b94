import type { statementWords as english } from './statement-words';

export const statementWords: typeof english = {
  title: (day) => `Estado de cuenta del ${day}`,
  correctedTitle: (day) => `Estado de cuenta corregido del ${day}`,
  corrects: (day, amount, due) =>
    `Su consultorio reembolsó parte de esta compra. Este documento reemplaza el estado de cuenta del ${day}, que mostraba ${amount} con vencimiento el ${due}.`,
  nothingLeft: 'No queda nada por pagar.',
  nothingDue: (day) => `El ${day} no hay nada que pagar.`,
  who: (name, number, practice) => `${name}, transacción ${number} en ${practice}.`,
  toPay: 'Lo que debe pagar',
  due: (amount, day) => `Pago que vence: ${amount} el ${day}.`,
  pastDue: (amount) => `De ese monto, ${amount} está vencido. Pague esa parte ahora.`,
  paused:
    'Los pagos están en pausa mientras revisamos esta compra o su cuenta. No tiene que pagar nada ahora, no haremos cobros automáticos y no agregaremos cargos por atraso.',
  forInformation:
    'Este estado de cuenta es solo informativo. No es una exigencia de pago y no intentaremos cobrar. No vence nada ahora, no haremos cobros automáticos y no agregaremos cargos por atraso.',
  dueAfterPause: (late, day, days) =>
    `${late ? `${late} estaba atrasado antes de la pausa y deberá pagarse cuando esto se resuelva. ` : ''}Los pagos que vencen durante la pausa, como el del ${day}, tendrán una nueva fecha de vencimiento, al menos ${days} días después de que se resuelva, y le diremos el monto y la fecha.`,
  moved: (amount, day) => `De ese monto, ${amount} son de un pago que no se pudo cobrar y vencen el ${day}.`,
  movedLater: (amount, day) => `También debe pagar ${amount} de un pago que no se pudo cobrar, a más tardar el ${day}.`,
  promoMoves: 'Por cada día que los pagos están en pausa, la promoción termina un día más tarde.',
  autopayTakes: (amount, day) => `El pago automático cobrará ${amount} el ${day}.`,
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
  payoff: (amount, day) => `Si paga ${amount} a más tardar el ${day}, no deberá intereses.`,
  needed: (amount, count) => `Basta con ${amount} en cada una de las ${count} fechas de vencimiento hasta entonces.`,
  feesApart: (amount) => `También debe ${amount} de cargos.`,
  otherwise: (amount) =>
    `Si hasta entonces paga solo el mínimo, deberá intereses desde la fecha de la compra: ${amount}.`,
  lost: (day, amount) =>
    `Terminó el ${day}. La compra no se pagó por completo para esa fecha, así que debe intereses desde la fecha de la compra: ${amount}.`,
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
  wrong: (writeTo, phone) => `¿Algo no parece correcto? Escriba a ${writeTo} o llame al ${phone}.`,
  receipt: 'Recibo de pago',
  received: (brand, amount, name) => `${brand} recibió ${amount} de ${name}.`,
  counts: (day) => `Fecha efectiva: ${day}.`,
  takenFrom: (method, lastFour) => `Pagado con ${method} terminada en ${lastFour},`,
  forTransaction: (number, practice) => `para la transacción ${number} en ${practice}.`,
  principal: 'Capital',
  chargedOff: 'Saldo declarado incobrable',
  credit: 'Su saldo a favor, que le devolvemos',
  parts: (paid) => `Se aplicó a: ${paid}.`,
  cancelled: (amount) => `Mantuvo su promoción: se cancelan intereses de ${amount}.`,
  balanceAfter: (amount) => `Saldo después de este pago: ${amount}.`,
  payment: (id) => `Pago ${id}.`,
};

import type { dueDateWords as english } from './due-date-words';

export const dueDateWords: typeof english = {
  title: 'Sus nuevas fechas de pago',
  who: (name, number, practice) => `${name}, transacción ${number} en ${practice}.`,
  changed: 'Lo que usted cambió',
  first: (from, to) => `El pago que vencía el ${from} vence el ${to}, y cada pago siguiente, el mismo día de su mes.`,
  last: (from, to) => `El último pago vence el ${to} en lugar del ${from}. Hay tantos pagos como antes.`,
  payment: (day, amount) => `El pago del ${day} es de ${amount}. Cada pago posterior queda igual.`,
  paymentWithInterest: (day, amount, interest) =>
    `El pago del ${day} es de ${amount}, de los cuales ${interest} son intereses de los días que se agregan. Cada pago posterior queda igual.`,
  fees: (amount) => `El pago automático toma con él el cargo por atraso de ${amount}, que está pendiente.`,
  promo: (interest) =>
    `Su promoción termina otros tantos días más tarde. Los días agregados generan ${interest} de intereses, que se cancelan con los demás si paga a tiempo.`,
  follows: 'Lo que sigue',
  autopay:
    'El pago automático, si lo usa, toma cada pago en su nuevo día. Todo lo demás de su contrato de préstamo queda igual.',
  again: (months) => `Puede cambiar su fecha de pago otra vez en ${months} meses.`,
};

import type { dueDateWords as english } from './due-date-words';

export const dueDateWords: typeof english = {
  title: 'Sus nuevas fechas de pago',
  who: (name, number, practice) => `${name}, transacción ${number} en ${practice}.`,
  changed: 'Lo que usted cambió',
  first: (from, to) =>
    `El pago que vencía el ${from} ahora vence el ${to}. Los siguientes vencen el mismo día de cada mes.`,
  last: (from, to) => `El último pago vence el ${to} en lugar del ${from}. El número de pagos no cambia.`,
  payment: (day, amount) => `Su pago del ${day} es de ${amount}. Los pagos posteriores quedan igual.`,
  paymentWithInterest: (day, amount, interest) =>
    `Su pago del ${day} es de ${amount}, que incluye ${interest} de intereses por los días agregados. Los pagos posteriores quedan igual.`,
  fees: (amount) => `El pago automático también cobrará con ese pago su cargo por atraso de ${amount}.`,
  promo: (interest) =>
    `Su promoción termina ese mismo número de días más tarde. Los días agregados generan ${interest} de intereses, que se cancelan con los demás si paga a tiempo.`,
  promoKeeps: (amount, day) => `Si paga ${amount} a más tardar el ${day}, no deberá intereses.`,
  follows: 'Qué pasa después',
  autopay:
    'Si usa el pago automático, cada pago se cobra en su nueva fecha. Todo lo demás de su contrato de préstamo queda igual.',
  again: (months) => `Puede cambiar su fecha de pago otra vez en ${months} meses.`,
};

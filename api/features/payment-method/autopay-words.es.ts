import type { Translated } from '@contract/language';
import type { autopayWords as english } from './autopay-words';

export const autopayWords: Translated<typeof english> = {
  title: 'Autorización del pago automático',
  who: (name, number, practice) => `${name}, transacción ${number} en ${practice}.`,
  account: (creditor, method, lastFour) =>
    `Usted autoriza a ${creditor} a debitar automáticamente los pagos de este préstamo de su cuenta en ${method} terminada en ${lastFour}.`,
  card: (creditor, method, lastFour) =>
    `Usted autoriza a ${creditor} a cobrar automáticamente los pagos de este préstamo a su tarjeta de débito ${method} que termina en ${lastFour}.`,
  first: ({ amount, from }) => `El primer pago automático es de ${amount} el ${from}.`,
  none: 'Por ahora no hay pagos que debitar.',
  MINIMUM: (amount) =>
    `En cada fecha de vencimiento: el pago de su plan, ${amount}, más los cargos por atraso que muestre su estado de cuenta.`,
  SUGGESTED: (amount) =>
    `En cada fecha de vencimiento: ${amount}, el pago que mantiene su promoción sin intereses, y nunca menos que el monto que vence.`,
  CUSTOM: (amount) => `En cada fecha de vencimiento: ${amount}, como usted eligió, y nunca menos de lo que vence.`,
  FIRST_ONLY: (amount) => `En la próxima fecha de vencimiento, una sola vez: ${amount}.`,
  lowered: ({ amount, from }) => `El pago automático baja su tasa. A partir del ${from}, el pago es de ${amount}.`,
  until:
    'Los pagos continúan una vez al mes hasta que el préstamo esté pagado. El último puede ser menor. Si los bancos están cerrados en una fecha de vencimiento, el pago se debita el siguiente día hábil y se acredita con la fecha de vencimiento.',
  changes:
    'Su estado de cuenta muestra el monto que vence tres semanas antes de cada pago. El pago automático nunca debita más que ese monto o el que usted eligió.',
  stop: (writeTo, phone) =>
    `Puede cambiarlo o desactivarlo en su cuenta hasta el día antes de un pago, o escribiendo a ${writeTo} o llamando al ${phone} hasta tres días hábiles antes de un pago. También puede detener un pago a través de su banco. El pago automático no es una condición del préstamo.`,
};

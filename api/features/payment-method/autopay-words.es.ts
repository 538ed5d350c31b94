import type { Translated } from '@contract/language';
import type { autopayWords as english } from './autopay-words';

export const autopayWords: Translated<typeof english> = {
  title: 'Autorización del pago automático',
  who: (name, number, practice) => `${name}, transacción ${number} en ${practice}.`,
  account: (creditor, method, lastFour) =>
    `Usted autoriza a ${creditor} a tomar automáticamente los pagos de este préstamo de su cuenta en ${method} que termina en ${lastFour}.`,
  card: (creditor, method, lastFour) =>
    `Usted autoriza a ${creditor} a cobrar automáticamente los pagos de este préstamo a su tarjeta de débito ${method} que termina en ${lastFour}.`,
  first: ({ amount, from }) => `El primero es de ${amount} el ${from}.`,
  none: 'Por ahora no queda nada que tomar.',
  MINIMUM: (amount) =>
    `En cada fecha de vencimiento: el pago que pide su plan, ${amount}, y los cargos por atraso que mencione su estado de cuenta.`,
  SUGGESTED: (amount) =>
    `En cada fecha de vencimiento: ${amount}, el pago que mantiene la promoción sin intereses, y nunca menos de lo que vence.`,
  CUSTOM: (amount) => `En cada fecha de vencimiento: ${amount}, como usted eligió, y nunca menos de lo que vence.`,
  FIRST_ONLY: (amount) => `En la primera fecha de vencimiento, una sola vez: ${amount}.`,
  lowered: ({ amount, from }) => `El pago automático baja su tasa: a partir del ${from} el pago es de ${amount}.`,
  until:
    'Sigue una vez al mes hasta que el préstamo esté pagado; el último puede ser menor. Si los bancos están cerrados en la fecha de vencimiento, se toma el siguiente día hábil y cuenta desde esa fecha.',
  changes:
    'El estado de cuenta dice lo que vence tres semanas antes de cada pago, y el pago automático no toma más que eso o lo que usted eligió.',
  stop: (email, phone) =>
    `Puede cambiarlo o desactivarlo en su cuenta, escribiendo a ${email} o llamando al ${phone}, hasta tres días hábiles antes de un pago. También puede detener un pago en su banco. El pago automático no es una condición del préstamo.`,
};

import type { Translated } from '@contract/language';
import type { copy as english } from './hardship-copy';

export const copy: Translated<typeof english> = {
  title: 'Si no puede pagar lo acordado',
  lead: 'Puede pagar la mitad durante tres o seis meses, una vez cada doce meses. Paga por más tiempo y algo más de intereses en total. No hay ningún cargo.',
  refused: {
    PAUSED: 'Los pagos están en pausa, así que no hay ningún pago que bajar.',
    PROMOTION:
      'Mientras dura su promoción, los pagos no se bajan: pagando menos, podría perderla y deber los intereses que ella cancela.',
    TOO_LATE: 'Un pago lleva sesenta días de atraso o más. Llámenos: todavía podemos bajar sus pagos juntos.',
    IN_FLIGHT: 'Hay un pago en camino. Puede bajar sus pagos cuando haya llegado.',
    BLOCKED: 'Sus pagos no se pueden bajar en este momento. Comuníquese con nosotros.',
  },
  given: (from, to, amount) => `Pagos más bajos de ${amount} desde el ${from} hasta el ${to}.`,
  ended: (day) => `El plan terminó el ${day}, porque un pago llevaba más de diez días de atraso.`,
  again: (day) => `Puede bajar sus pagos otra vez desde el ${day}.`,
  which: 'Por cuánto tiempo',
  hint: (day) => `El primer pago que puede ser más bajo vence el ${day}.`,
  months: (count) => `${count} meses`,
  show: 'Ver lo que resulta',
  showing: 'Calculando',
  payment: 'Cada pago',
  to: (from, to) => `${from} → ${to}`,
  firstLower: 'Primer pago más bajo',
  lastLower: 'Último pago más bajo',
  agreed: 'Otra vez lo acordado',
  ends: 'El préstamo termina',
  late: 'Con atraso ahora, se paga con los últimos pagos',
  openFees: 'Cargos por atraso que se siguen debiendo',
  lateNote: 'A lo atrasado no se le agregan intereses ni más cargos por atraso.',
  inPlaceOf: 'En lugar de',
  left: 'Pagos que quedan',
  fees: 'Cargo que toma el pago automático',
  interest: 'Más intereses en total',
  floor: 'Es la mitad de su pago, o los intereses del mes si son más, para que lo que usted debe no aumente.',
  rest: 'El pago automático toma los pagos más bajos mientras dura el plan. Un pago hecho como dice el plan no tiene cargo por atraso. Si uno se atrasa más de diez días, el plan termina y vuelve el pago acordado.',
  confirm: 'Bajar mis pagos',
  lowering: 'Bajándolos',
  done: (amount, day) =>
    `Sus pagos son más bajos desde el ${day}: ${amount} cada uno. La confirmación de su plan está entre sus documentos.`,
};

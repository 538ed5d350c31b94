import type { Translated } from '@contract/language';
import type { copy as english } from './hardship-copy';

export const copy: Translated<typeof english> = {
  title: 'Si no puede pagar lo acordado',
  lead: 'Puede pagar la mitad durante tres o seis meses, una vez cada 12 meses. Pagará por más tiempo y algo más de intereses en total. No hay ningún cargo.',
  refused: {
    PAUSED: 'Los pagos están en pausa, así que no hay ningún pago que bajar.',
    PROMOTION:
      'No puede bajar los pagos mientras dura su promoción. Si pagara menos, podría perderla y deber los intereses que se cancelan con ella.',
    TOO_LATE: 'Un pago lleva 60 días o más de atraso. Llámenos. Todavía podemos bajar sus pagos juntos.',
    IN_FLIGHT: 'Hay un pago en proceso. Puede bajar sus pagos cuando se complete.',
    BLOCKED: 'No puede bajar sus pagos en este momento. Comuníquese con nosotros.',
  },
  given: (from, to, amount) => `Pagos más bajos de ${amount} desde el ${from} hasta el ${to}.`,
  ended: (day) => `El plan terminó el ${day}, porque un pago llevaba más de diez días de atraso.`,
  again: (day) => `Puede bajar sus pagos otra vez desde el ${day}.`,
  which: 'Por cuánto tiempo',
  hint: (day) => `El primer pago que puede ser más bajo vence el ${day}.`,
  months: (count) => `${count} meses`,
  show: 'Ver los pagos nuevos',
  showing: 'Calculando',
  payment: 'Cada pago',
  to: (from, to) => `${from} → ${to}`,
  firstLower: 'Primer pago más bajo',
  lastLower: 'Último pago más bajo',
  agreed: 'Vuelve el pago acordado',
  ends: 'El préstamo termina',
  late: 'Con atraso ahora, se paga con los últimos pagos',
  openFees: 'Cargos por atraso que todavía debe',
  lateNote: 'No agregamos intereses ni más cargos por atraso al monto atrasado.',
  left: 'Pagos que quedan',
  fees: 'Cargo por atraso que cobra el pago automático',
  interest: 'Intereses adicionales en total',
  floor:
    'Cada pago es la mitad de su pago acordado, o los intereses del mes si son más, para que lo que usted debe no aumente.',
  rest: 'El pago automático cobra los pagos más bajos durante el plan. Los pagos hechos según el plan no tienen cargo por atraso. Si uno se atrasa más de diez días, el plan termina y vuelve el pago acordado.',
  confirm: 'Bajar mis pagos',
  lowering: 'Bajándolos',
  done: (amount, day) =>
    `Sus pagos son más bajos desde el ${day}: ${amount} cada uno. La confirmación de su plan está en sus documentos.`,
};

import type { Translated } from '@contract/language';
import type { copy as english } from './due-date-copy';

export const copy: Translated<typeof english> = {
  title: 'Su fecha de pago',
  lead: 'Quizá le convenga otro día del mes. Puede cambiar su fecha de pago una vez cada 12 meses, a un día hasta 15 días más tarde.',
  refused: {
    PAUSED: 'Los pagos están en pausa, así que no hay ningún vencimiento que mover.',
    PAST_DUE: 'Pague primero lo que está atrasado. Después puede cambiar su fecha de pago.',
    IN_FLIGHT: 'Hay un pago en proceso. Puede cambiar su fecha de pago cuando se complete.',
    BLOCKED: 'No puede cambiar su fecha de pago en este momento. Comuníquese con nosotros.',
  },
  again: (day) => `Puede cambiarla otra vez desde el ${day}.`,
  made: (on, from, to) => `Cambiada el ${on}: del ${from} al ${to}.`,
  which: 'Nueva fecha de pago',
  hint: (day) => `El próximo pago que se puede mover vence el ${day}. Los siguientes, el mismo día del mes.`,
  choose: 'Elija un día',
  need: 'Elija un día',
  show: 'Ver lo que cambia',
  showing: 'Calculando',
  next: 'Este pago',
  last: 'Último pago',
  to: (from, to) => `${from} → ${to}`,
  amount: 'Monto a pagar',
  fees: 'Cargo por atraso que cobra el pago automático',
  interest: 'Intereses agregados',
  promo:
    'Su promoción termina el mismo número de días más tarde. Si paga a tiempo, los intereses agregados también se cancelan.',
  rest: 'Los pagos posteriores quedan igual, y el pago automático cobra cada uno en su nuevo día.',
  confirm: 'Cambiar mis fechas de pago',
  moving: 'Cambiándolas',
  done: (day) => `Sus fechas de pago cambiaron. La primera es ahora el ${day}. La confirmación está en sus documentos.`,
};

import type { Translated } from '@contract/language';
import type { copy as english } from './due-date-copy';

export const copy: Translated<typeof english> = {
  title: 'Su fecha de pago',
  lead: 'Quizá le convenga otro día del mes. Puede cambiarlo una vez cada doce meses, a un día como máximo 15 días más tarde.',
  refused: {
    PAUSED: 'Los pagos están en pausa, así que no hay ningún vencimiento que mover.',
    PAST_DUE: 'Pague primero lo que está atrasado. Después puede cambiar su fecha de pago.',
    IN_FLIGHT: 'Hay un pago en camino. Puede cambiar su fecha de pago cuando haya llegado.',
    BLOCKED: 'Su fecha de pago no se puede cambiar en este momento. Comuníquese con nosotros.',
  },
  again: (day) => `Puede cambiarla otra vez desde el ${day}.`,
  made: (on, from, to) => `Cambiada el ${on}: ${from} pasó a ser ${to}.`,
  which: 'Nueva fecha de pago',
  hint: (day) => `El próximo pago que se puede mover vence el ${day}. Los siguientes, el mismo día del mes.`,
  choose: 'Elija un día',
  need: 'Elija un día',
  show: 'Ver lo que cambia',
  showing: 'Calculando',
  next: 'Este pago',
  last: 'Último pago',
  to: (from, to) => `${from} → ${to}`,
  amount: 'Se pide',
  fees: 'Cargo que toma el pago automático',
  interest: 'Intereses agregados',
  promo:
    'Su promoción termina otros tantos días más tarde. Si paga a tiempo, los intereses agregados se cancelan con los demás.',
  rest: 'Cada pago posterior queda igual, y el pago automático toma cada uno en su nuevo día.',
  confirm: 'Cambiar mis fechas de pago',
  moving: 'Cambiándolas',
  done: (day) =>
    `Sus fechas de pago cambiaron, la primera de ellas al ${day}. La confirmación está entre sus documentos.`,
};

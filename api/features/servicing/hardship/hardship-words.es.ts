import type { hardshipWords as english } from './hardship-words';

export const hardshipWords: typeof english = {
  title: 'Su plan por dificultades económicas',
  who: (name, number, practice) => `${name}, transacción ${number} en ${practice}.`,
  changed: 'Lo que cambia en su préstamo',
  lower: (months, from, to) =>
    `Durante ${months} meses usted paga menos: desde el pago del ${from} hasta el del ${to}.`,
  payment: (amount, before) =>
    `Cada uno de esos pagos es de ${amount} en lugar de ${before}. Es la mitad de su pago, o los intereses del mes si son más, para que lo que usted debe no aumente.`,
  first: (amount) =>
    `El primero es de ${amount}, con los intereses de los días que agregó el cambio de la fecha de vencimiento.`,
  after: (day) => `Desde el ${day} paga otra vez el monto acordado, y ningún pago es mayor que ese.`,
  late: (amount, day) =>
    `Hay ${amount} de atraso, desde el ${day}. Lo paga con los últimos pagos del préstamo. No se le agregan intereses, y desde hoy no se le agrega ningún cargo por atraso.`,
  last: (from, to) => `El último pago vence el ${to} en lugar del ${from}.`,
  count: (before, after) => `Quedan ${after} pagos en lugar de ${before}.`,
  costs: 'Lo que cuesta',
  interest: (amount) =>
    `En total paga ${amount} más de intereses, porque una parte de lo que debe se paga más tarde. El plan no tiene ningún cargo.`,
  fees: (amount) => `El pago automático cobrará su cargo por atraso de ${amount} con el primer pago más bajo.`,
  openFees: (amount) => `Todavía debe ${amount} de cargos por atraso agregados antes.`,
  rate: 'Su tasa de interés queda igual.',
  follows: 'Qué pasa después',
  autopay:
    'Si usa el pago automático, cobra los pagos más bajos mientras dura el plan, sea cual sea el monto que tenga fijado.',
  fee: 'Si paga como dice el plan, no hay cargo por atraso.',
  missed: (days) =>
    `Si un pago más bajo se atrasa más de ${days} días, el plan termina. Entonces vuelve a pagar el monto acordado, a partir del primer pago cuyo estado de cuenta no se haya enviado. Se lo avisaremos por correo electrónico.`,
  more: 'Puede pagar más en cualquier momento, y el préstamo termina antes. Todo lo demás de su contrato de préstamo queda igual.',
  again: (months) => `Puede bajar sus pagos otra vez dentro de ${months} meses.`,
};

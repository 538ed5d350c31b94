import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  title: 'Pago automático',
  loading: 'Cargando el pago automático',
  what: (practice) => `Para su tratamiento en ${practice}`,
  chooseType: 'Elija cuánto pagar',
  how: 'Cuánto pagar en cada fecha de vencimiento',
  minimum: 'Pago mensual',
  minimumDetail: 'Lo que requiere su plan, más cualquier cargo por pago atrasado de su estado de cuenta.',
  suggested: 'Pago para evitar intereses',
  suggestedDetail:
    'Si paga esto en cada vencimiento desde ahora, la compra queda pagada dentro de la promoción y sus intereses se cancelan.',
  custom: 'Otro monto',
  customDetail: 'Por lo menos su pago mensual, y no más de lo que le falta pagar.',
  next: (day, amount) => `El pago automático cobrará ${amount} el ${day}.`,
  less: {
    LEFT: 'Es todo lo que le falta pagar.',
    LOWERED: 'Es el pago más bajo de su plan por dificultades económicas.',
  },
  ended: 'El pago automático se detuvo porque su forma de pago ya no se puede usar. Elija otra y guarde.',
  stopped: (day) =>
    `El pago automático está desactivado desde el ${day} porque se devolvieron tres pagos seguidos. Usted hace cada pago. Para volver a activarlo, elija una cuenta o tarjeta con fondos suficientes para sus pagos.`,
  paidOff: 'Ya no debe nada por este préstamo. El pago automático no le cobrará nada por él.',
  paused: 'Los pagos están en pausa. El pago automático no le cobrará hasta que termine la pausa.',
  reported: 'Esto se reportó como no suyo. No le cobraremos por ello mientras lo revisamos.',
  first: 'Solo el próximo pago',
  firstDetail: 'Los pagos siguientes los hace usted.',
  firstAgreed: 'Los pagos siguientes los hace usted, y su tasa sigue siendo la que acordó.',
  lowers: ({ agreed, rate, from, payment, saving }) =>
    `El pago automático en cada vencimiento baja su tasa del ${agreed} al ${rate} anual. Desde el ${from} paga ${payment} al mes, y ${saving} menos en total.`,
  lowered: ({ agreed, rate, saving }) =>
    `Con el pago automático su tasa es del ${rate} anual en lugar del ${agreed}. Así ahorra ${saving} en lo que todavía le falta pagar.`,
  offRate: (agreed) => `Su tasa vuelve a ser del ${agreed} anual para los meses que empiezan después.`,
  amount: 'Monto',
  from: 'Pagar con',
  endedNow: 'El pago automático se detuvo porque su forma de pago ya no se puede usar.',
  noWay: 'Agregue primero una forma de pago. El pago automático cobrará de ella en cada fecha de vencimiento.',
  addBank: 'Agregar una cuenta bancaria',
  addCard: 'Agregar una tarjeta de débito',
  save: 'Activar el pago automático',
  change: 'Guardar los cambios',
  saving: 'Guardando el pago automático',
  fetching: 'Cargando lo que usted autoriza',
  off: 'Desactivar el pago automático',
  offTitle: '¿Desactivar el pago automático?',
  offText:
    'Sus pagos siguen venciendo en las mismas fechas y usted hará cada uno. Un pago que ya está en proceso se completará de todos modos.',
  turningOff: 'Desactivando el pago automático',
  keepOn: 'Conservar el pago automático',
  range: (least, most) => `Escriba un monto de ${least} (su pago mensual) a ${most}`,
};

import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  title: 'Pago automático',
  loading: 'Cargando el pago automático',
  what: (practice) => `Para su tratamiento en ${practice}`,
  how: 'Cuánto en cada fecha de vencimiento',
  minimum: 'Pago mensual',
  minimumDetail: 'Lo que pide su plan, con todo cargo por pago atrasado que indique su estado de cuenta.',
  suggested: 'Pago que mantiene la promoción sin intereses',
  suggestedDetail:
    'Si se paga cada mes desde el primero, paga la compra dentro de la promoción y sus intereses se cancelan.',
  custom: 'Otro monto',
  customDetail: 'Por lo menos su pago mensual. Nunca más de lo que le falta pagar.',
  next: (day, amount) => `El ${day} el pago automático toma ${amount}.`,
  less: {
    LEFT: 'Es todo lo que le falta pagar.',
    LOWERED: 'Es el pago más bajo de su plan por dificultades económicas.',
  },
  ended:
    'El pago automático no toma nada ahora: aquello de lo que tomaba ya no se puede usar. Elija de dónde toma y guarde.',
  paidOff: 'Ya no se debe nada por este préstamo. El pago automático no toma nada por él.',
  paused: 'Los pagos están en pausa: el pago automático no toma nada hasta que esto se responda.',
  reported: 'Usted reportó que esto no es suyo. No se toma nada por esto mientras lo revisamos.',
  first: 'Solo el primer pago',
  firstDetail: 'Los pagos siguientes los hace usted.',
  firstAgreed: 'Los pagos siguientes los hace usted, y su tasa sigue siendo la que acordó.',
  lowers: ({ agreed, rate, from, payment, saving }) =>
    `El pago automático en cada vencimiento baja su tasa del ${agreed} al ${rate} anual. Desde el ${from} paga ${payment} al mes, y ${saving} menos en total.`,
  lowered: ({ agreed, rate, saving }) =>
    `Con el pago automático su tasa es del ${rate} anual en lugar del ${agreed}. Así ahorra ${saving} en lo que todavía le falta pagar.`,
  offRate: (agreed) => `Su tasa vuelve a ser del ${agreed} anual para los meses que empiezan después.`,
  amount: 'Monto',
  from: 'Tomarlo de',
  endedNow: 'El pago automático no toma nada ahora: aquello de lo que tomaba ya no se puede usar.',
  noWay: 'Agregue primero una forma de pago. El pago automático toma de ella en cada fecha de vencimiento.',
  addBank: 'Agregar una cuenta bancaria',
  addCard: 'Agregar una tarjeta de débito',
  save: 'Activar el pago automático',
  change: 'Guardar los cambios',
  saving: 'Guardando el pago automático',
  fetching: 'Cargando lo que usted autoriza',
  off: 'Desactivar el pago automático',
  offTitle: '¿Desactivar el pago automático?',
  offText:
    'Sus pagos siguen venciendo en las fechas de su plan. Usted hace cada uno. Un pago que ya está en camino se hace de todos modos.',
  turningOff: 'Desactivando el pago automático',
  keepOn: 'Conservar el pago automático',
  ending: (name, lastFour) => `${name}, que termina en ${lastFour}`,
  range: (least, most) => `Escriba un monto de ${least}, su pago mensual, a ${most}.`,
};

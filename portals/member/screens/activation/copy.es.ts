import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  byline: (plan) => (plan ? `Membresía, plan ${plan}` : 'Membresía'),
  about: {
    confirmation: 'su plan',
    payment: 'cómo paga',
    'review-agreements': 'revisar, pagar y firmar',
  },
  reading: 'Cargando su plan',
  goOn: 'Continuar',
  later: 'Ahora no',
  today: (amount) => `${amount} hoy`,
  afterwards: (amount, count, from) =>
    count === 1 ? `Después ${amount} el ${from}.` : `Después ${count} pagos mensuales de ${amount}, desde el ${from}.`,
  last: (amount) => ` El último es de ${amount}.`,
  thenNothing: (renewsOn) => `Después nada más hasta el ${renewsOn}.`,
  treatments: 'Lo que recibe en el año',
  times: (times) => (times === 1 ? 'una vez' : `${times} veces`),
  each: (amount) => `${amount} cada vez`,
  discount: { 'Manufacturer Coupon': 'Cupón del fabricante', 'Provider Discount': 'Descuento del consultorio' },
  year: 'Tratamientos del año',
  upFront: 'Pago inicial',
  partOf: (year) => `Parte de los ${year} del año`,
  firstMonth: 'Tratamientos del primer mes',
  firstFee: 'Cuota de membresía del primer mes',
  wholeYear: (hasFee) => (hasFee ? 'Año completo, con cuotas' : 'Año completo'),
  credit: 'Crédito',
  due: 'A pagar hoy',
  ownCredit: (amount) => `Usar mi crédito de ${amount}`,
  withCredit: (amount) => `Con crédito: ${amount} hoy.`,
  withoutCredit: (amount) => `Sin crédito: ${amount} hoy. Usted conserva su crédito.`,
  ribbon: (count) => (count === 1 ? 'Un pago, hoy' : `${count} pagos, el primero hoy`),
  todayIs: (day) => `Hoy, ${day}`,
  lastOn: (day) => `Último pago, ${day}`,
  askPay: '¿Cómo quiere pagar?',
  whyPay: (hasFee) =>
    hasFee
      ? 'Los tratamientos y la cuota de membresía cuestan lo mismo de las dos formas.'
      : 'Cuesta lo mismo de las dos formas.',
  rhythm: 'Frecuencia de pago',
  monthly: 'Mensual',
  monthlyDetail: (due, later) => `${due} hoy, después ${later} al mes.`,
  inOneSum: 'Todo el año de una vez',
  inOneSumDetail: (due) => `${due} hoy, después nada durante un año.`,
  changed: (practice) =>
    `${practice} cambió este plan mientras usted lo tenía abierto. Revise el plan nuevo antes de firmar.`,
  figuresChanged: 'Algunos montos cambiaron desde que abrió esta página. Revíselos antes de firmar.',
  yourPractice: 'Su consultorio',
  declined:
    'Su pago no se completó y no se le cobró nada. No tiene que volver a escribir su firma. Elija abajo otra tarjeta o cuenta.',
  signedBefore:
    'Ya firmó este contrato, pero aún no se ha pagado. Su firma se conserva. Elija una tarjeta o cuenta para pagar.',
  agreement: 'El contrato',
  wayNeeded: 'Elija una forma de pago',
  signAndPay: (amount) => `Firmar y pagar ${amount}`,
  signOnly: 'Firmar',
  signing: 'Firmando y pagando',
  cancelFine: 'Puede cancelar en línea en cualquier momento.',
  doneTitle: (firstName) => (firstName ? `Le damos la bienvenida, ${firstName}` : 'Le damos la bienvenida'),
  done: (plan, practice) =>
    plan ? `Su plan ${plan} en ${practice} ya está activo.` : `Su plan en ${practice} ya está activo.`,
  paid: (amount) => `Hoy pagó ${amount}.`,
  nextSteps: 'Qué sigue',
  nextDate: (practice) => `${practice} programará con usted sus primeros tratamientos.`,
  nextPayment: (amount, day) => `Su próximo pago es de ${amount} el ${day}.`,
  pendingTitle: 'Esperamos la respuesta de su banco',
  pending:
    'Ya firmó. Su plan empieza cuando se complete el pago. No se le cobrará dos veces y no tiene que hacer nada.',
  see: 'Ver mi membresía',
};

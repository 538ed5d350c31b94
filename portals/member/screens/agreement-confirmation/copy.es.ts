import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  about: { treatments: 'su próximo año', payment: 'cómo paga', 'review-agreements': 'revisar y firmar' },
  reading: 'Cargando su renovación',
  title: (day) => `¿Renovar su plan desde el ${day}?`,
  why: 'Su plan se renueva únicamente si usted acepta. Si no, termina ese día y no debe nada por otro año.',
  treatments: 'Lo que recibe en el año',
  times: (times) => (times === 1 ? 'una vez' : `${times} veces`),
  each: (amount) => `${amount} cada uno`,
  discount: { 'Manufacturer Coupon': 'Cupón del fabricante', 'Provider Discount': 'Descuento del consultorio' },
  year: 'Tratamientos del año',
  samePrices: 'Los mismos tratamientos a los mismos precios que este año.',
  money: 'Lo que paga',
  today: 'A pagar hoy',
  upFront: 'Pago inicial',
  firstMonth: 'Tratamientos del primer mes',
  fee: 'Cuota de membresía',
  wholeYear: (hasFee) => (hasFee ? 'Año completo, con cuotas' : 'Año completo'),
  credit: 'Su crédito hoy',
  onFirstDay: (day) => `El ${day}`,
  afterwards: (amount, count) =>
    count === 1 ? `Después un pago de ${amount}.` : `Después ${count} pagos mensuales de ${amount}.`,
  last: (amount) => ` El último es de ${amount}.`,
  thenNothing: (day) => `Después nada más hasta el ${day}.`,
  ribbon: (count, from) => (count === 1 ? `Un pago el ${from}` : `${count} pagos, el primero el ${from}`),
  firstOn: (day) => `Primer pago, ${day}`,
  lastOn: (day) => `Último pago, ${day}`,
  withCredit: (amount, day) => `Con su crédito de hoy: ${amount} el ${day}.`,
  withoutCredit: (amount, day) => `Sin crédito: ${amount} el ${day}. Usted conserva su crédito.`,
  notNow: 'Ahora no',
  askPay: '¿Cómo le gustaría pagar el próximo año?',
  whyPay: (hasFee) =>
    `${hasFee ? 'Los tratamientos y la cuota de membresía cuestan' : 'Cuesta'} lo mismo de las dos formas. Hoy no se paga nada.`,
  rhythm: 'Frecuencia de pago',
  monthly: 'Mensual',
  monthlyDetail: (first, day, later) => `${first} el ${day}, después ${later} al mes.`,
  inOneSum: 'Todo el año de una vez',
  inOneSumDetail: (first, day) => `${first} el ${day}, después nada durante un año.`,
  used: 'La usaremos para sus pagos de ahora en adelante.',
  signTitle: 'Firme su renovación',
  signWhy: (day) =>
    `Hoy no se cobra nada. Su próximo año del plan empieza el ${day} y puede cancelar la renovación hasta entonces.`,
  boxNote: (total, upFront, hasFee) =>
    `${total} de tratamientos${upFront ? ` menos ${upFront} de pago inicial` : ''}.${hasFee ? ' La cuota de membresía es por la membresía, no por el crédito.' : ''} Pago anticipado: sin penalización.`,
  agreed: ({ practice, day, way, amount, later, hasCredit, isByHand }) => {
    const then =
      later === null
        ? ''
        : later.from === later.until
          ? ` y ${later.amount} el ${later.from}`
          : ` y ${later.amount} al mes desde el ${later.from} hasta el ${later.until}`;
    const accepted = `He leído los términos y acepto que mi plan en ${practice} continúe otro año desde el ${day}.`;
    if (isByHand) return `${accepted} Haré yo los pagos: ${amount} ese día${then}.`;
    return `${accepted} ${practice} puede cobrar a ${way ?? 'mi forma de pago'} ${amount} ese día${then}.${hasCredit ? ' El crédito que tenga esos días reduce lo que se cobra.' : ''}`;
  },
  sign: 'Firmar la renovación',
  changed: (practice) =>
    `Su plan en ${practice} cambió mientras usted tenía esto abierto. Revise la renovación actualizada antes de firmar.`,
  nothingTitle: 'No hay ninguna renovación por firmar',
  nothing: 'Puede renovar desde 45 días antes de su próximo año del plan.',
  doneTitle: 'Su plan se renovará',
  done: (practice, day) => `Su plan en ${practice} se renueva por otro año el ${day}.`,
  nextSteps: 'Lo que sigue',
  firstPayment: (amount, day) => `Su primer pago es de ${amount} el ${day}.`,
  firstVisits: (practice) => `${practice} programará con usted sus tratamientos.`,
  mind: (day) => `Puede cancelar la renovación hasta el ${day}. Si lo hace, su plan termina ese día.`,
  takeBack: 'Cancelar la renovación',
  takeBackTitle: '¿Cancelar su renovación?',
  takeBackText: (day) => `Su plan terminará el ${day}. Puede volver a renovarlo hasta entonces.`,
  takingBack: 'Cancelando la renovación',
  keep: 'Conservar la renovación',
  backTitle: (day) => `Su plan termina el ${day}`,
  back: 'Usted canceló su renovación. Puede volver a renovar hasta ese día.',
};

import type { calculatorWords as english } from './calculator-words';

const GOOD = 'un puntaje de crédito bueno';

export const calculatorWords: typeof english = {
  name: 'Calculadora de pagos',
  ask: '¿Cuánto costaría cada mes?',
  cost: 'Costo del tratamiento',
  range: (least, most) => `Escriba un monto de ${least} a ${most}`,
  credit: 'Su crédito estimado',
  bands: {
    'very-good': ['Muy bueno', '700 o más', 'un puntaje de crédito muy bueno'],
    good: ['Bueno', '660 a 699', GOOD],
    fair: ['Regular', '590 a 659', 'un puntaje de crédito regular'],
    unsure: ['No sé', 'Usaremos Bueno', GOOD],
  },
  generic: 'Estos ejemplos son para un puntaje de crédito bueno, de 660 a 699.',
  apply: 'Ver mis opciones reales',
  fine: 'Toma 4 minutos. No afecta su puntaje de crédito.',
  none: (amount) => `Ningún plan sirve para ${amount} y este puntaje de crédito. Pruebe con otro monto.`,
  mail: 'Enviármelo por correo',
  print: 'Imprimir',
  email: 'Correo electrónico',
  send: 'Enviar',
  wrong: 'Escriba un correo electrónico como usted@example.com',
  sending: 'Enviando',
  sent: 'Enviado a ',
  failed: 'No pudimos enviarlo. Su estimación sigue aquí. Intente de nuevo.',
  heads: ['APR', 'Intereses', 'Total'],
  today: 'Hoy',
  years: (years) => `${years} año${years > 1 ? 's' : ''}`,
  payment: 'Pago',
  ribbon: (months, monthly) => `${months} pagos de ${monthly}`,
  fixed: 'Pago fijo',
  fixedText: 'Cada barra es un pago. Una barra más alta cuesta más al mes; más barras cuestan más en total.',
  promotion: 'Promoción',
  promotionText: 'Sin intereses si lo paga a tiempo. Si no, los intereses se acumulan desde el primer día.',
};

import type { EstimateWords } from './estimate-words';

export const estimateWords: EstimateWords = {
  monthly: (months) => `al mes por ${months} meses`,
  monthlyFree: (months) => `al mes, sin intereses si lo paga en ${months} meses`,
  payments: (count, amount) => `${count} ${count === 1 ? 'pago' : 'pagos'} de ${amount}`,
  furtherPayments: (count, amount) => `${count === 1 ? 'uno' : count} de ${amount}`,
  and: 'y',
  or: 'o',
  example: ({ basis, practiceName, least, most, amount, apr, months, payments, total }) =>
    `Ejemplo para ${basis} en ${practiceName}, con el primer pago un mes después del tratamiento; no es una oferta de crédito. Su propia tasa puede ser de ${least}% a ${most}% de APR (tasa de porcentaje anual) y depende de su crédito. Ejemplo: ${amount} al ${apr} de APR en ${months} meses son ${payments}, en total ${total}.`,
  examplePromise: (months) =>
    ` Se cobran intereses desde el primer día si no se paga todo el monto en ${months} meses.`,
  minimum: (minimums) =>
    `En las promociones, Intereses y Total muestran lo que pagaría con el pago mínimo de ${minimums} al mes.`,
};

import { estimateWords } from '@domain/payment-plan/estimate-words.es';
import type { ratesWords as english } from './rates-words';

export const ratesWords: typeof english = {
  ...estimateWords,
  example: ({ least, most, amount, apr, months, payments, total }) =>
    `Planes de ${least}% a ${most}% de APR (tasa de porcentaje anual), según su crédito, el plan y el estado. Ejemplo: ${amount} en ${months} meses al ${apr} de APR son ${payments}, en total ${total}.`,
};

import { HOLDER_NOTICE } from './loan-agreement-words';
import { SPANISH_HOLDER_NOTICE } from './loan-agreement-words.es';
import type { partnerWords as english } from './partner-agreement-words';

export const partnerWords: typeof english = {
  title: 'Contrato de préstamo con el prestamista asociado',
  parties: 'Las partes',
  between: ({ borrower, lender, platform, number, practice }) =>
    `Este contrato es entre ${borrower} (“usted”) y ${lender} (“nosotros”). ${platform} lo puso a su disposición después de su solicitud número ${number} en ${practice} y no es el prestamista.`,
  promise: 'Promesa de pago',
  toPay: ({ amount, rate, months, firstDue }) =>
    `Usted promete pagarnos ${amount} con intereses al ${rate}% anual, en ${months} pagos mensuales. El primero vence el ${firstDue}. Los siguientes vencen el mismo día de cada mes, o el último día de un mes más corto.`,
  paidTo: (practice) => `Pagamos el monto a ${practice} por su tratamiento.`,
  sample: (platform) =>
    `${platform} no es el prestamista y puede comunicarse con este prestamista por usted. Este es el texto del contrato antes de completarlo. Su propia copia muestra las divulgaciones federales de su oferta: la tasa de porcentaje anual, el cargo financiero, el monto financiado, el total de los pagos y el calendario de pagos.`,
  times: 'Pagar por adelantado o con atraso',
  noLateFee: 'No hay cargo por pago atrasado en este contrato.',
  whole:
    'Si un pago tiene más de 30 días de atraso, podemos pedir todo el monto no pagado después de un aviso, donde la ley de su estado lo permita.',
  holderTitle: 'Aviso',
  holder: [SPANISH_HOLDER_NOTICE, HOLDER_NOTICE],
  borrowerTitle: 'Aviso al prestatario',
  beforeSigning: (lender) =>
    `No firme este contrato antes de haberlo leído. Usted tiene derecho a una copia. Sus pagos van a ${lender}, que le dirá cómo pagar antes de que venza el primer pago.`,
};

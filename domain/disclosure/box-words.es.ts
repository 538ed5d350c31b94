import { formatSpanishDate } from '../calendar/us-date';
import type { BoxWords } from './box-words';

/** In the terms that federal Spanish disclosures use; the portals' box says the same. */
export const boxWords: BoxWords = {
  day: (date) => formatSpanishDate(date),
  title: 'Divulgación federal de Veracidad en los Préstamos',
  apr: 'TASA DE PORCENTAJE ANUAL (APR)',
  annualPercentageRate: 'El costo de su crédito como tasa anual.',
  charge: 'CARGO FINANCIERO',
  financeCharge: 'La cantidad en dólares que le costará el crédito.',
  financed: 'Monto financiado',
  amountFinanced: 'La cantidad de crédito que se le da a usted o en su nombre.',
  total: 'Total de los pagos',
  totalOfPayments: 'La cantidad que habrá pagado después de hacer todos los pagos según lo programado.',
  schedule: 'Su calendario de pagos',
  onePayment: (amount, day) => `1 pago de ${amount}, que vence el ${day}`,
  payments: (count, amount, day) => `${count} pagos mensuales de ${amount}, a partir del ${day}`,
  prepayment: 'Pago anticipado',
  noPenalty: 'Si paga por adelantado, no tendrá que pagar ninguna multa.',
  latePayment: 'Pago atrasado',
  security: 'Garantía',
  noSecurity: 'Usted no da ninguna garantía real.',
  promotion: 'Promoción',
  rebate: (from, amount, ends) =>
    `Se cobran intereses desde el ${from} y se cancelan si usted paga ${amount} en total a más tardar el ${ends}. Si no lo hace, debe los intereses. En los dos casos, su pago queda igual.`,
  deferred: (from, amount, ends) =>
    `Se cobrarán intereses a su cuenta desde el ${from} si el monto de ${amount} no se paga por completo a más tardar el ${ends}.`,
  contractReference:
    'Consulte los documentos de su contrato para obtener más información sobre la falta de pago, el incumplimiento, cualquier pago total exigido antes de la fecha programada, y los reembolsos y las multas por pago anticipado.',
  itemization: 'Desglose del monto financiado',
  amount: 'Monto de la transacción',
  paidTo: (practice) => `Monto pagado en su nombre a ${practice}`,
  paidToOthers: 'Monto pagado a otros en su nombre (a su consultorio)',
  prepaidCharge: 'Cargo financiero pagado por adelantado',
  creditor: 'Acreedor',
  sale: 'Precio total de venta',
  totalSalePrice: {
    DOWNPAYMENT: (amount) => `El costo total de su compra a crédito, incluido su pago inicial de ${amount}.`,
    BILLED: (amount) => `El costo total de su compra a crédito, incluidos ${amount} que ya se facturaron.`,
    PAID: (amount) => `El costo total de su compra a crédito, incluidos ${amount} que usted ya pagó.`,
  },
  price: 'Precio de los tratamientos',
  less: {
    DOWNPAYMENT: 'Menos su pago inicial',
    BILLED: 'Menos lo que ya se facturó',
    PAID: 'Menos lo que usted ya pagó',
  },
  credited: (creditor) => `Monto acreditado a su cuenta con ${creditor}`,
  noLateCharge: 'No se cobra nada por un pago atrasado.',
};

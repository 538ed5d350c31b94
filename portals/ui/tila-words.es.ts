import type { words as english } from './tila-words';

export const words: typeof english = {
  box: 'Divulgación federal de Veracidad en los Préstamos',
  apr: 'TASA DE PORCENTAJE ANUAL (APR)',
  aprWhy: 'El costo de su crédito como tasa anual.',
  charge: 'CARGO FINANCIERO',
  chargeWhy: 'La cantidad en dólares que le costará el crédito.',
  financed: 'Monto financiado',
  financedWhy: 'La cantidad de crédito que se le da a usted o en su nombre.',
  total: 'Total de los pagos',
  totalWhy: 'La cantidad que habrá pagado después de hacer todos los pagos según lo programado.',
  salePrice: 'Precio total de venta',
  creditor: 'Acreedor',
  payments: 'Pagos',
  amount: 'Monto',
  due: 'Cuándo vence',
};

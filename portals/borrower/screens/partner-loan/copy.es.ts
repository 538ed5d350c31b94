import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  title: 'Su préstamo con nuestro prestamista asociado',
  loading: 'Cargando su préstamo',
  none: 'No tiene ningún préstamo con nuestro prestamista asociado.',
  heading: (lender, practice) => `${lender}, para su tratamiento en ${practice}`,
  lead: (lender) =>
    `${lender} es otro prestamista. Hizo este préstamo, cobra los pagos y responde a sus preguntas sobre él.`,
  signed: 'Firmado',
  account: 'Cuenta',
  amount: 'Monto del préstamo',
  apr: 'APR',
  term: 'Pagos',
  months: (count) => `${count} meses`,
  monthly: 'Pago mensual',
  last: 'Último pago',
  total: 'Total de los pagos',
  first: 'Primer pago',
  papers: 'Ver su contrato',
};

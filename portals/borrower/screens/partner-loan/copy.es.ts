import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  title: 'Su préstamo con nuestro prestamista asociado',
  loading: 'Cargando su préstamo',
  none: 'Nuestro prestamista asociado no le ha hecho ningún préstamo.',
  heading: (lender, practice) => `${lender}, para su tratamiento en ${practice}`,
  lead: (lender) =>
    `${lender} es otro prestamista: hizo este préstamo, cobra sus pagos y responde a sus preguntas sobre él.`,
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
  home: 'Ir a su página de inicio',
};

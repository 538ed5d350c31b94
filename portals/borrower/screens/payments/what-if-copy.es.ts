import type { Translated } from '@contract/language';
import type { copy as english } from './what-if-copy';

export const copy: Translated<typeof english> = {
  title: '¿Y si pago más?',
  lead: 'Vea lo que cambia con otro ritmo. Mirar no paga nada.',
  monthly: 'Pago de cada mes',
  monthlyHint: (amount) => `Lo próximo que se pide es ${amount}. Menos de lo que se pide no cuenta.`,
  once: 'Pago único, hoy',
  onceHint: 'Aparte de lo anterior. Déjelo vacío si no hay.',
  need: 'Escriba un monto',
  show: 'Ver lo que cambia',
  showing: 'Calculando',
  last: 'Pagado por completo',
  atOnce: 'De inmediato',
  instead: 'En lugar del',
  paymentsLeft: 'Pagos que quedan',
  fewer: (left, fewer) => `${left}, ${fewer} menos`,
  interest: 'Intereses en total',
  saved: 'Intereses ahorrados',
  total: 'Por pagar en total',
  keeps: 'A este ritmo, su promoción sigue sin intereses.',
  loses: (interest) => `A este ritmo, su promoción termina sin pagarse y se deben ${interest} de intereses.`,
  needed: (amount, end) => `${amount} en cada vencimiento la mantiene sin intereses hasta el ${end}.`,
  autopay: 'Configurar el pago automático',
};

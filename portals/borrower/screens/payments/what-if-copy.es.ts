import type { Translated } from '@contract/language';
import type { copy as english } from './what-if-copy';

export const copy: Translated<typeof english> = {
  title: '¿Y si pago más?',
  lead: 'Vea lo que cambia si paga más. Es solo un estimado.',
  monthly: 'Pago mensual',
  monthlyHint: (amount) => `Su próximo pago es de ${amount}. Ingrese al menos ese monto.`,
  once: 'Pago único, hoy',
  onceHint: 'Además del pago mensual. Déjelo vacío si no hay.',
  need: 'Escriba un monto',
  show: 'Ver lo que cambia',
  showing: 'Calculando',
  last: 'Pagado por completo',
  atOnce: 'Hoy',
  was: (now, was) => `${now} (antes, ${was})`,
  paymentsLeft: 'Pagos que quedan',
  fewer: (left, fewer) => `${left}, ${fewer} menos`,
  interest: 'Total de intereses',
  saved: 'Intereses ahorrados',
  total: 'Total por pagar',
  keeps: 'A este ritmo, su promoción sigue sin intereses.',
  loses: (interest) =>
    `A este ritmo, la compra no queda pagada antes de que termine su promoción y deberá ${interest} de intereses.`,
  needed: (amount, end) => `Pague ${amount} en cada vencimiento hasta el ${end} para evitarlo.`,
  autopay: 'Configurar el pago automático',
};

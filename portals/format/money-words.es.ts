import type { Translated } from '@contract/language';
import type { moneyWords as english } from './money-words';

export const moneyWords: Translated<typeof english> = {
  scheduled: 'Programado',
  open: 'Por pagar',
  waiting: 'Depósito pendiente',
  onHold: 'En espera',
  processing: 'En proceso',
  paid: 'Pagado',
  withheld: 'Retenido',
  returned: 'Devuelto',
  declined: 'Rechazado',
  failed: 'Fallido',
  canceled: 'Cancelado',
};

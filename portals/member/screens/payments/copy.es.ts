import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  title: 'Pagos',
  history: 'Lo que pagó',
  none: 'Todavía no se pagó nada',
  noneText: 'El primer pago se hace el día en que empieza su plan.',
  kinds: {
    ACTIVATION: 'Primer pago',
    MONTH: 'Pago mensual',
    AGAIN: 'Pago intentado de nuevo',
    CANCELLATION: 'Pago por cancelar',
    CREDITS: 'Crédito comprado',
  },
  states: {
    SCHEDULED: 'Previsto',
    SUBMITTED: 'En camino',
    PENDING: 'En camino',
    SETTLED: 'Pagado',
    RETURNED: 'Devuelto, sin pagar',
    DECLINED: 'Rechazado, sin pagar',
    CANCELLED: 'No se tomó',
    UNKNOWN: 'En revisión',
  },
  refunded: (amount) => `Se devolvieron ${amount}.`,
  again: (day) => `Se intenta de nuevo el ${day}.`,
};

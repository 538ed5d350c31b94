import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  title: 'Pagos',
  open: (amount) => `${amount} sin pagar`,
  openText: 'Un pago no se hizo. Pague ahora lo que falta; no cobramos ningún cargo por eso.',
  pay: (amount) => `Pagar ${amount} ahora`,
  payTitle: (amount) => `¿Pagar ${amount} ahora?`,
  payText: 'Lo que se iba a intentar de nuevo ya no se intenta. Desde ahora su membresía se paga con ella.',
  paying: 'Pagando',
  refused: 'El pago no se hizo. No se cobró nada. Elija otra tarjeta o cuenta.',
  choose: 'Elija con qué pagar',
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
  credits: (amount) => `Créditos: ${amount}`,
  refunded: (amount) => `Se devolvieron ${amount}.`,
  again: (day) => `Se intenta de nuevo el ${day}.`,
};

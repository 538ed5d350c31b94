import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  title: 'Pagos',
  open: (amount) => `${amount} de pago atrasado`,
  openText: 'Un pago no se completó. Pague ahora lo atrasado. No hay ningún cargo por hacerlo.',
  due: (amount) => `${amount} por pagar`,
  next: (amount, day) => `${amount} vencen el ${day}`,
  charged: 'Lo cobraremos automáticamente.',
  chargedNext: 'Lo cobraremos en menos de un día.',
  byHand:
    'El pago automático está desactivado. Pague con cualquiera de sus tarjetas o cuentas bancarias. No hay ningún cargo.',
  onceText: 'Lo cobramos una sola vez. El pago automático sigue como está.',
  pay: (amount) => `Pagar ${amount} ahora`,
  payTitle: (amount) => `¿Pagar ${amount} ahora?`,
  payAheadTitle: (amount, day) => `¿Pagar ahora ${amount}, que vencen el ${day}?`,
  changed: 'Mientras tanto este pago se hizo o cambió. Ahora no se cobró nada. Cierre esto para ver lo que vence.',
  payText:
    'Esto cancela cualquier reintento automático. De ahora en adelante usaremos esta forma de pago para su membresía.',
  paying: 'Pagando',
  refused: 'Su pago no se completó y no se le cobró nada. Elija otra tarjeta o cuenta.',
  choose: 'Elija una forma de pago',
  history: 'Historial de pagos',
  none: 'Aún no hay pagos',
  noneText: 'Cobraremos su primer pago el día en que empiece su plan.',
  kinds: {
    ACTIVATION: 'Primer pago',
    MONTH: 'Pago mensual',
    AGAIN: 'Pago reintentado',
    CANCELLATION: 'Pago por cancelación',
    CREDITS: 'Compra de crédito',
  },
  credits: (amount) => `Créditos: ${amount}`,
  refunded: (amount) => `Se devolvieron ${amount}.`,
  receipt: 'Guardar el recibo',
  receiptOf: (amount, day) => `Guardar el recibo de ${amount}, ${day}`,
  savingReceipt: 'Guardando',
  again: (day) => `Lo volveremos a intentar el ${day}.`,
};

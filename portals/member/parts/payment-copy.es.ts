import type { Translated } from '@contract/language';
import type { copy as english } from './payment-copy';

export const copy: Translated<typeof english> = {
  monthlyFrom: (day) => `Cada mes desde el ${day}`,
  change: 'Cambiar',
  next: (day) => `Próximo pago, ${day}`,
  open: (day) => `Atrasado desde el ${day}`,
  ended: (way) => `${way} ya no se puede usar. Elija otra forma de pago.`,
  madeOf: (treatments, fee) =>
    fee === null
      ? `Un mes de tratamientos: ${treatments}.`
      : `Un mes de tratamientos (${treatments}) más la cuota de membresía (${fee}).`,
  byHand: 'El pago automático está desactivado. Usted hace este pago.',
  paid: (amount) => `${amount} ya se pagaron o se cubrieron con crédito.`,
  credit: (amount) => `Primero se usarán ${amount} de su crédito.`,
};

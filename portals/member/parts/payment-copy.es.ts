import type { Translated } from '@contract/language';
import type { copy as english } from './payment-copy';

export const copy: Translated<typeof english> = {
  monthlyFrom: (day) => `Cada mes desde el ${day}`,
  change: 'Cambiar',
  next: (day) => `Próximo pago, ${day}`,
  open: (day) => `Sin pagar desde ${day}`,
  from: (name, lastFour) => `${name} •••• ${lastFour}`,
  ended: (lastFour) => `Su banco cerró •••• ${lastFour}. Se necesita otra forma de pago.`,
  madeOf: (treatments, fee) =>
    fee === null
      ? `Un mes de sus tratamientos: ${treatments}.`
      : `Un mes de sus tratamientos, ${treatments}, y la cuota de membresía, ${fee}.`,
  paid: (amount) => `De eso ya se pagaron ${amount}.`,
  credit: (amount) => `Primero se pagan ${amount} con su crédito.`,
};

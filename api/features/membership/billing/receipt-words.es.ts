import type { receiptWords as english } from './receipt-words';

export const receiptWords: typeof english = {
  title: (practice) => `Recibo, membresía en ${practice}`,
  received: (brand, amount, member) => `${brand} recibió ${amount} de ${member}.`,
  counts: (day) => `Fecha efectiva: ${day}.`,
  takenFrom: (name, lastFour) => `Pagado con ${name} terminada en ${lastFour}.`,
  at: (practice) => `Por la membresía en ${practice}.`,
  paid: (what, treatments, fee) =>
    fee === null
      ? `${what}: ${treatments} por tratamientos.`
      : `${what}: ${treatments} por tratamientos, ${fee} de cuota de membresía.`,
  credit: (amount) => `Otros ${amount} se pagaron con su crédito.`,
  number: (id) => `Pago ${id}`,
  kinds: {
    UPFRONT: () => 'Pagado el primer día',
    MONTH: (number) => `Pago ${number} de 12`,
    YEAR: () => 'Año completo, en un solo pago',
    CANCELLATION: (number) => `Cancelación, pago ${number}`,
    CREDITS: () => 'Crédito',
  },
};

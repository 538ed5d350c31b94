import type { returnWords as english } from './return-words';

export const returnWords: typeof english = {
  R01: 'No había suficiente dinero en la cuenta.',
  R02: 'La cuenta está cerrada.',
  R03: 'El banco no encontró la cuenta.',
  R04: 'El número de cuenta no es válido.',
  R09: 'El dinero en la cuenta todavía no estaba disponible.',
  R10: 'El banco dice que el débito no estaba autorizado.',
  R16: 'La cuenta está congelada.',
  soft: 'El banco de la tarjeta rechazó el pago. Es posible que lo acepte más tarde.',
  hard: 'El banco de la tarjeta rechazó el pago.',
  other: 'El banco devolvió el pago.',
};

import type { accountWords as english } from './account-words';

const KINDS: Readonly<Record<'checking' | 'savings', string>> = {
  checking: 'cuenta de cheques',
  savings: 'cuenta de ahorros',
};

export const accountWords: typeof english = {
  unnamed: 'Cuenta bancaria',
  heading: 'Su cuenta',
  account: ({ name, accountType, routingNumber, lastFour }) =>
    `${name}, ${accountType === null ? 'cuenta' : KINDS[accountType]} terminada en ${lastFour}, número de ruta ${routingNumber}.`,
};

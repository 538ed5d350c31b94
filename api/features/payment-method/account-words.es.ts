import type { accountWords as english } from './account-words';

const KINDS: Readonly<Record<string, string>> = { checking: 'cuenta de cheques', savings: 'cuenta de ahorros' };

export const accountWords: typeof english = {
  unnamed: 'Cuenta bancaria',
  heading: 'Su cuenta',
  account: ({ name, accountType, routingNumber, lastFour }) =>
    `${name}, ${KINDS[accountType ?? ''] ?? 'cuenta'} terminada en ${lastFour}, número de ruta ${routingNumber}.`,
};

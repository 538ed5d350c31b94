import type { ConsentWords } from './consent-words';

export const consentWords: ConsentWords = {
  heading: 'Lo que usted acepta',
  read: 'He leído los términos.',
  changed: (practice) => `He leído los términos y acepto el cambio de mi plan en ${practice}.`,
  renewed: (practice, day) =>
    `He leído los términos y acepto que mi plan en ${practice} continúe otro año desde el ${day}.`,
  today: (amount, day) => `${amount} hoy, ${day}`,
  onDay: (amount, day) => `${amount} el ${day}`,
  monthly: ({ amount, last, from, until }) =>
    `${amount} al mes desde el ${from} hasta el ${until}${last ? ` (${last} la última vez)` : ''}`,
  both: (first, then) => `${first}, y ${then}`,
  charge: (practice, way, charges) => `${practice} puede cobrar a ${way ?? 'mi forma de pago'} ${charges}.`,
  byHand: (charges) => `Pagaré ${charges} por mi cuenta.`,
  credit: 'El crédito que tenga esos días reduce lo que se cobra.',
};

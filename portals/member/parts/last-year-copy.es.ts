import type { Translated } from '@contract/language';
import type { copy as english } from './last-year-copy';

export const copy: Translated<typeof english> = {
  title: 'Lo que queda de su último año del plan',
  left: (count, day) => (count === 1 ? `Queda 1. Úselo hasta el ${day}.` : `Quedan ${count}. Úselos hasta el ${day}.`),
  lastDay: (day) => `De su último año del plan. Úselo hasta el ${day}.`,
};

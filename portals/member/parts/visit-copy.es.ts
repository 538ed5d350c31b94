import type { Translated } from '@contract/language';
import type { copy as english } from './visit-copy';

export const copy: Translated<typeof english> = {
  done: (when) => `Hecho el ${when}`,
  ready: 'Listo para una fecha',
  readyFrom: (day) => `Listo desde el ${day}`,
  withWhom: (when, name) => `${when} con ${name}`,
};

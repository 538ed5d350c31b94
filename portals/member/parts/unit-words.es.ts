import type { Translated } from '@contract/language';
import type { units as english } from './unit-words';

export const units: Translated<typeof english> = {
  unit: (count) => `${count} unidades`,
  syringe: (count) => `${count} jeringas`,
  vial: (count) => `${count} viales`,
  session: (count) => `${count} sesiones`,
  area: (count) => `${count} zonas`,
};

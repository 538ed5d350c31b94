import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  left: 'Le queda por gastar',
  yours: 'su consultorio',
  range: (from, to) => `${from}% a ${to}%`,
  months: (months) => `${months} meses`,
  monthsRange: (from, to) => `${from} a ${to} meses`,
};

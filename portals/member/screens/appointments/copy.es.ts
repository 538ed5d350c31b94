import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  title: 'Visitas',
  coming: 'Próximas',
  needDate: 'Listas para una fecha',
  needDateText: (practice) => `${practice} busca una fecha con usted.`,
  asked: (practice) => `Usted pidió otra fecha. ${practice} le llama.`,
  later: 'Más adelante este año',
  past: 'Hechas',
  none: 'Todavía sin visitas',
  noneText: 'Aparecen aquí cuando empieza su plan.',
};

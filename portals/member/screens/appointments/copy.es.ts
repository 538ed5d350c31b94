import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  title: 'Visitas',
  list: 'Lista',
  calendar: 'Calendario',
  loading: 'Cargando sus visitas',
  before: 'El mes anterior',
  after: 'El mes siguiente',
  noneIn: (month) => `Sin visitas en ${month}.`,
  youWrote: (note) => `Usted escribió: ${note}`,
  orCall: 'O hable ahora con ellos:',
  coming: 'Próximas',
  needDate: 'Listas para una fecha',
  needDateText: (practice) => `${practice} busca una fecha con usted.`,
  asked: (practice) => `Usted pidió una fecha. ${practice} le llama.`,
  askOne: 'Pedir una fecha',
  askTitle: 'Pedir una fecha',
  askText: (practice) => `${practice} le llama para buscar una. Hasta entonces sigue la fecha que tiene.`,
  note: 'Qué le convendría',
  noteLong: 'Use como máximo 300 caracteres',
  askAct: 'Pedir una fecha',
  asking: 'Pidiendo',
  later: 'Más adelante este año',
  past: 'Hechas',
  none: 'Todavía sin visitas',
  noneText: 'Aparecen aquí cuando empieza su plan.',
};

import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  ask: 'Hoy no podemos ofrecerle un límite de gasto',
  askKept: 'Hoy no podemos ofrecerle un límite más alto',
  askEnded: 'Hoy no podemos renovar su límite de gasto',
  file: 'La decisión se debe a su historial de crédito, no a su atención.',
  application: 'Se trata de su solicitud, no de su atención.',
  why: (about, practice) =>
    `${about} Esta solicitud no cambió su puntaje de crédito. ${practice} solo ve que no se abrió ningún límite.`,
  kept: (limit, until) => `Conserva su límite de ${limit} hasta el ${until}.`,
};

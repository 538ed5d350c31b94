import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  title: 'Preguntas sobre usted',
  why: 'Solo usted debería saber la respuesta. Vienen de registros públicos y de su historial de crédito. No afecta su puntaje de crédito.',
  label: 'Su respuesta',
  choose: 'Elija una respuesta',
  next: 'Continuar',
  send: 'Enviar mis respuestas',
  about: 'preguntas sobre usted',
  until: (time) => `Tiene hasta el ${time} para responder. Solo puede responder una vez.`,
  loadAsk: 'Obteniendo sus preguntas',
  loadWhy: 'Esto toma unos segundos.',
  overAsk: 'Se acabó el tiempo para estas preguntas',
  overWhy:
    'Sus respuestas hasta ahora están guardadas. Intente de nuevo y recibirá preguntas nuevas si las necesitamos.',
  retry: 'Intentar de nuevo',
  retrying: 'Intentando de nuevo',
};

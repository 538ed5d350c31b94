import type { Translated } from '@contract/language';
import type { copy as english } from './news-copy';

export const copy: Translated<typeof english> = {
  title: 'Novedades de sus tratamientos',
  one: (treatment, practice) => `${treatment} en ${practice}`,
  several: (count, practice) => `${count} novedades de ${practice}`,
  visits: (treatment, count) => (count === 1 ? treatment : `${treatment}, ${count} citas`),
  see: 'Ver qué hay de nuevo',
  seen: 'Entendido',
  seeing: 'Guardando',
  kinds: {
    COMING_UP: 'Muy pronto',
    BOOKED: 'Programado',
    NEEDS_DATE: 'Listo para programar',
  },
  newHere: '¿Es su primera vez aquí?',
  newHereText: 'Una guía rápida de dónde está todo.',
  show: 'Ver la guía',
  goodToKnow: 'Conviene saber',
  goodToKnowText: 'Respuestas cortas sobre citas, créditos, pagos y cambios.',
  read: 'Leer tres artículos cortos',
};

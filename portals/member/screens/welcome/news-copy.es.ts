import type { Translated } from '@contract/language';
import type { copy as english } from './news-copy';

export const copy: Translated<typeof english> = {
  title: 'Novedades de sus tratamientos',
  one: (treatment, practice) => `${treatment} en ${practice}`,
  several: (count, practice) => `${count}, de ${practice}`,
  see: 'Ver qué hay de nuevo',
  seen: 'Ya lo vi',
  seeing: 'Guardando',
  kinds: {
    COMING_UP: 'Muy pronto',
    BOOKED: 'Tiene fecha',
    NEEDS_DATE: 'Puede tener fecha',
  },
  newHere: '¿Es nuevo aquí?',
  newHereText: 'Dónde está cada cosa, en cinco líneas.',
  show: 'Mostrarme',
  goodToKnow: 'Es bueno saberlo',
  goodToKnowText: 'Respuestas cortas sobre visitas, créditos, pagos y cambios.',
  read: 'Leer tres de ellas',
};

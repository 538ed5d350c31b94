import type { Translated } from '@contract/language';
import type { copy as english, unknownPracticeCopy as englishUnknown } from './copy';

export const copy: Translated<typeof english> = {
  title: 'Intente de nuevo',
  ask: 'No podemos abrir esta página en este momento',
  again: 'Intentar de nuevo',
  trying: 'Intentando de nuevo',
};

export const unknownPracticeCopy: Translated<typeof englishUnknown> = {
  title: 'No encontramos el consultorio',
  ask: 'No encontramos ese consultorio',
  why: 'Es posible que el botón de este sitio web esté desactualizado. Pregunte al consultorio cómo solicitar.',
};

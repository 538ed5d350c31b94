import type { Translated } from '@contract/language';
import type { copy as english, words as englishWords } from './copy';

export const words: typeof englishWords = {
  freeze: {
    ask: 'Su historial de crédito está congelado',
    why: 'No podemos leer un historial congelado, así que todavía no podemos decidir. Su solicitud está guardada y esto no es un rechazo.',
    next: [
      {
        title: 'Descongele su historial',
        text: 'Inicie sesión en la agencia de crédito donde lo congeló. Basta con un día.',
      },
      { title: 'Vuelva aquí', text: 'Pídanos que lo miremos de nuevo. No afecta su puntaje de crédito.' },
    ],
  },
  moreInformation: {
    ask: 'Necesitamos un poco más de usted',
    why: 'Hay que revisar de nuevo una de sus respuestas. Su solicitud está guardada y esto no es un rechazo.',
    next: [
      { title: 'Lo revisamos', text: 'Una persona de nuestro equipo lee su solicitud.' },
      {
        title: 'Le escribimos',
        text: 'A más tardar 30 días después de su solicitud: nuestra decisión o lo que todavía necesitamos.',
      },
    ],
  },
  outOfState: {
    ask: 'Estamos revisando su dirección',
    why: 'Usted vive en otro estado que su consultorio, así que una persona de nuestro equipo revisa su solicitud. Sus respuestas están guardadas y esto no es un rechazo.',
    next: [
      {
        title: 'Revisamos',
        text: 'No tiene que hacer nada por ahora. Más adelante puede servir una factura reciente con su dirección.',
      },
      {
        title: 'Le escribimos',
        text: 'A más tardar 30 días después de su solicitud: nuestra decisión o lo que todavía necesitamos.',
      },
    ],
  },
  review: {
    ask: 'Estamos revisando una cosa',
    why: 'Una persona de nuestro equipo revisa su solicitud. Sus respuestas están guardadas y esto no es un rechazo.',
    next: [
      { title: 'Revisamos', text: 'No tiene que hacer nada por ahora.' },
      {
        title: 'Le escribimos',
        text: 'A más tardar 30 días después de su solicitud: nuestra decisión o lo que todavía necesitamos.',
      },
    ],
  },
};

export const copy: Translated<typeof english> = {
  title: 'Estamos revisando',
  head: 'Qué pasa ahora',
  again: 'Ya descongelé mi historial',
  asking: 'Mirando de nuevo',
  still: 'Su historial sigue congelado. El cambio puede tardar hasta una hora en llegarnos.',
};

import type { Translated } from '@contract/language';
import type { copy as english, words as englishWords } from './copy';

export const words: typeof englishWords = {
  freeze: {
    ask: 'Su historial de crédito está congelado',
    why: 'No podemos leer un historial congelado, así que todavía no podemos decidir. Su solicitud está guardada y esto no es un rechazo.',
    next: [
      {
        title: 'Descongele su historial',
        text: 'Inicie sesión en la agencia de crédito donde lo congeló. Basta con descongelarlo un día.',
      },
      { title: 'Vuelva aquí', text: 'Pídanos que revisemos de nuevo. No afecta su puntaje de crédito.' },
    ],
  },
  moreInformation: {
    ask: 'Necesitamos un poco más de usted',
    why: 'Hay que revisar de nuevo una de sus respuestas. Su solicitud está guardada y esto no es un rechazo.',
    next: [{ title: 'Lo revisamos', text: 'Alguien de nuestro equipo revisa su solicitud.' }],
  },
  outOfState: {
    ask: 'Estamos revisando su dirección',
    why: 'Usted vive en un estado distinto al de su consultorio, así que alguien de nuestro equipo está revisando su solicitud. Sus respuestas están guardadas y esto no es un rechazo.',
    next: [
      {
        title: 'Revisamos',
        text: 'No tiene que hacer nada por ahora. Más adelante puede servir una factura reciente con su dirección.',
      },
    ],
  },
  review: {
    ask: 'Estamos revisando una cosa',
    why: 'Alguien de nuestro equipo está revisando su solicitud. Sus respuestas están guardadas y esto no es un rechazo.',
    next: [{ title: 'Revisamos', text: 'No tiene que hacer nada por ahora.' }],
  },
};

export const copy: Translated<typeof english> = {
  mailed: {
    title: 'Le escribimos',
    text: 'En un plazo de 30 días desde su solicitud recibirá nuestra decisión o sabrá qué necesitamos todavía.',
  },
  unmailed: {
    title: 'Usted vuelve a consultar aquí',
    text: 'No tenemos su correo electrónico. En un plazo de 30 días desde su solicitud, esta página mostrará nuestra decisión o lo que todavía necesitamos. Vuelva con el mismo número de teléfono.',
  },
  title: 'Estamos revisando',
  head: 'Qué pasa ahora',
  again: 'Ya descongelé mi historial',
  asking: 'Revisando de nuevo',
  still: 'Su historial sigue congelado. El cambio puede tardar hasta una hora en llegarnos.',
};

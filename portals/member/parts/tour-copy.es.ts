import type { Translated } from '@contract/language';
import type { copy as english } from './tour-copy';

export const copy: Translated<typeof english> = {
  title: 'Dónde está cada cosa',
  lines: [
    ['Inicio', 'Lo que espera su respuesta, su próxima visita y todos los pagos de los próximos meses.'],
    [
      'Mi membresía',
      'Su año: lo que se hizo, lo que queda de cada tratamiento, lo que ahorró, sus puntos y lo que costaría cancelar. Se abre desde la tarjeta de Inicio.',
    ],
    ['Visitas', 'Sus fechas en una lista o por mes. Pida ahí otra fecha y su consultorio le llama.'],
    ['Pagos', 'Lo que se pagó y lo que falló. Un pago que falló se puede hacer de nuevo ahí.'],
    ['Más', 'Sus consultorios y sus teléfonos, cómo paga, el idioma y, otra vez, este resumen.'],
  ],
  done: 'Entendido',
  keeping: 'Guardando',
};

import type { Translated } from '@contract/language';
import type { copy as english } from './tour-copy';

export const copy: Translated<typeof english> = {
  title: 'Dónde está cada cosa',
  lines: [
    ['Inicio', 'Lo que necesita su respuesta, su próxima cita y todos los pagos que vienen.'],
    [
      'Mi membresía',
      'Su año en resumen: tratamientos hechos y por hacer, su ahorro, sus puntos y lo que costaría cancelar. Ábrala desde la tarjeta de Inicio.',
    ],
    ['Citas', 'Sus citas en una lista o por mes. Solicite otra fecha y su consultorio le llamará.'],
    ['Pagos', 'Lo que ha pagado y lo que fue rechazado o devuelto. Aquí puede pagarlo de nuevo.'],
    ['Más', 'Sus consultorios y sus teléfonos, sus formas de pago, el idioma y este recorrido.'],
  ],
  done: 'Entendido',
  keeping: 'Guardando',
};

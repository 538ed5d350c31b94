import type { Translated } from '@contract/language';
import type { copy as english } from './visit-copy';

export const copy: Translated<typeof english> = {
  done: (when) => `Hecho el ${when}`,
  ready: 'Listo para una fecha',
  readyFrom: (day) => `Listo desde el ${day}`,
  next: 'Próxima visita',
  changeDate: 'Cambiar la fecha',
  directions: 'Cómo llegar',
  file: 'Agregar al calendario',
  askDate: 'Pedir una fecha',
  zone: (name) => `Las horas son de ${name}, según los relojes del consultorio.`,
  withWhom: (when, name) => `${when} con ${name}`,
};

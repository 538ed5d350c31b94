import type { Translated } from '@contract/language';
import type { copy as english } from './visit-copy';

export const copy: Translated<typeof english> = {
  done: (when) => `Realizado el ${when}`,
  ready: 'Listo para programar',
  readyFrom: (day) => `Se puede programar a partir del ${day}`,
  next: 'Próxima cita',
  changeDate: 'Solicitar otra fecha',
  directions: 'Cómo llegar',
  file: 'Agregar al calendario',
  askDate: 'Solicitar una cita',
  zone: (name) => `Las horas están en ${name}, la zona horaria del consultorio.`,
  withWhom: (when, name) => `${when} con ${name}`,
};

import type { Translated } from '@contract/language';
import type { copy as english } from './visit-copy';

export const copy: Translated<typeof english> = {
  done: (when) => `Realizado el ${when}`,
  ready: 'Listo para programar',
  onHold: 'En pausa hasta que se haga el pago atrasado',
  readyFrom: (day) => `Se puede programar a partir del ${day}`,
  next: 'Próxima cita',
  changeDate: 'Solicitar otra fecha',
  directions: 'Cómo llegar',
  file: 'Agregar al calendario',
  held: 'Sus tratamientos están en pausa',
  heldText: (practice) =>
    `Tiene un pago atrasado. Sus tratamientos se reanudan cuando lo pague. Las citas que ya tienen fecha se mantienen. Pague aquí o llame a ${practice}.`,
  heldOnItsWay:
    'Su pago está en proceso y su banco puede tardar uno o dos días. Sus tratamientos se reanudan cuando se complete el pago.',
  payNow: 'Pagar ahora',
  askDate: 'Solicitar una cita',
  zone: (name) => `Las horas están en ${name}, la zona horaria del consultorio.`,
  withWhom: (when, name) => `${when} con ${name}`,
};

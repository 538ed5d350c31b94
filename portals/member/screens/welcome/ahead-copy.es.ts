import type { Translated } from '@contract/language';
import type { copy as english } from './ahead-copy';

export const copy: Translated<typeof english> = {
  title: (month) => `Pagos de ${month}`,
  file: 'Agregar a mi calendario',
  membership: 'Membresía',
  financing: 'Financiamiento',
  visit: 'Visita',
  from: (name, lastFour) => `${name} •••• ${lastFour}`,
  byHand: 'Nada se cobra de forma automática',
  late: (day) => `Vencía el ${day}`,
  credit: (amount) => `${amount} más con crédito`,
  number: (number, of) => `Pago ${number} de ${of}`,
  both: (month) => `Los dos en ${month}`,
  sum: (month) => `En ${month}`,
  year: 'Los próximos doce meses',
  month: (month, amount) => `${month}: ${amount}`,
  renews: (practice, day, [first, second]) =>
    `Su año en ${practice} termina el ${day}. Le preguntamos ${first} y ${second} días antes si sigue.`,
  paidOff: (what, day) => `${what} queda pagado el ${day} si se hacen todos los pagos.`,
  all: 'Todos los pagos en una lista',
  loading: 'Cargando sus pagos',
  onTime: 'Al día',
  daysLate: (days) => (days === 1 ? '1 día de atraso' : `${days} días de atraso`),
  waiting: (count) =>
    count === 1 ? 'Un consultorio espera ahí su respuesta.' : `${count} solicitudes esperan ahí su respuesta.`,
  loan: (name, amount, count) => `${name}, ${amount} en ${count} pagos`,
  paused: 'Los pagos están en pausa por ahora.',
  paidOf: (made, of) => `${made} de ${of} pagos hechos`,
  leftOf: (limit) => `disponibles de ${limit}`,
  owed: (amount) => `Debe ${amount}.`,
  goodUntil: (day) => `Su límite vale hasta el ${day}.`,
  openFinancing: 'Ver mi financiamiento',
  ownLogIn: 'Tiene su propio inicio de sesión, con un código como aquí.',
};

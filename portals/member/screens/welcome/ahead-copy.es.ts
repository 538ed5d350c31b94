import type { Translated } from '@contract/language';
import type { copy as english } from './ahead-copy';

export const copy: Translated<typeof english> = {
  title: (month) => `Pagos de ${month}`,
  file: 'Agregar a mi calendario',
  membership: 'Membresía',
  membershipAt: (practice) => `Membresía en ${practice}`,
  financing: 'Financiamiento',
  visit: 'Cita',
  byHand: 'Sin pago automático',
  late: (day) => `Atrasado desde el ${day}`,
  credit: (amount) => `Más ${amount} de crédito`,
  number: (number, of) => `Pago ${number} de ${of}`,
  both: (month) => `Total de ${month}`,
  sum: (month) => `Total de ${month}`,
  year: 'Los próximos doce meses',
  month: (month, amount) => `${month}: ${amount}`,
  renews: (practice, day, [first, second]) =>
    `El año de su plan en ${practice} termina el ${day}. Le preguntaremos ${first} y ${second} días antes si quiere renovar.`,
  renewsAgreed: (practice, day) =>
    `Su plan en ${practice} se renueva el ${day}. Usted aceptó otro año, y sus pagos están incluidos aquí.`,
  paidOff: (what, day) => `${what} quedará pagado el ${day} si usted hace todos los pagos.`,
  all: 'Todos los pagos en una lista',
  loading: 'Cargando sus pagos',
  onTime: 'Al día',
  daysLate: (days) => (days === 1 ? '1 día de atraso' : `${days} días de atraso`),
  waiting: (count) =>
    count === 1 ? 'Una solicitud necesita su respuesta.' : `${count} solicitudes necesitan su respuesta.`,
  loan: (name, amount, count) => `${name}, ${amount} en ${count} pagos`,
  paused: 'Los pagos están en pausa por ahora.',
  paidOf: (made, of) => `${made} de ${of} pagos hechos`,
  leftOf: (limit) => `por gastar de ${limit}`,
  owed: (amount) => `Debe ${amount}.`,
  goodUntil: (day) => `Su límite vale hasta el ${day}.`,
  openFinancing: 'Ver mi financiamiento',
  ownLogIn: 'El financiamiento tiene un inicio de sesión aparte. Ahí también le enviaremos un código.',
};

import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  hello: (firstName) => (firstName ? `Hola, ${firstName}` : 'Hola'),
  loading: 'Cargando su membresía',
  needsYou: 'Pendiente de su respuesta',
  firstDay: (amount) => `El día que firme paga ${amount}.`,
  plan: (name, amount) => (name ? `Su plan ${name}: ${amount} al mes` : `Su plan: ${amount} al mes`),
  sent: (practice, day) => `Lo envió ${practice} el ${day}. Empieza el día en que usted firma.`,
  look: 'Revisar el plan',
  youChanged: (practice) => `Usted pidió a ${practice} que cambie su plan. Revisarán su solicitud y le responderán.`,
  late: 'Un pago no se completó',
  pastDue: 'Tiene un pago atrasado',
  lateText: (practice) => `Sus tratamientos continúan por ahora. Pague aquí o llame a ${practice}.`,
  lateEnded: (practice) => `Pague aquí o llame a ${practice}.`,
  payNow: 'Pagar ahora',
  onItsWay: 'Su pago está en proceso',
  onItsWayText: 'Su banco puede tardar uno o dos días. No tiene nada atrasado y no tiene que hacer nada.',
  onItsWayHeld: 'Su banco puede tardar uno o dos días. Sus tratamientos se reanudan cuando se complete el pago.',
  held: 'Sus tratamientos están en pausa',
  heldText: (practice) =>
    `Tiene un pago atrasado. Sus tratamientos se reanudan cuando lo pague. Pague aquí o llame a ${practice}.`,
  noPlan: 'Su plan está en camino',
  noPlanText: (practice) => `${practice} preparará un plan con usted y lo enviará aquí. Entonces usted decide.`,
  membership: (practice) => `Membresía en ${practice}`,
  paid: (made, left) =>
    `${made} de 12 pagos hechos, ${left === 1 ? 'queda 1 tratamiento' : `quedan ${left} tratamientos`}`,
  saved: (amount) => `${amount} ahorrados hasta ahora`,
  open: 'Ver mi membresía',
  ended: (day) => `Terminó el ${day}.`,
  none: 'Aún no tiene membresía',
  noneText: 'Pida el enlace a su consultorio o busque su consultorio aquí.',
  find: 'Buscar mi consultorio',
};

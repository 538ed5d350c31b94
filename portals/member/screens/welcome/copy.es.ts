import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  hello: (firstName) => (firstName ? `Hola, ${firstName}` : 'Hola'),
  loading: 'Cargando su membresía',
  needsYou: 'Espera su respuesta',
  plan: (name, amount) => (name ? `Su plan ${name}: ${amount} al mes` : `Su plan: ${amount} al mes`),
  sent: (practice, day) => `Lo envió ${practice} el ${day}. Empieza el día en que usted firma.`,
  look: 'Ver el plan',
  youChanged: (practice) => `Usted pidió otro plan a ${practice}. Lo revisan y le escriben.`,
  late: 'Un pago no se hizo',
  lateText: (practice) => `Sus tratamientos siguen por ahora. Páguelo aquí o llame a ${practice}.`,
  lateEnded: (practice) => `Páguelo aquí o llame a ${practice}.`,
  payNow: 'Pagar lo que falta',
  onItsWay: 'Su pago está en camino',
  onItsWayText: 'Su banco tarda uno o dos días. No falta nada por pagar y no tiene que hacer nada.',
  onItsWayHeld: 'Su banco tarda uno o dos días. Sus tratamientos siguen en cuanto llegue.',
  held: 'Sus tratamientos están en pausa',
  heldText: (practice) => `Un pago está atrasado. Siguen en cuanto se pague. Páguelo aquí o llame a ${practice}.`,
  noPlan: 'Su plan está en camino',
  noPlanText: (practice) => `${practice} hace un plan con usted y lo envía aquí. Usted decide entonces.`,
  membership: (practice) => `Membresía en ${practice}`,
  paid: (made, left) =>
    `${made} de 12 pagos hechos, ${left === 1 ? 'queda 1 tratamiento' : `quedan ${left} tratamientos`}`,
  saved: (amount) => `${amount} ahorrados hasta ahora`,
  open: 'Ver mi membresía',
  ended: (day) => `Terminó el ${day}.`,
  none: 'Todavía sin membresía',
  noneText: 'Pida el enlace a su consultorio o búsquelo aquí.',
  find: 'Buscar mi consultorio',
};

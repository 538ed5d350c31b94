import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  title: 'Calculadora de pagos',
  lead: 'Sus propios planes dentro de su límite, al día de hoy. Consultar no cambia nada.',
  amount: 'Monto',
  practice: 'Consultorio',
  show: 'Ver mis planes',
  showing: 'Cargando',
  need: 'Escriba un monto de $1 o más',
  plans: 'Sus planes de pago',
  over: (left) => `Eso es más de los ${left} que le quedan por gastar.`,
  none: 'Este consultorio no tiene un plan para este monto.',
  noLimit: 'Usted todavía no tiene un límite de gasto.',
  next: 'Su consultorio envía la solicitud. Después usted elige un plan y lo aprueba.',
  ask: (amount) => `Pedir ${amount} a mi consultorio`,
  asking: 'Enviando solicitud',
};

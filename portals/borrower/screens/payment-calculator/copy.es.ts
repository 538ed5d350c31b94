import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  title: 'Calculadora de pagos',
  lead: 'Sus propios planes dentro de su límite de gasto, como se ofrecerían hoy. Mirar no cambia nada.',
  amount: 'Monto',
  practice: 'Consultorio',
  show: 'Ver mis planes',
  showing: 'Buscando',
  need: 'Escriba un monto de $1 o más',
  plans: 'Sus planes de pago',
  over: (left) => `Eso es más de lo que le queda por gastar, ${left}.`,
  none: 'Ningún plan de este consultorio cubre este monto.',
  noLimit: 'Usted todavía no tiene un límite de gasto.',
  next: 'Su consultorio hace la solicitud. Después usted elige un plan y lo aprueba.',
  ask: (amount) => `Pedir ${amount} a mi consultorio`,
  asking: 'Pidiendo',
};

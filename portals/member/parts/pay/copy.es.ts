import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  payWith: 'Pagar con',
  used: 'También la usaremos para sus pagos mensuales.',
  another: 'Otra tarjeta o cuenta bancaria',
  none: 'Agregue una tarjeta o una cuenta bancaria para pagar.',
  card: 'Agregar una tarjeta',
  connect: 'Conectar una cuenta bancaria',
  byHand: 'Escribir los números de la cuenta',
  bankTitle: 'Su cuenta bancaria',
  save: 'Guardar esta cuenta',
  saving: 'Guardando su cuenta',
  back: 'Atrás',
  notAuthorized: 'Guardamos esta cuenta, pero no podemos cobrar de ella sin su autorización.',
};

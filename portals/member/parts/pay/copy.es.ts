import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  payWith: 'Pagar con',
  used: 'También para los pagos mensuales. Le escribimos 3 días antes de cada uno.',
  ending: (name, lastFour) => `${name} •••• ${lastFour}`,
  another: 'Otra tarjeta o cuenta bancaria',
  none: 'Agregue una tarjeta o una cuenta bancaria para pagar.',
  loading: 'Leyendo con qué puede pagar',
  card: 'Escribir una tarjeta',
  connect: 'Conectar una cuenta bancaria',
  byHand: 'Escribir los números de la cuenta',
  bankTitle: 'Su cuenta bancaria',
  save: 'Guardar esta cuenta',
  saving: 'Guardando su cuenta',
  back: 'Atrás',
  notAuthorized: 'Esa cuenta quedó guardada, pero sin su permiso no se puede tomar nada de ella.',
};

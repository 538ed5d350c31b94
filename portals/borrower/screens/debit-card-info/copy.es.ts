import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  title: 'Agregar una tarjeta de débito',
  why: 'Puede pagar con ella. No se aceptan tarjetas de crédito ni prepagadas.',
  add: 'Escribir los datos de la tarjeta',
  attached: (card) => `La tarjeta ${card} ya está en su cuenta.`,
  another: 'Escribir otra tarjeta',
  goOn: 'Continuar a su tratamiento sin ella',
  ways: 'Ver las formas de pago',
};

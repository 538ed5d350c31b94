import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  title: 'Agregar una cuenta bancaria',
  connectTitle: 'Conéctela a través de su banco',
  why: 'Toma un minuto y no necesita los números de su cuenta.',
  connect: 'Conectar mi banco',
  byHand: 'Escribir los números a mano',
  handTitle: 'Escriba los datos de su cuenta bancaria',
  save: 'Guardar la cuenta',
  saving: 'Guardando su cuenta',
  back: 'Mejor conectar mi banco',
};

import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  title: 'Su cuenta bancaria',
  ask: 'Escriba los datos de su cuenta bancaria',
  why: 'Los dos números están en la parte de abajo de sus cheques. Los guardamos cifrados y solo mostramos los últimos cuatro dígitos.',
  save: 'Guardar la cuenta',
  saving: 'Guardando su cuenta',
};

import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  title: (amount, practice) => `${amount} en ${practice}`,
  done: 'Todo listo',
  doneDetail: (practice) =>
    `${practice} tiene su respuesta. Le enviamos una copia de su contrato por correo electrónico.`,
  refunded: 'Su consultorio reembolsó esto. No hay nada que pagar. Sus documentos se quedan aquí.',
  terms: 'Los términos que aceptó',
  documents: 'Documentos',
  agreement: 'Contrato de préstamo a plazos',
  print: 'Imprimir',
  printing: 'Abriendo',
  save: 'Guardar como PDF',
  saving: 'Guardando',
  autopay: 'Pago automático',
  at: (amount, practice) => `${amount} en ${practice}`,
  monthly: (months, first) => `al mes por ${months}, el primero el ${first}`,
  promo: (amount, end) => `Sin intereses si paga ${amount} antes del ${end}`,
  promoDetail: (safe, minimum, stake) =>
    `Pague *${safe} al mes* para lograrlo. Con el mínimo de ${minimum}, *${stake} de intereses están en juego* ese día.`,
};

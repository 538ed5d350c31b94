import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  bankName: 'Nombre del banco',
  bankNameHint: 'Como aparece en su tarjeta o estado de cuenta.',
  accountType: 'Tipo de cuenta',
  checking: 'Corriente',
  savings: 'Ahorros',
  routing: 'Número de ruta',
  routingHint: '9 dígitos, abajo a la izquierda de un cheque.',
  account: 'Número de cuenta',
  again: 'Número de cuenta otra vez',
  differ: 'Los dos números de cuenta son distintos. Escríbalos de nuevo.',
  long: 'Use como máximo 80 caracteres',
  authorize: (brand) => `Autorizo a ${brand} a debitar de esta cuenta los pagos que haga o programe.`,
  authorizeNote: 'Sin esto guardamos la cuenta y no tomamos nada de ella. El pago automático nunca es obligatorio.',
  readThe: 'Lea la',
  read: 'Autorización de ACH',
  bankFrame: 'Conecte su banco',
  cardFrame: 'Su tarjeta de débito',
  closeFrame: 'Cerrar',
  opening: 'Abriendo la lista de bancos',
  saving: 'Guardando su cuenta',
  savingCard: 'Guardando su tarjeta',
  openingCard: 'Abriendo la página de la tarjeta',
  cardNote: 'La página de la tarjeta es de nuestra bóveda de tarjetas. Nunca vemos el número.',
};

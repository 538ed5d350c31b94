import type { Translated } from '@contract/language';
import { legal } from '@portals/steps/legal-mark';
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
  again: 'Confirme el número de cuenta',
  differ: 'Los números de cuenta no coinciden. Escríbalos de nuevo.',
  chooseType: 'Elija un tipo de cuenta',
  long: 'Use como máximo 80 caracteres',
  authorize: (brand) => `Autorizo a ${brand} a debitar de esta cuenta los pagos que haga o programe.`,
  authorizeNote: `Lea la ${legal('achAuthorization', 'autorización de ACH')}. Sin esto, guardaremos la cuenta pero no debitaremos de ella. El pago automático nunca es obligatorio.`,
  bankFrame: 'Conecte su banco',
  cardFrame: 'Su tarjeta de débito',
  closeFrame: 'Cerrar',
  opening: 'Abriendo la lista de bancos',
  saving: 'Guardando su cuenta',
  savingCard: 'Guardando su tarjeta',
  openingCard: 'Abriendo la página de la tarjeta',
  cardNote: 'Un servicio seguro de tarjetas muestra esta página. Nunca vemos el número.',
};

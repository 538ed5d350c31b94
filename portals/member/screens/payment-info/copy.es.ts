import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  title: 'Cómo paga',
  from: (practice) => `Su membresía en ${practice}`,
  paidFrom: (way) => `Se paga con ${way}.`,
  notYet: 'Aún no hay forma de pago. La elegirá al firmar su plan.',
  ended: (way) => `${way} ya no se puede usar. Elija otra forma de pago.`,
  change: 'Cambiar la forma de pago',
  all: 'Sus formas de pago',
  none: 'Aún no tiene tarjetas ni cuentas bancarias.',
  usable: 'Autorizada',
  notUsable: 'No autorizada',
  expired: (month) => `Venció en ${month}`,
  until: (month) => `Vence en ${month}`,
  addBank: 'Agregar una cuenta bancaria',
  changeTitle: 'Cambiar la forma de pago',
  changeText: (practice) => `De ahora en adelante la usaremos para su membresía en ${practice}.`,
  use: 'Usar esta forma de pago',
  using: 'Cambiando',
  addTitle: 'Agregar una cuenta bancaria',
  addText: 'Conecte su banco o escriba los números de la cuenta. Después podrá usarla para su membresía.',
};

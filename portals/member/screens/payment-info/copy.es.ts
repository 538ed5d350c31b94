import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  title: 'Cómo paga',
  from: (practice) => `Su membresía en ${practice}`,
  paidFrom: (way) => `Se paga con ${way}.`,
  notYet: 'Todavía no se eligió nada. Usted elige al firmar su plan.',
  ended: (way) => `El banco de ${way} la cerró. Elija otra forma de pago.`,
  change: 'Cambiar cómo se paga',
  all: 'Con qué puede pagar',
  none: 'Todavía sin tarjeta ni cuenta bancaria.',
  usable: 'Se puede debitar',
  notUsable: 'No se toma nada de ella',
  until: (month) => `Válida hasta ${month}`,
  addBank: 'Agregar una cuenta bancaria',
  loading: 'Leyendo con qué puede pagar',
  changeTitle: 'Cambiar cómo paga',
  changeText: (practice) => `Desde ahora su membresía en ${practice} se paga con ella.`,
  use: 'Pagar con esta',
  using: 'Cambiando',
  addTitle: 'Agregar una cuenta bancaria',
  addText: 'Conéctela o escriba sus números. Después puede elegirla para su membresía.',
};

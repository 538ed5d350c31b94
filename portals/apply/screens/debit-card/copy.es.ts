import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  title: 'Su tarjeta de débito',
  approved: (firstName) => (firstName ? `Su solicitud fue aprobada, ${firstName}` : 'Su solicitud fue aprobada'),
  why: 'Puede agregar la tarjeta de débito con la que va a pagar. Hoy no se cobra nada.',
  add: 'Agregar una tarjeta de débito',
  skip: 'Ahora no',
  attached: (card) => `La tarjeta ${card} ya está en su cuenta.`,
  goOn: 'Continuar',
};

import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  title: 'Formas de pago',
  loading: 'Cargando sus formas de pago',
  empty: 'Todavía no hay ninguna forma de pago',
  emptyDetail: 'Conecte una cuenta bancaria o agregue una tarjeta de débito, y de ella se podrán tomar pagos.',
  bank: 'Agregar una cuenta bancaria',
  card: 'Agregar una tarjeta de débito',
  isDefault: 'Predeterminada',
  unauthorized: 'No autorizada',
  unauthorizedNote: 'No se toma nada de esta cuenta hasta que autorice los débitos.',
  ended: 'No se puede usar',
  endedBank:
    'Un pago de esta cuenta fue devuelto, así que no se toma nada de ella ni se le envía nada. Si la cuenta está abierta y es suya, autorícela otra vez.',
  endedCard:
    'El banco de esta tarjeta la rechazó definitivamente, así que no se toma nada de ella. Ingrésela otra vez cuando eso esté resuelto, o use otra.',
  authorizeAgain: 'Autorizar otra vez',
  enterAgain: 'Ingresarla otra vez',
  makeDefault: 'Hacer predeterminada',
  making: 'Guardando',
  authorize: 'Autorizar débitos',
  authorizing: 'Autorizando',
  authorizeTitle: (name, lastFour) => `¿Autorizar débitos de ${name} que termina en ${lastFour}?`,
  authorizeText: (brand) =>
    `Usted autoriza a ${brand} a debitar de esta cuenta los pagos que haga o programe. Le enviamos una copia por correo electrónico.`,
  read: 'Autorización de ACH',
  remove: 'Quitar',
  removing: 'Quitando',
  keep: 'Conservarla',
  removeTitle: (name, lastFour) => `¿Quitar ${name} que termina en ${lastFour}?`,
  removeText: 'Ya no tomaremos nada de ella. Los pagos que están en camino se hacen de todos modos.',
  inUse: (numbers) =>
    `El pago automático de ${numbers} toma de esta. Elija otra forma de pago para él, o desactive el pago automático, antes de quitarla.`,
  inUseEnded: (numbers) =>
    `El pago automático de ${numbers} depende de esta y no toma nada. Elija otra forma de pago para él, o desactive el pago automático, antes de quitarla.`,
  and: ' y ',
  transaction: (number) => `la transacción ${number}`,
  checking: 'Corriente',
  savings: 'Ahorros',
  debit: 'Tarjeta de débito',
  account: 'Cuenta bancaria',
  ending: (lastFour) => `termina en ${lastFour}`,
  until: (date) => `hasta ${date}`,
};

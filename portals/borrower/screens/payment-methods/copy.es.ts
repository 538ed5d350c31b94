import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  title: 'Formas de pago',
  empty: 'Todavía no hay ninguna forma de pago',
  emptyDetail: 'Conecte una cuenta bancaria o agregue una tarjeta de débito para hacer sus pagos.',
  bank: 'Agregar una cuenta bancaria',
  card: 'Agregar una tarjeta de débito',
  isDefault: 'Predeterminada',
  unauthorized: 'No autorizada',
  unauthorizedNote: 'No podemos debitar de esta cuenta hasta que usted lo autorice.',
  ended: 'No se puede usar',
  endedBank:
    'Un pago de esta cuenta fue devuelto, así que no podemos cobrar de ella ni enviarle dinero. Si la cuenta está abierta y es suya, autorícela otra vez.',
  endedCard:
    'El banco de esta tarjeta la rechazó definitivamente, así que no podemos cobrar de ella. Ingrésela otra vez cuando eso esté resuelto, o use otra.',
  expired: 'Esta tarjeta está vencida. Ingrese su tarjeta nueva o use otra forma de pago.',
  authorizeAgain: 'Autorizar otra vez',
  enterAgain: 'Ingresarla otra vez',
  makeDefault: 'Hacer predeterminada',
  making: 'Guardando',
  authorize: 'Autorizar débitos',
  authorizing: 'Autorizando',
  authorizeTitle: (way) => `¿Autorizar débitos de ${way}?`,
  authorizeText: (brand) =>
    `Usted autoriza a ${brand} a debitar de esta cuenta los pagos que haga o programe. Le enviaremos una copia por correo electrónico.`,
  read: 'Autorización de ACH',
  remove: 'Quitar',
  removing: 'Quitando',
  keep: 'Conservarla',
  removeTitle: (way) => `¿Quitar ${way}?`,
  removeText: 'Ya no cobraremos de ella. Los pagos en proceso se completarán de todos modos.',
  inUse: (numbers) =>
    `El pago automático de ${numbers} usa esta forma de pago. Elija otra para él, o desactívelo, antes de quitar esta.`,
  inUseEnded: (numbers) =>
    `El pago automático de ${numbers} se detuvo porque esta forma de pago no se puede usar. Elija otra para él, o desactívelo, antes de quitar esta.`,
  transactions: (numbers) => new Intl.ListFormat('es-US').format(numbers.map((number) => `la transacción ${number}`)),
  checking: 'Corriente',
  savings: 'Ahorros',
  debit: 'Tarjeta de débito',
  account: 'Cuenta bancaria',
  saved: (way) => `Guardado: ${way}.`,
  until: (date) => `hasta ${date}`,
};

import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  title: 'Cómo paga',
  from: (practice) => `Su membresía en ${practice}`,
  paidFrom: (way) => `Se paga con ${way}.`,
  notYet: 'Aún no hay forma de pago. La elegirá al firmar su plan.',
  ended: (way) => `${way} ya no se puede usar. Elija otra forma de pago.`,
  change: 'Cambiar la forma de pago',
  byHand: (hasEmail) =>
    hasEmail
      ? 'El pago automático está desactivado. Le enviaremos un correo electrónico cuando venza cada pago.'
      : 'El pago automático está desactivado. Verá en Pagos cuándo vence cada pago.',
  stopped: (day) =>
    `El pago automático está desactivado desde el ${day} porque tres pagos seguidos no se completaron. Para volver a activarlo, elija una tarjeta o cuenta con fondos suficientes para sus pagos.`,
  turnOn: 'Activar el pago automático',
  turnOff: 'Desactivar el pago automático',
  turnOffTitle: '¿Desactivar el pago automático?',
  turnOffText: (practice) =>
    `Dejaremos de hacer cobros a su tarjeta o cuenta por su membresía en ${practice}. Su plan sigue igual y usted hace cada pago a más tardar el día en que vence. Esto no detiene un pago que ya se está procesando.`,
  turningOff: 'Desactivando',
  keep: 'Dejarlo activado',
  remove: 'Quitar',
  removeNamed: (way) => `Quitar ${way}`,
  removeTitle: (way) => `¿Quitar ${way}?`,
  removeText: 'Ya no podrá pagar con ella y su autorización termina. Puede agregarla de nuevo.',
  removing: 'Quitando',
  keepWay: 'Conservarla',
  all: 'Sus formas de pago',
  none: 'Aún no tiene tarjetas ni cuentas bancarias.',
  usable: 'Autorizada',
  notUsable: 'No autorizada',
  expired: (month) => `Venció en ${month}`,
  until: (month) => `Vence en ${month}`,
  addBank: 'Agregar una cuenta bancaria',
  changeTitle: 'Cambiar la forma de pago',
  changeText: (practice) => `De ahora en adelante la usaremos para su membresía en ${practice}.`,
  turnOnText: (practice) =>
    `Esto activa otra vez el pago automático. De ahora en adelante le haremos los cobros de su membresía en ${practice} el día en que venza cada pago.`,
  alsoOpen: (amount) => `En menos de un día cobraremos también los ${amount} que ya vencieron.`,
  use: 'Usar esta forma de pago',
  using: 'Cambiando',
  authorizationLoading: 'Cargando lo que usted autoriza',
  addTitle: 'Agregar una cuenta bancaria',
  addText: 'Conecte su banco o escriba los números de la cuenta. Después podrá usarla para su membresía.',
};

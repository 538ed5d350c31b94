import type { AuthorizationWords } from './authorization-words';

export const authorizationWords: AuthorizationWords = {
  title: 'Autorización del pago automático',
  who: (name, practice) => `${name}, membresía en ${practice}.`,
  card: (practice, brand, way) =>
    `Usted autoriza a ${practice} y a ${brand}, que administra su programa de membresías, a debitar automáticamente de su tarjeta, ${way}, los pagos de esta membresía.`,
  account: (practice, brand, way) =>
    `Usted autoriza a ${practice} y a ${brand}, que administra su programa de membresías, a debitar automáticamente de su cuenta en ${way} los pagos de esta membresía.`,
  way: (name, lastFour) => `${name} terminada en ${lastFour}`,
  ahead: (charges) => `Próximos pagos: ${charges}.`,
  none: 'No queda ningún pago de este año del plan.',
  open: (amount) => `Los ${amount} que vencen ahora se debitan en menos de un día.`,
  nextYear: 'Los pagos del próximo año del plan, que usted aceptó, se debitan como los firmó.',
  days: 'Si un día de pago cae en fin de semana o día feriado bancario, el pago se debita el siguiente día hábil.',
  changes:
    'Si firma otros montos, se debitan esos en su lugar. El crédito que tenga un día de pago puede reducir lo que se debita.',
  stop: (writeTo, phone) =>
    `Puede desactivar el pago automático en su cuenta, o escribiendo a ${writeTo} o llamando al ${phone} al menos tres días hábiles antes de un pago. También puede detener un pago por medio de su banco. El pago automático no es una condición de la membresía.`,
};

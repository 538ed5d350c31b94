import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  terms: 'Los términos que firma',
  alsoRead: 'También acepta la',
  ach: 'autorización de pago',
  and: 'y los',
  records: 'términos de los registros electrónicos',
  sign: 'Firme con su nombre',
  signHint: (name) => `Escriba ${name}, como en su identificación.`,
  signNeeded: (name) => `Escriba su nombre como está aquí: ${name}`,
  agreeNeeded: 'Marque que leyó los términos',
  goOn: 'Continuar',
  later: 'Más tarde',
  signing: 'Firmando',
  wayNeeded: 'Elija con qué pagar',
  membership: 'Membresía',
  yourPractice: 'Su consultorio',
  see: 'Ver mi membresía',
  figuresChanged: 'Algo cambió mientras tanto. Estos son los montos ahora: revíselos antes de firmar.',
  ownCredit: (amount) => `Usar mis ${amount} de crédito`,
  saveCalendar: 'Guardar los pagos en mi calendario',
  cancelFine: 'Puede cancelar en línea en cualquier momento.',
};

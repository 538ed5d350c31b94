import type { Translated } from '@contract/language';
import { legal } from '@portals/steps/legal-mark';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  terms: 'Los términos que va a firmar',
  alsoRead: `También acepta la ${legal('achAuthorization', 'autorización de pago')} y el ${legal('electronicRecordsSignature', 'consentimiento de documentos electrónicos')}.`,
  alsoReadByHand: `También acepta el ${legal('electronicRecordsSignature', 'consentimiento de documentos electrónicos')}.`,
  feeNote: 'La cuota de membresía es por la membresía, no por el crédito.',
  sign: 'Escriba su nombre para firmar',
  signHint: (name) => `Escriba ${name}, como aparece en su identificación.`,
  signNeeded: (name) => `Escriba su nombre exactamente así: ${name}`,
  agreeNeeded: 'Marque la casilla para confirmar que leyó los términos',
  goOn: 'Continuar',
  later: 'Más tarde',
  signing: 'Firmando',
  byHand: (hasEmail: boolean) =>
    hasEmail
      ? 'El pago automático está desactivado. Le enviaremos un correo electrónico cuando venza cada pago.'
      : 'El pago automático está desactivado. Verá en Pagos cuándo vence cada pago.',
  wayNeeded: 'Elija una forma de pago',
  membership: 'Membresía',
  yourPractice: 'Su consultorio',
  see: 'Ver mi membresía',
  figuresChanged: 'Algunos montos cambiaron desde que abrió esta página. Revíselos antes de firmar.',
  ownCredit: (amount) => `Usar mi crédito de ${amount}`,
  saveCalendar: 'Agregar los pagos a mi calendario',
  cancelFine: 'Puede cancelar en línea en cualquier momento.',
};

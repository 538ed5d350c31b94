import type { Translated } from '@contract/language';
// Relative, since the build reads this file without our paths (scripts/rollup/first-words.ts).
import { legal } from '../../../steps/legal-mark';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  title: 'Empiece con su correo',
  about: 'unos 4 minutos en total',
  ask: '¿Qué correo electrónico usamos?',
  why: 'Le enviaremos un código de 6 dígitos. Ver para cuánto califica no afecta su puntaje de crédito.',
  label: 'Correo electrónico',
  send: 'Enviarme un código',
  sending: 'Enviando el código',
  fine: 'Cifrado. Solo pedimos lo necesario para decidir.',
  carried: (amount) => `Eligió ${amount}. Puede cambiarlo después.`,
  patientOnly: (practice) =>
    `Llene esto personalmente. En Nueva York, el personal de ${practice} no puede llenar ninguna parte por usted.`,
  sharing: (practice) =>
    `${practice} nunca ve sus ingresos, su número de Seguro Social, su puntaje ni las razones de nuestra decisión.`,
  agree: `Al continuar, acepta nuestro ${legal('electronicRecordsSignature', 'consentimiento de documentos electrónicos')} y nuestra ${legal('financialPrivacyPolicy', 'política de privacidad')}.`,
  log: 'Inicie sesión',
  hasLimit: '¿Ya tiene un límite de gasto?',
};

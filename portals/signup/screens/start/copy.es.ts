import type { Translated } from '@contract/language';
import { legal } from '../../../steps/legal-mark';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  title: 'Únase al programa de membresía',
  ask: (practice) => `Únase al programa de membresía de ${practice}`,
  why: 'Le enviaremos un código de 6 dígitos para empezar o seguir donde se quedó.',
  about: 'unos 3 minutos en total',
  emailNeeded: 'Escriba un correo electrónico, como nombre@example.com',
  phoneNeeded: 'Escriba un teléfono de EE. UU. de 10 dígitos, como (555) 555-0142',
  by: 'Enviar mi código por',
  byEmail: 'Correo',
  byPhone: 'Mensaje de texto',
  email: 'Correo electrónico',
  phone: 'Teléfono celular',
  rates: 'Pueden aplicarse tarifas de mensajes y datos.',
  send: 'Enviarme un código',
  sending: 'Enviando el código',
  fine: 'Cifrado. Solo pedimos lo que necesitamos.',
  agree: `Al continuar, acepta nuestro ${legal('electronicRecordsSignature', 'consentimiento de documentos electrónicos')} y nuestra ${legal('membershipPrivacyPolicy', 'política de privacidad de la membresía')}.`,
  member: '¿Ya es miembro?',
  log: 'Iniciar sesión',
};

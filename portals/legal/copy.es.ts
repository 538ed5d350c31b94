import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  version: (version) => `Versión ${version}`,
  loading: (title) => `Cargando ${title}`,
  home: 'Volver al inicio',
  privacyPolicy: 'Política de privacidad',
  contactUs: 'Contacto',
  titles: {
    termsAndConditions: 'Términos y condiciones',
    consentAndAuthorization: 'Consentimiento y autorización',
    electronicRecordsSignature: 'Documentos y firma electrónicos',
    financialPrivacyPolicy: 'Política de privacidad financiera',
    nonTelemarketing: 'Llamadas y mensajes de texto',
    applicationNotices: 'Avisos y términos de la solicitud',
    installmentLoanAgreement: 'Contrato de préstamo a plazos',
    accountOpeningDisclosures: 'Divulgaciones de apertura de cuenta',
    mobilePhoneDisclosure: 'Divulgación sobre el teléfono móvil',
    membershipPrivacyPolicy: 'Política de privacidad de la membresía',
    membershipAgreement: 'Contrato de membresía',
    achAuthorization: 'Autorización de ACH',
    providerMasterAgreement: 'Contrato marco del proveedor',
  },
};

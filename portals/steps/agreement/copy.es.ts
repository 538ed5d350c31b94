import type { Translated } from '@contract/language';
import { legal } from '../legal-mark';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  text: 'El contrato',
  reading: 'Cargando su contrato',
  consents: 'Antes de firmar',
  agree: 'Leí el contrato de arriba y lo acepto.',
  agreeNeeded: 'Marque la casilla para aceptar el contrato',
  records: `Acepto recibir documentos electrónicamente. Lea el ${legal('electronicRecordsSignature', 'consentimiento de documentos electrónicos')}.`,
  recordsNeeded: 'Marque la casilla para recibir sus documentos electrónicamente',
  sign: 'Escriba su nombre legal completo',
  signHint: (name) => `Exactamente como lo escribió: ${name}`,
  signNeeded: (name) => `Escriba ${name} para firmar`,
  button: 'Firmar mi contrato',
  signing: 'Firmando',
  fine: (isMailed) =>
    isMailed
      ? 'Le enviaremos una copia por correo electrónico.'
      : 'Cuando inicie sesión, encontrará una copia en sus documentos.',
  changed: 'El contrato se actualizó desde que lo abrió. Léalo de nuevo antes de firmar.',
  save: 'Guardar como PDF',
  saving: 'Obteniendo el PDF',
};

import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  text: 'El contrato',
  reading: 'Cargando su contrato',
  consents: 'Antes de firmar',
  agree: 'Leí el contrato de arriba y lo acepto.',
  agreeNeeded: 'Marque la casilla para aceptar el contrato',
  records: 'Acepto recibir documentos electrónicamente.',
  recordsNeeded: 'Marque la casilla para recibir sus documentos electrónicamente',
  recordsRead: 'Lea el',
  recordsText: 'consentimiento de documentos electrónicos',
  sign: 'Escriba su nombre legal completo',
  signHint: (name) => `Exactamente como lo dio: ${name}`,
  signNeeded: (name) => `Escriba ${name} para firmar`,
  button: 'Firmar mi contrato',
  signing: 'Firmando',
  fine: 'Recibe una copia por correo electrónico.',
  changed: 'El contrato se actualizó desde que lo abrió. Léalo de nuevo antes de firmar.',
  save: 'Guardarlo como PDF',
  saving: 'Obteniendo el PDF',
};

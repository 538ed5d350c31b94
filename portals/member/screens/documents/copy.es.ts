import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  title: 'Documentos',
  lead: 'Sus contratos y avisos, exactamente como los firmó, los aceptó o los recibió.',
  loading: 'Cargando sus documentos',
  none: 'Aún no hay documentos. Lo que firme y lo que le enviemos aparecerá aquí.',
  signed: (day) => `Firmado el ${day}`,
  accepted: (day) => `Aceptado el ${day}`,
  sent: (day) => `Enviado el ${day}`,
  save: 'Guardar PDF',
  saveNamed: (title, day) => `Guardar PDF: ${title}, ${day}`,
  saving: 'Guardando',
  english: 'En inglés (PDF)',
  englishNamed: (title, day) => `En inglés (PDF): ${title}, ${day}`,
};

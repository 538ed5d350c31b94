import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  title: 'Documentos',
  lead: 'Lo que firmó y lo que le enviamos, exactamente como era entonces.',
  loading: 'Cargando sus documentos',
  none: 'Todavía nada. Lo que firme y lo que le enviemos se queda aquí.',
  signed: (day) => `Firmado el ${day}`,
  sent: (day) => `Del ${day}`,
  save: 'Guardar PDF',
  saveNamed: (title, day) => `Guardar PDF: ${title}, ${day}`,
  saving: 'Guardando',
  english: 'En inglés (PDF)',
  englishNamed: (title, day) => `En inglés (PDF): ${title}, ${day}`,
};

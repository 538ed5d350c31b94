import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  title: 'Documentos',
  lead: 'Todo lo que firmó o aceptó y cada aviso que le enviamos, exactamente como lo vio.',
  loading: 'Cargando sus documentos',
  again: 'Intentar de nuevo',
  none: 'Aún no hay documentos. Lo que firme y lo que le enviemos aparecerá aquí.',
  signed: (day) => `Firmado el ${day}`,
  accepted: (day) => `Aceptado el ${day}`,
  sent: (day) => `Enviado el ${day}`,
  save: 'Guardar PDF',
  saveNamed: (title, day) => `Guardar ${title} del ${day} como PDF`,
  saving: 'Guardando',
  english: 'En inglés (PDF)',
  englishNamed: (title, day) => `Guardar ${title} del ${day} en inglés como PDF`,
  applications: 'Sus solicitudes',
  loadingApplications: 'Cargando sus solicitudes',
  noApplications: 'Todavía no ha hecho ninguna solicitud.',
  appliedOn: (day) => `Solicitada el ${day}`,
  status: { INCOMPLETE: 'Sin terminar', REVIEW: 'En revisión', APPROVED: 'Aprobada', DENIED: 'No aprobada' },
};

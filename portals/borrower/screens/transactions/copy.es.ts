import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  title: 'Sus tratamientos',
  loading: 'Cargando sus tratamientos',
  tabs: {
    pending: 'Requieren su respuesta',
    accepted: 'Aprobados',
    rejected: 'Cerrados',
    refunded: 'Reembolsados',
    review: 'En revisión',
  },
  empty: {
    pending: {
      title: 'Nada necesita su atención',
      detail: 'Cuando su consultorio le envíe una solicitud, aparecerá aquí y le avisaremos por correo electrónico.',
    },
    accepted: {
      title: 'Ningún tratamiento aprobado',
      detail: 'Los planes que apruebe se guardan aquí con sus documentos.',
    },
    rejected: {
      title: 'Ninguna solicitud cerrada',
      detail:
        'Las solicitudes que rechace quedan aquí y puede deshacer el rechazo. También las que venzan o el consultorio retire.',
    },
    refunded: { title: 'Ningún reembolso', detail: 'Los tratamientos que su consultorio reembolse se guardan aquí.' },
    review: { title: 'Nada en revisión', detail: 'Los tratamientos que estamos revisando aparecen aquí.' },
  },
};

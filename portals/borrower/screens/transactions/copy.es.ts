import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  title: 'Sus tratamientos',
  loading: 'Cargando sus tratamientos',
  tabs: {
    pending: 'Le esperan',
    accepted: 'Aceptados',
    rejected: 'Rechazados',
    refunded: 'Reembolsados',
    review: 'En revisión',
  },
  empty: {
    pending: {
      title: 'Nada le espera',
      detail: 'Cuando su consultorio pida un plan de pago, aparece aquí y le escribimos por correo electrónico.',
    },
    accepted: {
      title: 'Ningún tratamiento aceptado',
      detail: 'Los planes que apruebe se guardan aquí con sus documentos.',
    },
    rejected: { title: 'Nada rechazado', detail: 'Lo que rechace se guarda aquí y puede retirarlo.' },
    refunded: { title: 'Ningún reembolso', detail: 'Los tratamientos que su consultorio reembolse se guardan aquí.' },
    review: { title: 'Nada en revisión', detail: 'Los tratamientos que revisamos primero se muestran aquí.' },
  },
};

import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  otherLink:
    'Este enlace es de una membresía de otra cuenta. Si tiene dos cuentas, cierre la sesión e inicie sesión con la otra.',
  home: 'Inicio',
  visits: 'Citas',
  payments: 'Pagos',
  more: 'Más',
  logOut: 'Cerrar sesión',
  documents: 'Documentos',
  closed: 'Esta cuenta está cerrada. Todavía puede ver y guardar sus documentos y pagar lo que deba.',
  practice: 'Membresía en',
  status: {
    active: 'Activa',
    cancelled: 'Cancelada',
    confirmation_requested: 'Cambios en revisión',
    confirmation_needed: 'Requiere su respuesta',
    appointment_needed: 'Activa',
    contact_requested: 'Activa',
    plan_saved: 'Plan en preparación',
  },
  registered: 'Todavía sin plan',
  bankAsked: 'Pago en proceso',
  ended: 'Terminada',
  endedPaysOff: 'Terminada, con pagos pendientes',
  paysOff: 'Cancelada, con pagos pendientes',
  call: (phone) => `Llamar al ${phone}`,
};

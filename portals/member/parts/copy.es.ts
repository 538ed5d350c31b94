import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  otherLink: 'Este enlace es de una membresía que no es suya. Si tiene dos cuentas, cierre la sesión y use la otra.',
  home: 'Inicio',
  visits: 'Visitas',
  payments: 'Pagos',
  more: 'Más',
  logOut: 'Cerrar sesión',
  practice: 'Membresía en',
  status: {
    active: 'Activa',
    cancelled: 'Cancelada',
    confirmation_requested: 'Su consultorio revisa sus cambios',
    confirmation_needed: 'Espera por usted',
    appointment_needed: 'Activa',
    contact_requested: 'Activa',
    plan_saved: 'Su plan se está preparando',
  },
  registered: 'Todavía sin plan',
  bankAsked: 'Pago en curso',
  paysOff: 'Cancelada, se termina de pagar',
  call: (phone) => `Llamar al ${phone}`,
  ending: (name, lastFour) => `${name} •••• ${lastFour}`,
};

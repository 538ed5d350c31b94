import type { Translated } from '@contract/language';
import type { copy as english } from './gone-copy';

export const copy: Translated<typeof english> = {
  practice: 'Su consultorio',
  unknown: {
    title: 'Nada que firmar',
    text: 'Esto ya no está disponible. Su membresía muestra cómo están las cosas.',
  },
  happened: {
    ACTIVATED: { title: 'Ya firmó este plan', text: (when) => `Lo firmó el ${when}.` },
    CHANGE_ACCEPTED: {
      title: 'Ya aceptó este cambio',
      text: (when) => `Lo aceptó el ${when}. Su membresía muestra el plan nuevo.`,
    },
    PLAN_DECLINED: {
      title: 'Rechazó este cambio',
      text: (when) => `Lo rechazó el ${when}. Su plan sigue igual.`,
    },
    PLAN_WITHDRAWN: {
      title: 'Esto fue retirado',
      text: (when, practice) => `${practice} lo retiró el ${when}. No se firmó ni se cobró nada.`,
    },
    PLAN_CHANGED_BY_MEMBER: {
      title: 'Pidió otro plan',
      text: (when, practice) => `Lo pidió el ${when}. ${practice} debe confirmarlo antes de que pueda firmarlo.`,
    },
    RENEWED: { title: 'Empezó su nuevo año del plan', text: (when) => `Empezó el ${when}.` },
    YEAR_ENDED: { title: 'Su año del plan terminó', text: (when) => `Terminó el ${when}.` },
    CANCELLED: { title: 'Esta membresía fue cancelada', text: (when) => `Se canceló el ${when}.` },
  },
};

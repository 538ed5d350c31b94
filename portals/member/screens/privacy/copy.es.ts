import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  title: 'Privacidad',
  loading: 'Cargando la política de privacidad',
  confirm: 'Ya lo leí',
  confirming: 'Guardando',
  confirmed: (moment) => `Usted confirmó este texto el ${moment}.`,
  open: 'Léala, por favor, y confirme que la leyó.',
  also: 'Qué guarda su membresía de usted, quién lo ve y qué puede limitar está en la',
  alsoText: 'política de privacidad de la membresía',
};

import type { Translated } from '@contract/language';
import { legal } from '@portals/steps/legal-mark';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  title: 'Privacidad',
  loading: 'Cargando la política de privacidad',
  confirm: 'Ya lo leí',
  confirming: 'Guardando',
  confirmed: (moment) => `Usted confirmó este texto el ${moment}.`,
  open: 'Lea la política y luego confirme que la leyó.',
  also: `Para saber qué datos suyos guarda su membresía, quién los ve y qué puede limitar, lea la ${legal('membershipPrivacyPolicy', 'política de privacidad de la membresía')}.`,
};

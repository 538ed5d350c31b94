import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  title: 'El pago automático está activado',
  plain: 'Pago automático',
  loading: 'Cargando el pago automático',
  what: (practice) => `Para su tratamiento en ${practice}`,
  each: 'en cada fecha de vencimiento',
  next: (day) => `Su próximo pago es el ${day}.`,
  once: 'en la primera fecha de vencimiento',
  from: (way) => `desde ${way}`,
  change: 'Cambiar el pago automático',
};

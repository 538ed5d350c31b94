import type { Translated } from '@contract/language';
import type { termsCopy as english } from './terms-copy';

export const termsCopy: Translated<typeof english> = {
  label: 'Lo que usted autoriza',
  loading: 'Cargando lo que usted autoriza',
  kept: 'Al activar el pago automático, usted acepta esto. Le enviaremos una copia por correo electrónico y la guardaremos en sus documentos.',
};

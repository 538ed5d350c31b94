import type { Translated } from './language';
import type { statusText as english } from './status-text';

export const statusText: Translated<typeof english> = {
  NO_SESSION: 'Inicie sesión para continuar.',
  FORBIDDEN: 'No tiene permiso para hacer esto.',
  NOT_FOUND: 'No lo encontramos.',
  TOO_LARGE: 'La solicitud es demasiado grande.',
  RATE_LIMITED: 'Demasiados intentos. Espere un momento e intente de nuevo.',
  INTERNAL: 'Error interno del servidor',
  NOT_READY: 'El servicio se está iniciando. Intente de nuevo en un momento.',
};

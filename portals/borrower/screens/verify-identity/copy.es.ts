import type { copy as english } from './copy';

export const copy: typeof english = {
  title: 'Verifique su identidad',
  failed: 'No pudimos confirmar que es usted',
  failedWhy:
    'Esto pasa cuando una foto no sale bien. No se pierde nada y no se ha rechazado nada. Hable con nosotros y una persona lo revisa.',
  help: 'Hable con nosotros',
  home: 'Ir al inicio',
};

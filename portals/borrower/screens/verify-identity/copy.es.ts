import type { copy as english } from './copy';

export const copy: typeof english = {
  title: 'Verifique su identidad',
  failed: 'No pudimos confirmar que es usted',
  failedWhy:
    'Puede pasar si una foto no sale bien. No se pierde nada y no se le ha rechazado. Hable con nosotros y una persona lo revisará.',
  help: 'Hable con nosotros',
};

import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  errorTitle: 'Página de error',
  notFound: 'Página no encontrada',
  stale: 'Hay una versión nueva. Recargue la página.',
  unreached: 'Sin conexión',
  again: 'Intentar de nuevo',
  part: 'No se pudo cargar la parte {n}',
  saved: 'Sus respuestas hasta ahora están guardadas. ',
  moment: 'Recargar toma un momento.',
  reload: 'Recargar',
  changes: 'Estamos haciendo cambios importantes, o llegó a esta página por error.',
  reference: (id) => ` Referencia ${id}.`,
  loading: 'Cargando la página',
  home: 'Volver al inicio',
};

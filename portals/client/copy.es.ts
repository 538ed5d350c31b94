import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  offline: 'No podemos conectar con el servidor. Sus respuestas siguen aquí. Revise su conexión e intente de nuevo.',
};

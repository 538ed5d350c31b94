import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  offline: 'No podemos conectar con el servidor. Sus respuestas siguen aquí. Revise su conexión e intente de nuevo.',
  covered:
    'No se envió nada: algo de este sitio tapa el formulario o acaba de quitarse. Ciérrelo e intente otra vez, o siga en otra pestaña. Sus respuestas siguen aquí.',
};

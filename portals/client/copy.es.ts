import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  offline: 'No podemos conectar con el servidor. Sus respuestas siguen aquí. Revise su conexión e intente de nuevo.',
  covered:
    'No se envió nada, porque algo de este sitio web tapa este formulario o acaba de quitarse. Ciérrelo y presione el botón de nuevo, o continúe en otra pestaña. Sus respuestas están guardadas.',
};

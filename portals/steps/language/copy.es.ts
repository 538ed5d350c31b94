import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  title: '¿Prefiere inglés?',
  text: 'Estas páginas, nuestros correos y los documentos que reciba de ahora en adelante le llegan en inglés. Lo que firmó queda como lo firmó.',
};

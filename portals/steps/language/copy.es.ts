import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  title: '¿Prefiere inglés?',
  text: 'De ahora en adelante, estas páginas, nuestros correos y sus documentos estarán en inglés. Los documentos que ya firmó no cambian.',
};

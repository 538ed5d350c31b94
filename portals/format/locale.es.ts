import type { locale as english } from './locale';

export const locale: typeof english = 'es-US';

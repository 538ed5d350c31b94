import type { frameWords as english } from './frame-words';

export const frameWords: typeof english = {
  opening: 'Abriendo una página segura',
  newTab: 'Continuar en otra pestaña',
  blocked: 'Esta página no se puede mostrar dentro del sitio web en el que está. No se pierde nada de lo que escribió.',
  signup: 'Registro de membresía',
  apply: 'Solicitar financiamiento',
  calculator: 'Calculadora de pagos',
  close: 'Cerrar',
};

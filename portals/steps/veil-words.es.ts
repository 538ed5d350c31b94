import type { veilWords as english } from './veil-words';

const still = 'Seguimos trabajando. Esto puede tardar 30 segundos.';
const saved = 'Ya casi. Sus respuestas están guardadas y no se pierde nada.';
const stay = 'Ya casi. Quédese en esta página.';

export const veilWords: typeof english = {
  limit: ['Calculando su límite de gasto', still, saved],
  limitAgain: ['Calculando su límite de gasto', still, stay],
  identity: ['Obteniendo el resultado de su verificación de identidad', still, saved],
  checking: ['Revisando sus respuestas', still, saved],
  signing: ['Firmando su contrato', still, stay],
  partner: ['Consultando al prestamista asociado', still, stay],
  pending: ['Esto toma unos segundos. Quédese en esta página.', still, saved],
};

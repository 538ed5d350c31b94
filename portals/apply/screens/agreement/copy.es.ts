import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  title: 'Lea y firme',
  ask: 'Lea y firme',
  why: 'Esto abre su límite de gasto. No es un préstamo, y no debe nada hasta que apruebe un tratamiento.',
  limit: 'Límite de gasto',
  until: 'Úselo hasta',
  where: 'Dónde usarlo',
  rates: 'APR (tasa de porcentaje anual), según el plan',
  cost: 'Costo de abrirlo',
  free: '$0',
};

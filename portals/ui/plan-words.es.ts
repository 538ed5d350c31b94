import type { words as english } from './plan-words';

export const words: typeof english = {
  kind: 'Tipo de plan',
  fixed: 'Pago fijo',
  promotion: 'Promoción',
  monthly: 'al mes',
  guardian: 'Seguimiento de la promoción',
  daysLeft: (days) => (days === 1 ? 'día restante' : 'días restantes'),
};

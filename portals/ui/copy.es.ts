import type { copy as english } from './copy';

export const copy: typeof english = {
  back: 'Atrás',
  close: 'Cerrar',
  dismiss: 'Cerrar el mensaje',
  undo: 'Deshacer',
  loading: 'Cargando',
  optional: '(opcional)',
  problem: 'Problema: ',
  check: (count) => (count === 1 ? 'Revise 1 respuesta' : `Revise ${count} respuestas`),
  step: (step, of) => `Paso ${step} de ${of}`,
  help: '¿Necesita ayuda?',
};

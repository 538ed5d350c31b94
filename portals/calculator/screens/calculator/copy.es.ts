import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  title: 'Calculadora de pagos',
  byline: (brand) => `Financiamiento de ${brand}`,
  anyPractice:
    'Estos son ejemplos. Cada consultorio elige sus propios planes, y las solicitudes empiezan desde su enlace.',
  loading: 'Cargando la calculadora',
  unknown: 'No encontramos ese consultorio',
  unknownWhy: 'El enlace puede ser viejo o puede faltar una letra. Si su consultorio se lo envió, pídale uno nuevo.',
  unknownGo: 'Ver ejemplos sin consultorio',
  empty: 'No hay planes de pago que mostrar',
  emptyWhy: (name) => `${name} no tiene planes en la calculadora en este momento. Pregunte al consultorio qué ofrece.`,
  failed: 'No pudimos cargar la calculadora. Revise su conexión e intente de nuevo.',
  again: 'Intentar de nuevo',
};

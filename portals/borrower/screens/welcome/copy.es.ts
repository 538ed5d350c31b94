import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  kept: 'Su nombre, dirección y número de Seguro Social siguen como los dio. Sea cual sea la respuesta, no baja un límite que puede usar ahora.',
  amount: '¿Cuánto le gustaría?',
  amountHint: (limit) => `Más que su límite de ${limit}.`,
  income: 'Ingresos anuales',
  incomeHint: 'Antes de impuestos, en dólares, por ejemplo 58,000',
  consent: 'Permito una consulta suave de crédito. No afecta mi puntaje de crédito.',
  consentNeeded: 'Marque esto para permitir la consulta de crédito',
  read: 'Lea el',
  consentText: 'consentimiento y autorización',
  newTab: 'Se abre en otra pestaña.',
  opening: 'Abriendo',
  pending: 'Enviando',
};

import type { Translated } from '@contract/language';
import { legal } from '@portals/steps/legal-mark';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  kept: 'Usaremos el nombre, la dirección y el número de Seguro Social que nos dio. Sea cual sea nuestra decisión, no bajará un límite que puede usar ahora.',
  amount: '¿Cuánto le gustaría?',
  amountHint: (limit) => `Más que su límite de ${limit}.`,
  income: 'Ingresos anuales',
  incomeHint: 'Antes de impuestos, en dólares, por ejemplo 58,000',
  consent: 'Permito una consulta suave de crédito. No afecta mi puntaje de crédito.',
  consentNeeded: 'Marque la casilla para permitir la consulta de crédito',
  read: `Lea el ${legal('consentAndAuthorization', 'consentimiento y autorización')}. Se abre en otra pestaña.`,
  opening: 'Abriendo',
  pending: 'Enviando',
};

import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  title: 'Conecte su banco',
  ask: '¿Desde qué cuenta va a pagar?',
  why: 'Conéctela a través de su banco en un minuto. Hoy no se cobra nada.',
  connect: 'Conectar mi banco',
  byHand: 'Escribir los números a mano',
  card: 'Usar una tarjeta de débito',
  later: 'Ahora no',
};

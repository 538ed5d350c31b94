import type { Translated } from '@contract/language';
import type { titles as english } from './titles-copy';

export const titles: Translated<typeof english> = {
  logIn: 'Iniciar sesión',
  home: 'Inicio',
  membership: 'Mi membresía',
  cancellation: 'Cancelar mi membresía',
  visits: 'Citas',
  payments: 'Pagos',
  more: 'Más',
  howYouPay: 'Cómo paga',
  addBank: 'Agregar una cuenta bancaria',
  activation: 'Empezar mi plan',
  nextYear: 'Renovar mi plan',
  planChange: 'Cambio en mi plan',
  pause: 'Pausar mi plan',
  goodToKnow: 'Conviene saber',
  credits: 'Créditos',
  documents: 'Documentos',
  privacy: 'Privacidad',
};

import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  title: 'Más',
  practices: 'Sus consultorios',
  practicesText: 'Sobre su plan, un tratamiento, una cita o un pago.',
  us: (brand) => `Hable con ${brand}`,
  usText: 'Sobre su cuenta y cómo inicia sesión.',
  email: (address) => `Escribir a ${address}`,
  documents: 'Documentos',
  privacy: 'Privacidad',
  howYouPay: 'Cómo paga',
  tour: 'Dónde está cada cosa',
  logOut: 'Cerrar sesión',
};

import type { Translated } from '@contract/language';
import type { copy as english } from './page-copy';

export const copy: Translated<typeof english> = {
  home: { title: '¿Adónde quiere ir?', text: 'Para solicitar, use el enlace de su consultorio.' },
  unknownPage: {
    title: 'No encontramos esa página',
    text: 'Es posible que el enlace esté vencido o incompleto. Si su consultorio se lo envió, pídale uno nuevo.',
  },
  unknownPractice: {
    title: 'No encontramos ese consultorio',
    text: 'Es posible que el enlace esté vencido o incompleto. Pídale uno nuevo al consultorio.',
  },
  isMember: 'Soy miembro',
  logIn: 'Iniciar sesión en su cuenta',
  isPractice: 'Iniciar sesión como consultorio',
  call: (phone) => `Llamar al ${phone}`,
  email: (address) => `Escribir a ${address}`,
  talk: (brand) => `Comuníquese con ${brand}`,
  tell: 'Cuéntenos qué estaba haciendo y qué pasó.',
  saved: ' Sus respuestas hasta ahora están guardadas.',
  subject: (brand) => `Ayuda con ${brand}`,
  wasOn: (page) => `Estaba en ${page}`,
};

import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  title: 'Su membresía',
  askPractice: (brand) =>
    `Pregunte a su consultorio por su plan, sus visitas y sus pagos. Para todo lo demás, ${brand} está para los miembros.`,
  call: (phone) => `Llamar al ${phone}`,
  email: (address) => `Escribir a ${address}`,
};

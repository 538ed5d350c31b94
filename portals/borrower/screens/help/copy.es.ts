import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  title: 'Ayuda',
  us: (brand) => `Hable con ${brand}`,
  usText: 'Sobre pagos, el pago automático, su límite de gasto y su cuenta.',
  email: (address) => `Escribir a ${address}`,
  call: (phone) => `Llamar al ${phone}`,
  practices: 'Hable con su consultorio',
  practicesText:
    'Sobre un tratamiento, su fecha, un monto equivocado o un reembolso. Un consultorio puede retirar una solicitud que usted no ha aprobado.',
  noPractice: 'Todavía no tiene ningún consultorio.',
  loading: 'Cargando sus consultorios',
  fraud: '¿Algo aquí no es suyo?',
  fraudText: (brand) =>
    `Si una transacción, un pago o una forma de pago no es suya, no la apruebe y avise a ${brand} de inmediato.`,
};

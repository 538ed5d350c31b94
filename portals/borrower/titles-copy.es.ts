import type { Translated } from '@contract/language';
import type { titles as english } from './titles-copy';

export const titles: Translated<typeof english> = {
  logIn: 'Iniciar sesión',
  goOn: 'Continuar',
  home: 'Inicio',
  documents: 'Documentos',
  treatments: 'Tratamientos',
  choose: 'Elija cómo pagar',
  approved: 'Aprobado',
  rejected: 'Solicitud cerrada',
  review: 'En revisión',
  help: 'Ayuda',
  ways: 'Formas de pago',
  payments: 'Pagos',
  bank: 'Agregar una cuenta bancaria',
  card: 'Agregar una tarjeta de débito',
  saving: 'Guardando',
  autopay: 'Pago automático',
  autopayOn: 'El pago automático está activado',
  verify: 'Verifique su identidad',
  agreement: 'Su contrato de préstamo',
  before: 'Antes de continuar',
  partner: 'Su préstamo con nuestro prestamista asociado',
  calculator: 'Calculadora de pagos',
};

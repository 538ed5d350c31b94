import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  title: 'Antes de continuar',
  lead: 'Esto es lo que le falta. Cada paso toma unos minutos.',
  loading: 'Cargando sus próximos pasos',
  sign: 'Firme su contrato',
  signText: 'Su solicitud fue aprobada. Podrá usar su límite de gasto cuando firme.',
  signAct: 'Leer y firmar',
  pay: 'Agregue una forma de pago',
  payText: 'Una cuenta bancaria o una tarjeta de débito para sus pagos mensuales.',
  payAct: 'Agregar forma de pago',
  identity: 'Verifique su identidad',
  identityText: 'La solicitud de su consultorio está en espera hasta que confirmemos que es usted.',
  identityAct: 'Verificar mi identidad',
  nothing: 'No le queda nada por hacer.',
};

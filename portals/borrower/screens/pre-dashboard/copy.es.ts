import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  title: 'Antes de continuar',
  lead: 'Esto es lo que falta. Cada cosa toma unos minutos.',
  loading: 'Viendo qué falta',
  sign: 'Firme su contrato',
  signText: 'Usted está aprobado. Su límite de gasto funciona después de firmar.',
  signAct: 'Leer y firmar',
  pay: 'Agregue una forma de pago',
  payText: 'Una cuenta bancaria o una tarjeta de débito para sus pagos mensuales.',
  payAct: 'Agregarla',
  identity: 'Verifique su identidad',
  identityText: 'Una solicitud de su consultorio espera hasta que sepamos que es usted.',
  identityAct: 'Verificar mi identidad',
  home: 'Ir al inicio',
  nothing: 'No falta nada.',
};

import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  title: 'Su contrato de préstamo',
  lead: (amount, practice) => `${amount} en ${practice}, con el plan que usted eligió.`,
  signed: 'Usted firmó esto. La copia firmada está en sus documentos.',
  loading: 'Cargando el contrato',
  noPlan: 'Elija primero un plan. Completaremos el contrato con él.',
  choose: 'Elegir un plan',
  read: 'Lo he leído',
  reading: 'Guardando',
  back: 'Atrás',
  again: 'Intentar de nuevo',
};

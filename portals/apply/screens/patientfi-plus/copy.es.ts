import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  title: (brand) => `${brand} Plus podría servirle`,
  text: (brand, practice) =>
    `${practice} también ofrece ${brand} Plus, donde decide el consultorio. Si le interesa, le escribiremos a ${practice} para avisarle. No compartimos nada de su historial de crédito.`,
  ask: (brand) => `Solicitar ${brand} Plus`,
  asking: 'Enviando solicitud',
  asked: (practice, day) =>
    `Lo solicitó el ${day}. Le escribimos a ${practice} y le pedimos que se comunique con usted.`,
};

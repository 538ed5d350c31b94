import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  title: (brand) => `${brand} Plus podría servirle`,
  text: (brand, practice) =>
    `${practice} también ofrece ${brand} Plus, donde decide el consultorio. Si usted lo pide, le escribimos a ${practice} que le gustaría tenerlo, y nada sobre su historial de crédito.`,
  ask: (brand) => `Pedir ${brand} Plus`,
  asking: 'Pidiéndolo',
  asked: (practice, day) => `Lo pidió el ${day}. Le escribimos a ${practice} y le pedimos que se comunique con usted.`,
};

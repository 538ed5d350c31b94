import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  title: 'Verifique su identidad',
  ask: 'Confirmemos que es usted',
  why: 'Nuestro socio de identidad compara su identificación con una foto suya. Toma unos 2 minutos y no afecta su puntaje de crédito.',
  need: 'Lo que necesita',
  items: [
    'Una licencia de conducir, identificación estatal o pasaporte',
    'Un teléfono o computadora con cámara',
    'Un lugar con buena luz',
  ],
  open: 'Verificar mi identidad',
  opening: 'Preparando su verificación',
  newTab: 'Se abre en otra pestaña. Vuelva aquí después.',
  sameTab: 'Se abre en la página de nuestro socio y le trae de vuelta aquí.',
  waitAsk: 'Esperando la verificación de su identidad',
  waitWhy: 'Termínela en la otra pestaña. Continuaremos automáticamente cuando esté lista.',
  done: 'Ya terminé',
  checking: 'Revisando',
  notYet: 'Todavía no tenemos el resultado. Termine la verificación en la otra pestaña e intente de nuevo.',
  openAgain: 'Abrir la verificación de nuevo',
  returnedAsk: 'Puede cerrar esta pestaña',
  returnedWhy: 'Vuelva a la pestaña donde empezó su solicitud. Continúa automáticamente.',
};

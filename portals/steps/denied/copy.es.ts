import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  title: 'Su resultado',
  reasons: 'Por qué lo decidimos así',
  notice: 'Nuestro aviso completo, con las razones y sus derechos, está en su correo electrónico.',
  later:
    'Si no corrige ninguna respuesta, le enviaremos por correo electrónico nuestro aviso completo, con las razones y sus derechos.',
  laterNoEmail:
    'Si no corrige ninguna respuesta, guardaremos para usted nuestro aviso completo, con las razones y sus derechos. Pídanos una copia.',
  noEmail: 'Guardamos para usted nuestro aviso completo, con las razones y sus derechos. Pídanos una copia.',
  open: 'Guardar el aviso (PDF)',
  opening: 'Obteniendo el aviso',
  next: 'Qué puede hacer ahora',
  wrong: '¿Ve un error?',
  wrongDetail: 'Obtenga su informe gratis y dispútelo',
  again: (day) => `Intente de nuevo a partir del ${day}`,
  againDetail: 'Si solicita otra vez antes de esa fecha, la respuesta será la misma',
  talk: 'Hable con nosotros',
  talkDetail: 'Pregunte cómo decidimos',
  photo: 'Mostrar una identificación con foto',
  photoDetail: 'Decidiremos otra vez, con las mismas respuestas',
  correct: 'Corregir una respuesta',
  correctDetail: 'Una respuesta no coincide con su historial de crédito',
};

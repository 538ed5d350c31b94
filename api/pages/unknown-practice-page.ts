import type { Language } from '@contract/language';
import { guardHeaders } from '../http/headers';

const texts: Record<Language, { title: string; ask: string; why: string }> = {
  en: {
    title: 'Practice not found',
    ask: 'We can’t find that practice',
    why: 'The button on this website may be out of date. Ask the practice how to apply.',
  },
  es: {
    title: 'No encontramos el consultorio',
    ask: 'No encontramos ese consultorio',
    why: 'Es posible que el botón de este sitio web esté desactualizado. Pregunte al consultorio cómo presentar una solicitud.',
  },
};

type Shown = { nonce: string; language: Language };

const html = ({ nonce, language }: Shown) => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${texts[language].title}</title>
<style nonce="${nonce}">body{margin:0;padding:72px 20px 20px;font:17px/1.5 system-ui,sans-serif;color:#1b2226;background:#fff}h1{margin:0 0 12px;font-size:30px;line-height:1.2}p{margin:0;color:#4b5357}</style>
<script type="module" nonce="${nonce}">
import { connectToHost } from '/sdk/v1/bridge-child.js';
connectToHost({})?.send({ type: 'error', payload: { code: 'practice_unknown' } });
</script>
</head>
<body>
<h1>${texts[language].ask}</h1>
<p>${texts[language].why}</p>
</body>
</html>
`;

/**
 * What a frame of a practice that is not known shows. It says so to the website around it, which shows nothing in its page;
 * in a dialog, which somebody asked for, the words show. Every website may frame it, because nothing in it can be pressed and
 * it leads nowhere: it is no page of the portals.
 */
export function unknownPracticePage(shown: Shown, publicUrl: string): Response {
  return new Response(html(shown), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': shown.language,
      'cache-control': 'no-store',
      ...guardHeaders(publicUrl),
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': `default-src 'none'; script-src 'self' 'nonce-${shown.nonce}'; style-src 'nonce-${shown.nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors *`,
    },
  });
}

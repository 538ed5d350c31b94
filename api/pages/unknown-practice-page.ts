import { guardHeaders } from '../http/headers';

const html = (nonce: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Practice not found</title>
<style nonce="${nonce}">body{margin:0;padding:72px 20px 20px;font:17px/1.5 system-ui,sans-serif;color:#1b2226;background:#fff}h1{margin:0 0 12px;font-size:30px;line-height:1.2}p{margin:0;color:#4b5357}</style>
<script type="module" nonce="${nonce}">
import { connectToHost } from '/sdk/v1/bridge-child.js';
connectToHost({})?.send({ type: 'error', payload: { code: 'practice_unknown' } });
</script>
</head>
<body>
<h1>We can’t find that practice</h1>
<p>The button on this website may be out of date. Ask the practice how to apply.</p>
</body>
</html>
`;

/**
 * What a frame of a practice that is not known shows. It says so to the website around it, which shows nothing in its page;
 * in a dialog, which somebody asked for, the words show. Every website may frame it, because nothing in it can be pressed and
 * it leads nowhere: it is no page of the portals.
 */
export function unknownPracticePage(nonce: string, publicUrl: string): Response {
  return new Response(html(nonce), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      ...guardHeaders(publicUrl),
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': `default-src 'none'; script-src 'self' 'nonce-${nonce}'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors *`,
    },
  });
}

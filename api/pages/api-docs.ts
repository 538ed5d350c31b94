import { createHash } from 'node:crypto';
import type { Hono } from 'hono';
import type { Deps } from '../deps';
import { apiHeaders } from '../http/headers';
import { mountMadeOnce } from './made-once';
import { openApiDocument } from './openapi';
import { escapeHtml } from './portal-pages';

type Operation = {
  operationId: string;
  summary: string;
  description: string;
  parameters?: { name: string; in: string; required: boolean; schema: unknown }[];
  requestBody?: { content: Record<string, { schema: unknown; example?: unknown }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: unknown; example?: unknown }> }>;
};

const STYLE = `
body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#1b2226;background:#f7f6f4}
main{max-width:60rem;margin:0 auto;padding:2rem 1.25rem}
a{color:#124c5f}[hidden]{display:none!important}
h1{font-size:1.8rem}h2{margin-top:2.5rem;border-bottom:1px solid #d2cec8}
details{background:#fff;border:1px solid #e5e2dd;border-radius:8px;margin:.5rem 0}
summary{cursor:pointer;padding:.7rem 1rem;overflow-wrap:anywhere}summary:hover{background:#f4f2ef}:focus-visible{outline:2px solid #124c5f;outline-offset:2px}
.m{display:inline-block;min-width:4.2rem;font-weight:700}.p{font-family:ui-monospace,monospace}
.b{padding:0 1rem 1rem}pre{background:#f1efec;padding:.75rem;border-radius:6px;overflow:auto;font-size:.85rem}
table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.3rem .6rem;border-top:1px solid #e5e2dd;vertical-align:top}
input{font:inherit;padding:.5rem;width:100%;max-width:24rem;border:1px solid #8a867f;border-radius:6px}
`;

const SCRIPT = `
const box=document.querySelector('input');
box.addEventListener('input',()=>{const q=box.value.toLowerCase();
let found=0;
for(const s of document.querySelectorAll('section')){let left=0;
for(const d of s.querySelectorAll('details')){d.hidden=!d.dataset.find.includes(q);left+=d.hidden?0:1;}
s.hidden=left===0;found+=left;}
document.querySelector('output').textContent=found===0?'No call matches.':'';});
`;

/**
 * Serves `/openapi.json` and `/docs`, a readable page of it that loads nothing from anywhere. Both are made at the first
 * request and then only sent.
 */
export function mountApiDocs(app: Hono, deps: Deps): void {
  const { publicUrl, brandFinancing } = deps.config;
  const title = `${brandFinancing.name} API`;
  const document = () => openApiDocument({ publicUrl, title });
  const caching = { 'cache-control': 'public, max-age=300' };
  mountMadeOnce(app, '/openapi.json', {
    make: () => JSON.stringify(document()),
    headers: { ...apiHeaders(publicUrl), ...caching },
  });
  mountMadeOnce(app, '/docs', {
    make: () => page(title, document()),
    headers: {
      ...apiHeaders(publicUrl),
      ...caching,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src ${hashSource(STYLE)}; script-src ${hashSource(SCRIPT)}; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    },
  });
}

/** Names one inline text in a policy, so that the page is the same for everybody and needs no nonce. */
function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function page(title: string, document: Record<string, unknown>): string {
  const paths = document['paths'] as Record<string, Record<string, Operation>>;
  const groups = new Map<string, string[]>();
  for (const [path, methods] of Object.entries(paths)) {
    const group = path.split('/')[1] ?? '';
    const rows = groups.get(group) ?? [];
    for (const [method, operation] of Object.entries(methods)) rows.push(entry(method.toUpperCase(), path, operation));
    groups.set(group, rows);
  }
  const sections = [...groups]
    .map(([group, rows]) => `<section><h2>/${escapeHtml(group)}</h2>${rows.join('')}</section>`)
    .join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main><h1>${escapeHtml(title)}</h1><p>Every call of the product. Machine-readable: <a href="/openapi.json">openapi.json</a>.</p><label>Find a call<br><input type="search"></label><p><output></output></p>${sections}</main><script>${SCRIPT}</script></body></html>`;
}

function entry(method: string, path: string, operation: Operation): string {
  const find = `${method} ${path} ${operation.summary} ${operation.operationId}`.toLowerCase();
  const body = operation.requestBody?.content['application/json'];
  const parameters = (operation.parameters ?? [])
    .map(
      (p) =>
        `<tr><td class="p">${escapeHtml(p.name)}</td><td>${p.in}${p.required ? ', required' : ''}</td><td>${code(p.schema)}</td></tr>`,
    )
    .join('');
  const answers = Object.entries(operation.responses)
    .map(([status, answer]) => {
      const content = Object.values(answer.content ?? {})[0];
      const shown = status === '200' && content ? code(content.example ?? content.schema) : '';
      return `<tr><td>${status}</td><td>${escapeHtml(answer.description)}${shown}</td></tr>`;
    })
    .join('');
  return `<details data-find="${escapeHtml(find)}"><summary><span class="m">${method}</span> <span class="p">${escapeHtml(path)}</span> ${escapeHtml(operation.summary)}</summary><div class="b"><p>${escapeHtml(operation.description)}</p>${parameters ? `<table>${parameters}</table>` : ''}${body ? `<h3>Body</h3>${code(body.example ?? body.schema)}` : ''}<h3>Answers</h3><table>${answers}</table></div></details>`;
}

function code(value: unknown): string {
  return `<pre>${escapeHtml(JSON.stringify(value, null, 1))}</pre>`;
}

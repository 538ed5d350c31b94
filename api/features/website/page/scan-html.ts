/** A start tag that a browser would act on. The first of two attributes of one name counts, as in browsers. */
export type Tag = {
  /** Lower case. */
  name: string;
  attributes: ReadonlyMap<string, string>;
  /** What stands between a script's tags; empty for everything else. */
  text: string;
};

/** Elements whose inside is text and not markup, as browsers with scripting read them. */
const RAW = new Set(['script', 'style', 'textarea', 'title', 'xmp', 'iframe', 'noembed', 'noframes', 'noscript']);
const FOREIGN = new Set(['svg', 'math']);
const SCRIPT_TEXT_MAX = 20_000;

const NEXT = /<(?:!--|[!?/]|[a-z])/gi;
const NAME = /[^\s/>]*/y;
const BLANK = /[\s/]*/y;
const ATTRIBUTE_NAME = /=?[^\s/>=]*/y;
const EQUALS = /\s*=\s*/y;
const BARE_VALUE = /[^\s>]*/y;

/**
 * The start tags of a page that browsers act on, in their order: comments, the inside of scripts, `noscript` and templates are not
 * markup. Follows the tokenizer of the HTML standard where it decides what is a tag; every character is looked at a bounded number of
 * times, whatever a page contains.
 */
export function scanHtml(html: string): Tag[] {
  const tags: Tag[] = [];
  let at = 0;
  let templates = 0;
  let foreign = 0;
  for (;;) {
    NEXT.lastIndex = at;
    const start = NEXT.exec(html)?.index;
    if (start === undefined) return tags;
    if (html.startsWith('<!--', start)) {
      at = after(/--!?>/g, html, start + 2);
      continue;
    }
    const isEnd = html[start + 1] === '/';
    if (!/[a-z]/i.test(html[start + (isEnd ? 2 : 1)] ?? '')) {
      at = after(/>/g, html, start + 1);
      continue;
    }
    const { name, attributes, isSelfClosing, end } = readTag(html, start + (isEnd ? 2 : 1));
    at = end;
    // A tag that the page's end cuts off is none.
    if (html[end - 1] !== '>') return tags;
    if (name === 'template') templates = Math.max(0, templates + (isEnd ? -1 : 1));
    if (FOREIGN.has(name) && !isSelfClosing) foreign = Math.max(0, foreign + (isEnd ? -1 : 1));
    if (isEnd) continue;
    const textEnd = foreign === 0 && RAW.has(name) ? rawEnd(html, name, end) : end;
    const text = name === 'script' ? html.slice(end, Math.min(textEnd, end + SCRIPT_TEXT_MAX)) : '';
    if (templates === 0) tags.push({ name, attributes, text });
    if (name === 'plaintext' && foreign === 0) return tags;
    at = textEnd;
  }
}

/** Behind the next match, or the end of the text. */
function after(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  const found = pattern.exec(text);
  return found ? found.index + found[0].length : text.length;
}

function take(pattern: RegExp, text: string, from: number): string {
  pattern.lastIndex = from;
  return pattern.exec(text)?.[0] ?? '';
}

/** Reads name and attributes; `end` is behind the closing bracket, or the end of the text where there is none. */
function readTag(html: string, from: number) {
  const name = take(NAME, html, from).toLowerCase();
  const attributes = new Map<string, string>();
  let at = from + name.length;
  for (;;) {
    const blank = take(BLANK, html, at);
    at += blank.length;
    if (at >= html.length) return { name, attributes, isSelfClosing: false, end: html.length };
    if (html[at] === '>') return { name, attributes, isSelfClosing: blank.endsWith('/'), end: at + 1 };
    const key = take(ATTRIBUTE_NAME, html, at);
    at += key.length;
    const equals = take(EQUALS, html, at);
    const value = equals ? readValue(html, at + equals.length) : { text: '', end: at };
    at = value.end;
    const known = key.toLowerCase();
    if (!attributes.has(known)) attributes.set(known, decodeReferences(value.text));
  }
}

function readValue(html: string, from: number): { text: string; end: number } {
  const quote = html[from];
  if (quote === '"' || quote === "'") {
    const close = html.indexOf(quote, from + 1);
    // Without its end the rest of the page belongs to the value.
    return close < 0 ? { text: '', end: html.length } : { text: html.slice(from + 1, close), end: close + 1 };
  }
  const text = take(BARE_VALUE, html, from);
  return { text, end: from + text.length };
}

/** Where the text of a raw element ends: at its end tag. A script with `<!--` and `<script` inside swallows the first of them. */
function rawEnd(html: string, name: string, from: number): number {
  const parts = new RegExp(name === 'script' ? '<!--|-->|<(/?)script(?=[\\s/>])' : `<(/)${name}(?=[\\s/>])`, 'gi');
  parts.lastIndex = from;
  let isCommented = false;
  let isDoubled = false;
  for (let part = parts.exec(html); part; part = parts.exec(html)) {
    if (part[0] === '<!--') isCommented = true;
    else if (part[0] === '-->') {
      isCommented = false;
      isDoubled = false;
    } else if (part[1] === '/') {
      if (!isDoubled) return part.index;
      isDoubled = false;
    } else if (isCommented) isDoubled = true;
  }
  return html.length;
}

const REFERENCES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

/** The references that tools write into attributes; others stay as they are. */
function decodeReferences(text: string): string {
  if (!text.includes('&')) return text;
  // biome-ignore lint/complexity/useMaxParams: the parameters are the groups of the expression.
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,5}));/gi, (whole, decimal, hexadecimal, named) => {
    if (named) return REFERENCES[String(named).toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(String(hexadecimal), 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
  });
}

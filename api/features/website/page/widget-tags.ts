import { ATTRIBUTE_NAMES, type AttributeName, type Attributes, parseAttributes } from '@sdk/attributes';
import type { Tag } from './scan-html';

/** A script tag that loads, or means to load, the embed. */
export type EmbedScript = { tag: Tag; url: URL; isOurs: boolean; file: string };

/** Something that draws a widget: a script tag or a marked element with `data-…`, or one of our elements. */
export type Widget = {
  tag: Tag;
  /** Prefix of its attributes. */
  prefix: '' | 'data-';
  attributes: Attributes;
};

export type EmbedTags = { scripts: EmbedScript[]; widgets: Widget[]; ownLinks: Tag[]; hasQueueCall: boolean };

const ELEMENT = /^(pf-(button|application|calculator|generic-calculator|calculator-apply)|privi-signup)$/;
const PATH = /\/sdk\/v1\/(embed[^/]*\.js)$/;
/** So many of a kind are examined: the findings are held against each other, and a page may be made to hold thousands. */
const EXAMINED_MAX = 25;

/** Finds what belongs to the embed among the tags of a page, the first of each kind. */
export function findEmbedTags(tags: readonly Tag[], pageUrl: string, appOrigin: string): EmbedTags {
  const base = baseOf(tags, pageUrl);
  const scripts: EmbedScript[] = [];
  const widgets: Widget[] = [];
  for (const tag of tags) {
    const source = tag.attributes.get('src')?.trim();
    if (tag.name === 'script' && source && URL.canParse(source, base)) {
      const url = new URL(source, base);
      const file = PATH.exec(url.pathname)?.[1];
      if (!file) continue;
      scripts.push({ tag, url, isOurs: url.origin === appOrigin, file });
      if (tag.attributes.has('data-practice')) widgets.push(widgetOf(tag, 'data-'));
    } else if (ELEMENT.test(tag.name)) widgets.push(widgetOf(tag, ''));
    else if (tag.attributes.has('data-pf')) widgets.push(widgetOf(tag, 'data-'));
  }
  return {
    scripts: scripts.slice(0, EXAMINED_MAX),
    widgets: widgets.slice(0, EXAMINED_MAX),
    ownLinks: tags.filter(({ name, attributes }) => name === 'a' && attributes.has('data-pf-open')),
    hasQueueCall: tags.some(({ name, text }) => name === 'script' && /\bPF\s*\(\s*['"]init['"]/.test(text)),
  };
}

function widgetOf(tag: Tag, prefix: Widget['prefix']): Widget {
  return { tag, prefix, attributes: parseAttributes((name) => tag.attributes.get(prefix + name) ?? null) };
}

function baseOf(tags: readonly Tag[], pageUrl: string): string {
  const href = tags.find(({ name, attributes }) => name === 'base' && attributes.has('href'))?.attributes.get('href');
  return href !== undefined && URL.canParse(href, pageUrl) ? new URL(href, pageUrl).href : pageUrl;
}

/** Whether a widget floats over the page or stands in it. */
export function isFloating({ tag, attributes }: Widget): boolean {
  return tag.name === 'script' || tag.name === 'pf-button' ? !attributes.inline : false;
}

/** The attribute that a writer most likely meant: the same but for capitals and hyphens, or two letters away. */
export function nearestName(name: string): AttributeName | undefined {
  return ATTRIBUTE_NAMES.find((candidate) => plain(candidate) === plain(name)) ?? nearest(name, ATTRIBUTE_NAMES, 2);
}

/** The value that a writer most likely meant. */
export function nearestValue(value: string, values: readonly string[]): string | undefined {
  return values.find((candidate) => plain(candidate) === plain(value)) ?? nearest(value, values, 3);
}

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

function nearest<Word extends string>(text: string, words: readonly Word[], max: number): Word | undefined {
  if (text.length > 40) return undefined;
  let best: { word: Word; steps: number } | undefined;
  for (const word of words) {
    const steps = editSteps(text.toLowerCase(), word);
    if (steps <= Math.min(max, word.length / 2) && steps < (best?.steps ?? max + 1)) best = { word, steps };
  }
  return best?.word;
}

/** How many letters must be put in, taken out or changed. */
function editSteps(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (let place = 0; place < to.length; place += 1) {
      const change = (row[place] ?? 0) + (to[place] === letter ? 0 : 1);
      next.push(Math.min(change, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}

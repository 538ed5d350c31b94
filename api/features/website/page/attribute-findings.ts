import { ATTRIBUTE_NAMES, ATTRIBUTES, type AttributeName } from '@sdk/attributes';
import { type Finding, ok, problem, quoted, warning } from './finding';
import { nearestName, nearestValue, type Widget } from './widget-tags';

export type PracticeFacts = { slug: string; enrollments: readonly string[] };

/** Attributes that every element may have, and those of optimisers, which have a finding of their own. */
const COMMON = /^(id|class|style|slot|title|role|dir|hidden|nonce|tabindex|part|lang|aria-.*|data-.*|on.*)$/;

/** Each unknown name is compared with all of ours, letter by letter, and a tag may be made to hold thousands. */
const ATTRIBUTES_MAX = 100;

/** What the attributes of the widgets say, and what of it will not be understood. */
export function attributeFindings(widgets: readonly Widget[], practice: PracticeFacts): Finding[] {
  const found = widgets.flatMap((widget) => [...practiceFindings(widget, practice), ...rejected(widget)]);
  const bad = found.some(({ level }) => level !== 'ok');
  if (widgets.length === 0 || bad) return found;
  const names = new Set(widgets.flatMap(({ attributes }) => Object.keys(attributes)));
  return [...found, ok('attributes-right', `All attributes are valid: ${[...names].join(', ')}.`)];
}

function practiceFindings({ tag, prefix, attributes }: Widget, practice: PracticeFacts): Finding[] {
  const written = tag.attributes.get(`${prefix}practice`)?.trim();
  const right = `Write ${prefix}practice="${practice.slug}".`;
  if (!written)
    return [
      problem('practice-missing', `A <${tag.name}> doesn't name a practice, so it shows nothing.`, {
        advice: right,
        topic: 'attributes',
      }),
    ];
  if (written !== practice.slug) {
    return [
      problem('practice-other', `A <${tag.name}> belongs to ${quoted(written)}, not to this practice.`, {
        advice: right,
        topic: 'attributes',
      }),
    ];
  }
  const isSignup = attributes.type === 'privi-signup' || tag.name === 'privi-signup';
  const isOffered = practice.enrollments.includes(isSignup ? 'MEMBERSHIPS' : 'APPLICATIONS');
  if (isOffered) return [ok('practice-right', 'The tag names your practice.')];
  const what = isSignup ? 'the membership sign-up' : 'financing';
  const advice = `Choose another type, or ask us to turn ${what} on for your practice.`;
  return [
    problem('type-not-offered', `The tag opens ${what}, which your practice doesn't offer.`, {
      advice,
      topic: 'attributes',
    }),
  ];
}

function rejected({ tag, prefix, attributes }: Widget): Finding[] {
  const findings: Finding[] = [];
  for (const [written, value] of [...tag.attributes].slice(0, ATTRIBUTES_MAX)) {
    if (!written.startsWith(prefix) || (prefix === '' && COMMON.test(written) && written !== 'lang')) continue;
    const name = written.slice(prefix.length);
    if (name === 'practice' || name === 'pf' || name in attributes) continue;
    const known = ATTRIBUTE_NAMES.find((candidate) => candidate === name);
    if (known) findings.push(wrongValue(known, written, value));
    else findings.push(...unknownName(name, written, prefix));
  }
  return findings;
}

function wrongValue(name: AttributeName, written: string, value: string): Finding {
  const rule: unknown = ATTRIBUTES[name];
  const values = Array.isArray(rule) ? (rule as readonly string[]) : [];
  const meant = nearestValue(value.trim(), values);
  const advice = meant
    ? `Did you mean ${written}="${meant}"?`
    : values.length > 0
      ? `Use one of: ${values.join(', ')}.`
      : 'Check its allowed values, or remove it.';
  return warning('value-unknown', `${written}=${quoted(value)} isn't valid, so we ignore it.`, {
    advice,
    topic: 'attributes',
  });
}

/** Other tools write attributes of their own on a tag; only what looks like a slip of ours is worth a line. */
function unknownName(name: string, written: string, prefix: string): Finding[] {
  const meant = nearestName(name);
  if (!meant) return [];
  const title = `${quoted(written)} isn't an attribute of the widget.`;
  return [warning('attribute-unknown', title, { advice: `Did you mean ${prefix}${meant}?`, topic: 'attributes' })];
}

import type { EmbedBuild } from '../../../embed-build';
import type { Page } from '../../../outbound/fetch-page';
import { attributeFindings, type PracticeFacts } from './attribute-findings';
import { counted, type Finding, ok, problem, warning, worstFirst } from './finding';
import { policyFindings } from './policy-findings';
import { scanHtml, type Tag } from './scan-html';
import { scriptFindings } from './script-findings';
import { type EmbedTags, findEmbedTags, isFloating, type Widget } from './widget-tags';

export type Expectation = { practice: PracticeFacts; appOrigin: string; build: EmbedBuild | undefined };

/** Examines a page as it was fetched, without running it. Worst findings first. */
export function pageFindings(page: Page, expected: Expectation): Finding[] {
  if (page.status !== 200) {
    const advice = 'Open the page in a private window. If it asks for a password there, check another page.';
    return [problem('status', `The page returns an error (${page.status}).`, { advice, topic: 'check' })];
  }
  const tags = scanHtml(page.html);
  const embed = findEmbedTags(tags, page.url, expected.appOrigin);
  const { origin } = new URL(page.url);
  const listed = ok('site-listed', `${origin} is on your list, so the application can open there.`);
  if (embed.scripts.length === 0) return worstFirst([absent(embed, tags), listed]);
  const ours = embed.scripts.filter(({ isOurs }) => isOurs);
  return worstFirst([
    ...scriptFindings(embed.scripts, expected),
    ...presenceFindings(embed),
    ...attributeFindings(embed.widgets, expected.practice),
    ...duplicateFindings(embed.widgets),
    ...policyFindings({ ...page, tags, appOrigin: expected.appOrigin }, ours),
    listed,
  ]);
}

function absent({ widgets, hasQueueCall }: EmbedTags, tags: readonly Tag[]): Finding {
  const hasTagManager = tags.some(
    ({ name, attributes, text }) =>
      name === 'script' &&
      /googletagmanager\.com\/gtm|\/gtm\.js|tealium|launch-[0-9a-f]+\.min\.js/.test(
        `${attributes.get('src') ?? ''} ${text}`,
      ),
  );
  if (hasTagManager || hasQueueCall) {
    const advice = 'Tags from a tag manager only show in a browser. Open the page with ?pf-debug added to its address.';
    return warning('script-not-in-page', "The snippet isn't in the page's code. A tag manager may add it.", {
      advice,
      topic: 'check',
    });
  }
  const what =
    widgets.length > 0 ? 'The page has a widget but not the script that loads it.' : "The snippet isn't on this page.";
  return problem('script-missing', what, {
    advice: 'Paste the snippet below just before </body>, then publish the page.',
    topic: 'install',
  });
}

function presenceFindings({ widgets, ownLinks, hasQueueCall }: EmbedTags): Finding[] {
  const findings: Finding[] = [];
  const floating = widgets.filter(isFloating).length;
  const inline = widgets.length - floating;
  if (floating > 0) findings.push(ok('floating', `${counted(floating, 'floating button')}.`));
  if (inline > 0) findings.push(ok('inline', `${counted(inline, 'widget')} in the page.`));
  if (ownLinks.length > 0)
    findings.push(
      ok(
        'own-links',
        `${counted(ownLinks.length, 'link')} of your own open${ownLinks.length === 1 ? 's' : ''} the dialog.`,
      ),
    );
  if (findings.length > 0) return findings;
  if (hasQueueCall)
    return [ok('queue', "The widget is set up with PF('init', …). Its options only show in a browser.")];
  return [
    problem('widget-missing', 'The script is on the page, but nothing names a practice.', {
      advice: 'Add data-practice to the script tag.',
      topic: 'attributes',
    }),
  ];
}

function duplicateFindings(widgets: readonly Widget[]): Finding[] {
  const texts = widgets.filter(isFloating).map(({ attributes }) => JSON.stringify(attributes));
  const places = widgets.filter(isFloating).map(({ attributes }) => attributes.position ?? 'bottom right');
  if (new Set(texts).size < texts.length) {
    return [
      warning('tag-doubled', 'The same button is on the page twice.', {
        advice: 'Remove one of the two tags. Often one is in the theme and the other in the page.',
        topic: 'html',
      }),
    ];
  }
  if (new Set(places).size < places.length) {
    return [
      warning('buttons-overlap', 'Two floating buttons are in the same corner.', {
        advice: 'Set a different data-position on one of them.',
        topic: 'attributes',
      }),
    ];
  }
  return [];
}

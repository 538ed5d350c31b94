import type { IncomingHttpHeaders } from 'node:http';
import { blockingDirective, type Kind, type Policy, parsePolicies } from './content-policy';
import { type Finding, ok, problem } from './finding';
import type { Tag } from './scan-html';
import type { EmbedScript } from './widget-tags';

type PageFacts = { url: string; headers: IncomingHttpHeaders; tags: readonly Tag[]; appOrigin: string };

const WHAT: Record<Exclude<Kind, 'script'>, string> = {
  connect: 'loads your plans',
  frame: 'shows the application',
};

/** A page may be made to hold thousands of policies, and each is held against every script. */
const POLICIES_MAX = 20;

/** What the site's own security headers let the widget do. */
export function policyFindings(page: PageFacts, scripts: readonly EmbedScript[]): Finding[] {
  const policies = policiesOf(page);
  const findings = [...sandboxFindings(page), ...embedderFindings(page)];
  const { url: pageUrl, appOrigin } = page;
  for (const policy of policies) {
    for (const { tag, url } of scripts) {
      const load = {
        url: url.href,
        pageUrl,
        nonce: tag.attributes.get('nonce'),
        integrity: tag.attributes.get('integrity'),
      };
      const directive = blockingDirective(policy, 'script', load);
      if (directive) findings.push(blocked(directive, 'loads', { appOrigin, policy }));
    }
    for (const kind of ['connect', 'frame'] as const) {
      const directive = blockingDirective(policy, kind, { url: `${appOrigin}/`, pageUrl });
      if (directive) findings.push(blocked(directive, WHAT[kind], { appOrigin, policy, kind }));
    }
  }
  if (findings.length === 0) {
    const what =
      policies.length === 0
        ? "The site doesn't send a content security policy."
        : "The site's content security policy lets the widget work.";
    findings.push(ok('policy-right', what));
  }
  return [...unique(findings), ...frameOptions(page)];
}

function policiesOf({ headers, tags }: PageFacts): Policy[] {
  const inPage = tags
    .filter(({ name, attributes }) => name === 'meta' && isEquivalent(attributes, 'content-security-policy'))
    .slice(0, POLICIES_MAX)
    .flatMap(({ attributes }) => parsePolicies((attributes.get('content') ?? '').replaceAll(',', ' ')));
  return [...parsePolicies(textOf(headers, 'content-security-policy')), ...inPage].slice(0, POLICIES_MAX);
}

const isEquivalent = (attributes: Tag['attributes'], name: string): boolean =>
  attributes.get('http-equiv')?.trim().toLowerCase() === name;

function textOf(headers: IncomingHttpHeaders, name: string): string {
  const value = headers[name] ?? '';
  return Array.isArray(value) ? value.join(', ') : value;
}

function blocked(
  directive: string,
  what: string,
  { appOrigin, policy, kind = 'script' }: { appOrigin: string; policy: Policy; kind?: Kind | undefined },
): Finding {
  const title = `The site's ${directive} blocks the address where the widget ${what}.`;
  const own = `${kind}-src`;
  const isByProof = policy.get(directive)?.some((source) => /^'strict-dynamic'$/i.test(source)) && kind === 'script';
  if (isByProof)
    return problem('policy-script', title, {
      advice: "Add your policy's nonce to the script tag.",
      topic: 'policy',
    });
  const advice = directive.startsWith('default')
    ? `Add “${own} ${appOrigin}” to the policy, and keep the sources ${own} already needs.`
    : `Add ${appOrigin} to ${directive}.`;
  return problem(`policy-${kind}`, title, { advice, topic: 'policy' });
}

function sandboxFindings({ headers }: PageFacts): Finding[] {
  const sandboxes = parsePolicies(textOf(headers, 'content-security-policy')).flatMap(
    (policy) => policy.get('sandbox') ?? (policy.has('sandbox') ? [''] : []),
  );
  const isSandboxed = parsePolicies(textOf(headers, 'content-security-policy')).some((policy) => policy.has('sandbox'));
  if (!isSandboxed || sandboxes.includes('allow-scripts')) return [];
  return [
    problem('policy-sandbox', 'The site is sandboxed and runs no scripts.', {
      advice: 'Add allow-scripts, allow-same-origin, and allow-forms to the sandbox.',
      topic: 'policy',
    }),
  ];
}

/** A site that isolates itself shows only frames which isolate themselves too; ours do not. */
function embedderFindings({ headers }: PageFacts): Finding[] {
  const value = textOf(headers, 'cross-origin-embedder-policy').split(';')[0]?.trim();
  if (value !== 'require-corp' && value !== 'credentialless') return [];
  const advice = 'Remove the header on pages with the widget. Until then, the form opens in a new tab.';
  return [
    problem('policy-embedder', `Cross-Origin-Embedder-Policy (${value}) blocks the application's frame.`, {
      advice,
      topic: 'policy',
    }),
  ];
}

function frameOptions({ headers }: PageFacts): Finding[] {
  const isSet =
    headers['x-frame-options'] !== undefined ||
    parsePolicies(textOf(headers, 'content-security-policy')).some((policy) => policy.has('frame-ancestors'));
  if (!isSet) return [];
  return [
    ok(
      'frame-options',
      "X-Frame-Options and frame-ancestors control who can frame your site. They don't affect the widget.",
    ),
  ];
}

/** One line for each cause, however many tags it concerns. */
function unique(findings: readonly Finding[]): Finding[] {
  return findings.filter(
    ({ code, title }, index) => findings.findIndex((one) => one.code === code && one.title === title) === index,
  );
}

import type { WireRule } from '@contract/versioned-tables/ruleset';
import type { RuleFault } from '@domain/underwriting/ruleset-faults';
import { Banner } from '@portals/ui/banner';
import styled from 'styled-components';
import { ruleButtonId } from './rule-row';

const Faults = styled.ul`
  list-style: none; display: grid; gap: 4px;
  a { color: var(--danger); font-weight: 600; }
  @media (pointer: coarse) { a { display: inline-block; padding: 10px 0; } }
`;

type RulesBannerProps = { faults: readonly RuleFault[]; rules: readonly WireRule[]; live: readonly WireRule[] };

/** What keeps the rules from being saved: each rule with the way to it, and what is wrong with all of them. */
export function RulesBanner({ faults, rules, live }: RulesBannerProps) {
  if (faults.length === 0) return null;
  const wrong = rules.flatMap((rule, at) => {
    const [first] = faults.filter((fault) => fault.at === at);
    return first ? { rule, isNever: first.message.startsWith('Unreachable: no') } : [];
  });
  const [only] = wrong;
  return (
    <div style={{ marginBottom: 14 }}>
      <Banner severity="error">
        <Faults>
          {faults.map(({ at, message }) => at === null && <li key={message}>{message}</li>)}
          {wrong.map(({ rule, isNever }) => {
            const name = `rule ${live.indexOf(rule) + 1}`;
            const id = ruleButtonId(rule._id);
            return (
              <li key={id}>
                <b>
                  R{name.slice(1)} {isNever ? 'can never trigger.' : 'has an error.'}
                </b>{' '}
                <a
                  href={`#${id}`}
                  onClick={(event) => {
                    event.preventDefault();
                    document.getElementById(id)?.focus();
                  }}
                >
                  Go to {name}
                </a>
              </li>
            );
          })}
          <li>
            Your edits are still here.
            {only && ` You can save once you fix or remove ${wrong.length > 1 ? 'these rules' : 'this rule'}.`}
          </li>
        </Faults>
      </Banner>
    </div>
  );
}

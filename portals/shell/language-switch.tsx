import { carryTyped } from '@portals/state/typed';
import { ButtonLink } from '@portals/ui/button';
import { copy } from './language-copy';

/** In a frame the page around it is known by the window's name (sdk/bridge/child.ts); the address must name it again. */
const HOST = /^pf1\|([^|]+)\|(.+)$/;

/** This page in the other language. */
function otherAddress(): string {
  const address = new URL(window.location.href);
  address.searchParams.set('lang', copy.language);
  const [, nonce, origin] = HOST.exec(window.name) ?? [];
  if (nonce && origin) {
    for (const [name, value] of Object.entries({ embed: '1', v: '1', o: origin }))
      address.searchParams.set(name, value);
    address.hash = nonce;
  }
  return address.href;
}

/** What stands in the fields of the page. The pages that have the switch ask for nothing secret. */
function typedNow(): Record<string, string> {
  const fields = document.querySelectorAll<HTMLInputElement>(
    'input[name]:not([type=radio], [type=checkbox]), input[type=radio]:checked',
  );
  return Object.fromEntries([...fields].map(({ name, value }) => [name, value]));
}

/**
 * Goes to the same page in the other language: top right on first screens. `carried` goes along with what is typed.
 * It stands on no page that asks for a code or a number that must not be kept.
 */
export function LanguageSwitch({ carried }: { carried?: Readonly<Record<string, string>> | undefined }) {
  return (
    <ButtonLink
      look="text"
      lang={copy.language}
      hrefLang={copy.language}
      href={`?lang=${copy.language}`}
      onClick={(event) => {
        event.preventDefault();
        const address = otherAddress();
        carryTyped({ ...typedNow(), ...carried });
        window.location.assign(address);
      }}
    >
      {copy.switch}
    </ButtonLink>
  );
}

import { paths } from '@contract/paths';
import { phone as phoneText } from '@portals/format/phone';
import type { Frozen } from '@portals/state/frozen';
import { Monogram } from '@portals/ui/monogram';
import { RouterButton } from '@portals/ui/router-button';
import { useState } from 'react';
import { Link } from 'react-router';
import styled from 'styled-components';
import { copy } from './copy';
import type { Enterprise } from './enterprise.store';
import { DownIcon, PhoneIcon, PinIcon, SparklesIcon, UpIcon } from './enterprise-icons';

export type Practice = Frozen<Enterprise['practices'][number]>;

const Box = styled.li`
  min-width: 0; padding: 16px; border-radius: var(--radius-card); background: var(--surface); box-shadow: inset 0 0 0 1px var(--line);
  @media (min-width: 768px) { padding: 18px; }
  @media (forced-colors: active) { border: 1px solid; }
`;
const Head = styled.div`
  display: flex; align-items: center; gap: 14px; width: 100%; min-width: 0; padding: 0; border: 0; background: none; color: inherit; text-align: left;
  > span:nth-of-type(2) { flex: 1; min-width: 0; font-size: 15px; line-height: 20px; color: var(--ink-2); }
  h3 { font: 600 22px/27px var(--font-voice); letter-spacing: -0.01em; color: var(--ink); overflow-wrap: anywhere; }
  b { display: block; font-weight: 600; font-size: 16.5px; line-height: 22px; color: var(--ink); overflow-wrap: anywhere; }
`;
const Lines = styled.div`
  display: grid; gap: 9px; margin: 14px 0 16px; font-size: 15px; line-height: 21px; color: var(--ink-2);
  > div { display: grid; grid-template-columns: 18px minmax(0, 1fr); gap: 10px; align-items: start; }
  svg { color: var(--ink-3); margin-top: 2px; }
  a { display: inline-block; padding: 5px 0; margin: -5px 0; color: inherit; font-variant-numeric: tabular-nums; }
`;
const Acts = styled.div`
  display: grid; grid-template-columns: minmax(112px, 1fr) auto; gap: 8px;
  > a { min-height: 48px; padding: 6px 10px; font-size: 15.5px; text-align: center; }
  @media (max-width: 370px) { grid-template-columns: 1fr; }
`;
const Membership = styled.p`
  display: flex; gap: 8px; margin-top: 16px; padding-top: 12px; border-top: 1px solid var(--line); font-size: 14.5px; line-height: 20px; color: var(--ink-2);
  svg { flex: none; color: var(--ink-3); margin-top: 2px; }
  a { color: var(--primary-text); }
`;

/**
 * One practice. A folded one says what it is and where, and opens in its place.
 * @param isNearest its button alone is filled.
 */
export function PracticeCard({ of, isNearest, folds }: { of: Practice; isNearest: boolean; folds: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const specialty = copy.specialty(of.specialty);
  if (!folds) return <Open of={of} specialty={specialty} isNearest={isNearest} />;
  const Arrow = isOpen ? UpIcon : DownIcon;
  return (
    <Box data-practice={of._id}>
      <Head as="button" {...{ type: 'button' }} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Monogram name={of.PracticeName} size={44} />
        <span>
          <b>{of.PracticeName}</b>
          {copy.inCity(specialty, of.city)}
        </span>
        <Arrow size={20} />
      </Head>
      {isOpen && <Details of={of} isNearest={isNearest} />}
    </Box>
  );
}

function Open({ of, specialty, isNearest }: { of: Practice; specialty: string; isNearest: boolean }) {
  return (
    <Box data-practice={of._id}>
      <Head>
        <Monogram name={of.PracticeName} size={44} />
        <span>
          <h3>{of.PracticeName}</h3>
          {specialty}
        </span>
      </Head>
      <Details of={of} isNearest={isNearest} />
    </Box>
  );
}

function Details({ of, isNearest }: { of: Practice; isNearest: boolean }) {
  const { PracticeName: name, slug, unitApartment, phoneNumber } = of;
  return (
    <>
      <Lines>
        <div>
          <PinIcon size={18} />
          <span>
            {of.streetAddress}
            {unitApartment ? `, ${unitApartment}` : ''}
            <br />
            {of.city}, {of.stateCode} {of.zipCode}
          </span>
        </div>
        {phoneNumber && (
          <div>
            <PhoneIcon size={18} />
            <span>
              <a
                href={`tel:+1${phoneNumber.replace(/\D/g, '').slice(-10)}`}
                aria-label={copy.call(phoneText(phoneNumber))}
              >
                {phoneText(phoneNumber)}
              </a>
            </span>
          </div>
        )}
      </Lines>
      <Acts>
        <RouterButton
          look={isNearest ? 'primary' : 'secondary'}
          to={paths.apply.href({ practiceUrlSlug: slug })}
          aria-label={copy.applyAt(name)}
        >
          {copy.apply}
        </RouterButton>
        <RouterButton
          look="secondary"
          to={paths.paymentCalculator.href({}, { practice: slug })}
          aria-label={copy.calculatorOf(name)}
        >
          {copy.calculator}
        </RouterButton>
      </Acts>
      {of.hasMembership && (
        <Membership>
          <SparklesIcon size={18} />
          <span>
            {copy.membership}{' '}
            <Link to={paths.signup.href({ urlSlug: slug })} aria-label={copy.seeMembership(name)}>
              {copy.seeIt}
            </Link>
          </span>
        </Membership>
      )}
    </>
  );
}

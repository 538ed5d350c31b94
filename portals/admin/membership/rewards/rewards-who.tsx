import { civilDate } from '@portals/format/dates';
import { phone } from '@portals/format/phone';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Heading, Note } from '@portals/ui/card';
import { PhoneField } from '@portals/ui/masked-fields';
import { Monogram } from '@portals/ui/monogram';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import type { ShownMembership } from '../plan-draft';
import { firstNameOf } from '../plan-words';
import { searchMember } from './rewards.actions';
import { rewardsPage } from './rewards.store';

const Box = styled.div`
  display: grid; gap: 10px; padding: 12px 14px; border-radius: 11px; box-shadow: inset 0 0 0 1px var(--line);
  > div { display: flex; align-items: center; gap: 10px; } b { display: block; font-weight: 600; } small { display: block; color: var(--ink-3); }
  > div > :last-child:not(span) { margin-left: auto; }
`;
const Search = styled.form`display: grid; gap: 10px; justify-items: start; [data-field] { margin: 0; width: 100%; }`;

/** Whom the manufacturer's program knows by a phone number, and the way to look by another one. */
export function RewardsWho({ of }: { of: ShownMembership }) {
  const { found } = useSnapshot(rewardsPage);
  const [isChanging, setChanging] = useState(false);
  const [typed, setTyped] = useState(of.phoneNumber ?? '');
  const [fault, setFault] = useState('');
  const known = of.galderma?.member;
  const isNobody = found.data?.member === null;
  const isSearching = isChanging || !known || isNobody;
  async function search(event: FormEvent) {
    event.preventDefault();
    if (!/^\d{10}$/.test(typed)) return setFault('Enter a 10-digit phone number.');
    setFault('');
    await searchMember(of, typed);
    if (rewardsPage.found.data?.member) setChanging(false);
  }
  return (
    <>
      <Heading>Rewards member</Heading>
      {known && !isSearching && (
        <Box>
          <div>
            <Monogram name={`${known.firstName} ${known.lastName}`} />
            <span>
              <b>
                {known.firstName} {known.lastName}
              </b>
              <small>Member since {civilDate(known.memberSince)}</small>
            </span>
          </div>
          <div>
            <span>Found by {phone(known.phoneNumber)}</span>
            <Button dense look="text" onClick={() => setChanging(true)}>
              Change phone
            </Button>
          </div>
          {known.lastName !== of.lastName && (
            <Note>The program has another last name than {firstNameOf(of)}’s. Is it the right person?</Note>
          )}
        </Box>
      )}
      {isSearching && (
        <Search onSubmit={(event) => void search(event)} noValidate aria-label="Find rewards member">
          <PhoneField
            id="rewards-phone"
            name="phoneNumber"
            label="Phone number used for rewards"
            defaultValue={typed}
            error={fault || undefined}
            onValue={setTyped}
          />
          <Button type="submit" pending={found.loading} pendingText="Searching">
            Find member
          </Button>
        </Search>
      )}
      {found.loading && <Note role="status">Checking with the rewards program. This can take a few seconds.</Note>}
      {found.error && <Banner severity="error">{found.error.message}</Banner>}
      {isNobody && !found.loading && (
        <Banner severity="warning">
          No rewards member has this phone number.{' '}
          {found.data?.inviteUrl && (
            <a href={found.data.inviteUrl} target="_blank" rel="noopener noreferrer">
              Invite {firstNameOf(of)}
            </a>
          )}
        </Banner>
      )}
    </>
  );
}

import { practicePaths } from '@contract/practice/paths';
import { phone } from '@portals/format/phone';
import { usd } from '@portals/format/usd';
import { isMembershipPath } from '@portals/shell/brand-of-page';
import type { Frozen } from '@portals/state/frozen';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { DetailHeader } from '@portals/ui/detail-header';
import { Skeleton } from '@portals/ui/skeleton';
import { Tag } from '@portals/ui/tag';
import { useCallback, useEffect } from 'react';
import { useLocation, useParams } from 'react-router';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { openPractice } from './practices.actions';
import { type PracticeSheet, practicesShown } from './practices.store';

const Body = styled.div`
  display: grid; gap: 28px; padding: 18px 24px 40px; max-width: 760px;
  h2 { font-size: 15px; line-height: 20px; font-weight: 600; padding-bottom: 6px; box-shadow: inset 0 -1px 0 var(--line); }
  section > p { padding-top: 10px; color: var(--ink-2); }
  @media (max-width: 767.98px) { padding: 14px 16px 32px; }
`;
const Facts = styled.dl`
  display: grid; grid-template-columns: 150px minmax(0, 1fr); gap: 8px 16px; padding-top: 10px;
  dt { color: var(--ink-2); } dd { overflow-wrap: anywhere; }
  @media (max-width: 425px) { grid-template-columns: minmax(0, 1fr); gap: 0; dd { padding-bottom: 8px; } }
`;
const Prices = styled.table`
  width: 100%; border-collapse: collapse;
  th, td { padding: 8px 0; text-align: left; border-bottom: 1px solid var(--line); font-weight: 400; }
  th { color: var(--ink-2); } td:last-child, th:last-child { text-align: right; font-variant-numeric: tabular-nums; }
`;
const Wait = styled.div`padding: 24px;`;

/** One practice to read: who it is, how it is reached, and what it does (provider-admin §7 `GET /practice/{id}`). */
export function PracticeSheetScreen() {
  const { practiceId = '' } = useParams();
  const { sheet } = useSnapshot(practicesShown);
  const refresh = useCallback(() => void openPractice(practiceId), [practiceId]);
  useEffect(refresh, [refresh]);
  if (sheet.data?._id === practiceId) return <Sheet of={sheet.data} />;
  const retry = (
    <Button dense onClick={refresh}>
      Try again
    </Button>
  );
  return (
    <Wait>
      {sheet.error ? (
        <Banner severity="error" actions={retry}>
          {sheet.error.message}
        </Banner>
      ) : (
        <Skeleton lines={8} label="Loading practice" />
      )}
    </Wait>
  );
}

const ENROLLED: Readonly<Record<string, string>> = { APPLICATIONS: 'Financing', MEMBERSHIPS: 'Memberships' };

function Sheet({ of }: { of: Frozen<PracticeSheet> }) {
  const { pathname } = useLocation();
  const { list, membershipList } = practicePaths;
  const street = of.unitApartment ? `${of.streetAddress}, ${of.unitApartment}` : of.streetAddress;
  return (
    <>
      <DetailHeader
        crumbs={[
          { label: 'Practices', to: (isMembershipPath(pathname) ? membershipList : list).href() },
          { label: of.PracticeName },
        ]}
        name={of.PracticeName}
        tags={
          <>
            <Tag $tone={of.isActive ? 'success' : 'plain'}>{of.isActive ? 'Active' : 'Inactive'}</Tag>
            {of.enrollments.map((one) => (
              <Tag key={one}>{ENROLLED[one] ?? one}</Tag>
            ))}
          </>
        }
      />
      <Body>
        <section aria-labelledby="practice-reach">
          <h2 id="practice-reach">Contact</h2>
          <Facts>
            <dt>Phone</dt>
            <dd>
              <a href={`tel:+1${of.phoneNumber}`}>{phone(of.phoneNumber)}</a>
            </dd>
            <dt>Email</dt>
            <dd>
              <a href={`mailto:${of.email}`}>{of.email}</a>
            </dd>
            <dt>Website</dt>
            <dd>{of.practiceURL}</dd>
            <dt>Address</dt>
            <dd>
              {street}, {of.city}, {of.stateCode} {of.zipCode}
            </dd>
          </Facts>
        </section>
        <section aria-labelledby="practice-kind">
          <h2 id="practice-kind">Details</h2>
          <Facts>
            <dt>Specialty</dt>
            <dd>{of.specialty}</dd>
            <dt>Enterprise</dt>
            <dd>{of.enterprise?.name ?? 'None'}</dd>
            <dt>URL name</dt>
            <dd>{of.urlSlug}</dd>
          </Facts>
        </section>
        {of.procedures && <Procedures procedures={of.procedures} />}
      </Body>
    </>
  );
}

function Procedures({ procedures }: { procedures: Frozen<NonNullable<PracticeSheet['procedures']>> }) {
  return (
    <section aria-labelledby="practice-procedures">
      <h2 id="practice-procedures">Treatments</h2>
      {procedures.length === 0 ? (
        <p>No treatments with prices yet.</p>
      ) : (
        <Prices>
          <thead>
            <tr>
              <th scope="col">Treatment</th>
              <th scope="col">Price</th>
            </tr>
          </thead>
          <tbody>
            {procedures.map(({ _id, procedure, total_price: price, allerganTreatment }) => (
              <tr key={_id}>
                <td>
                  {procedure} {allerganTreatment && <Tag>Allergan</Tag>}
                </td>
                <td>{usd(price)}</td>
              </tr>
            ))}
          </tbody>
        </Prices>
      )}
    </section>
  );
}

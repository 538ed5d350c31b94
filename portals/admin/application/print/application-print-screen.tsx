import { seesProtectedFields } from '@contract/person-readers';
import { applicationPaper } from '@domain/application/paper';
import { useAttempt } from '@portals/form/attempt';
import { TroubleBanner } from '@portals/form/trouble-banner';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { DownloadIcon } from '@portals/ui/icons';
import { Skeleton } from '@portals/ui/skeleton';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { zoneOfPractice } from '../../staff/practices';
import { staff } from '../../staff/staff.store';
import { practiceMoment } from '../../words/practice-time';
import { PrintPage, usePrinter } from '../../words/print-page';
import { loadApplication, saveDetails } from '../application.actions';
import { application, type ShownApplication } from '../application.store';

const Sheet = styled.div`
  h1 { font: 600 28px/33px var(--font-voice); letter-spacing: -0.012em; margin-bottom: 18px; }
  section { margin-bottom: 22px; break-inside: avoid; }
  h2 { font-size: 15px; line-height: 20px; margin-bottom: 6px; }
  dl > div { display: grid; grid-template-columns: minmax(120px, 220px) minmax(0, 1fr); gap: 12px; padding: 5px 0; box-shadow: inset 0 1px 0 var(--line); }
  dd { overflow-wrap: anywhere; }
  dt { color: var(--ink-2); }
`;

/**
 * The details of an application on paper, in a tab of its own (provider-admin §2), with the same file to save. It shows what
 * its reader reads of them elsewhere, and is fetched anew.
 */
export function ApplicationPrintScreen() {
  const [search] = useSearchParams();
  const applicationId = search.get('application') ?? '';
  const { data, error } = useSnapshot(application).details;
  useEffect(() => {
    if (applicationId) void loadApplication(applicationId);
  }, [applicationId]);
  const saving = useAttempt(() => saveDetails(applicationId));
  const details = data?._id === applicationId ? data : null;
  usePrinter(details !== null);
  return (
    <PrintPage
      isReady={details !== null}
      acts={
        <Button
          dense
          icon={<DownloadIcon size={15} />}
          pending={saving.pending}
          pendingText="Saving"
          onClick={() => void saving.run()}
        >
          Save as PDF
        </Button>
      }
    >
      <TroubleBanner trouble={saving.trouble} />
      {details ? <Paper details={details} /> : <h1>Application</h1>}
      {applicationId === '' && <p>No application to print. Close this tab and print from the application’s page.</p>}
      {error && (
        <Banner
          severity="error"
          actions={
            <Button dense onClick={() => void loadApplication(applicationId)}>
              Try again
            </Button>
          }
        >
          {error.message}
        </Banner>
      )}
      {applicationId !== '' && !details && !error && <Skeleton lines={10} label="Loading the application" />}
    </PrintPage>
  );
}

function Paper({ details }: { details: ShownApplication }) {
  const { person } = useSnapshot(staff);
  const timeZone = zoneOfPractice(person, details.practicemanagement._id);
  const seesAll = person !== null && seesProtectedFields(person.role);
  const sections = applicationPaper(details, { moment: (at) => practiceMoment(at, timeZone), seesAll });
  return (
    <Sheet>
      <h1>
        Application {details.number}, {details.name}
      </h1>
      {keyed(sections).map(({ key, one: { heading, rows } }) => (
        <section key={key}>
          <h2>{heading}</h2>
          <dl>
            {keyed(rows).map(({ key: row, one: [label, value] }) => (
              <div key={row}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Sheet>
  );
}

/** Lines of a paper stay where they are, so that their place is their key: two may say the same. */
const keyed = <T,>(list: readonly T[]) => list.map((one, place) => ({ key: String(place), one }));

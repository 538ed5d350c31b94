import { useAttempt } from '@portals/form/attempt';
import { FormDialog } from '@portals/form/form-dialog';
import { KeepTyped } from '@portals/form/keep-typed';
import { TroubleBanner } from '@portals/form/trouble-banner';
import { useForm } from '@portals/form/use-form';
import { loadChunk } from '@portals/shell/load-chunk';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Heading, Note } from '@portals/ui/card';
import { ErrorSummary } from '@portals/ui/error-summary';
import { Skeleton } from '@portals/ui/skeleton';
import { TextField } from '@portals/ui/text-field';
import { type ComponentType, useEffect, useState } from 'react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import * as z from 'zod/mini';
import { confirmFactor, endFactor, loadFactor, renewCodes, startFactor } from './account.actions';
import { account } from './account.store';
import { Section } from './layout';

const Secret = styled.code`
  display: block; padding: 12px 14px; border-radius: 11px; background: var(--sunken); overflow-wrap: anywhere;
  font: 600 15px/24px var(--font-code, ui-monospace, monospace); letter-spacing: 0.06em;
`;
const Codes = styled.ul`
  display: grid; grid-template-columns: repeat(auto-fill, minmax(210px, 1fr)); gap: 4px 16px; padding: 12px 14px; border-radius: 11px; background: var(--sunken);
  font: 500 14px/24px var(--font-code, ui-monospace, monospace);
`;
const Row = styled.div`display: flex; flex-wrap: wrap; gap: 8px;`;

const schema = z.object({ code: z.string().check(z.trim(), z.minLength(6, 'Enter the code from your app')) });
const codeField = {
  label: 'Code',
  hint: 'The 6-digit code your app shows now',
  inputMode: 'numeric',
  autoComplete: 'one-time-code',
} as const;

type Asked = 'renew' | 'end';

/** A code of an authenticator app at every log-in, and what helps when the app is lost. */
export function SecondFactor() {
  const { data, loading, error } = useSnapshot(account).factor;
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(() => void loadFactor(), []);
  return (
    <Section aria-labelledby="factor-title">
      <div>
        <Heading id="factor-title">Authenticator app</Heading>
        <Note>
          {data?.isOn
            ? `Each log-in asks for a code from your app. Recovery codes left: ${data.recoveryCodesLeft}.`
            : 'Adds a second step: each log-in also asks for a code from your phone.'}
        </Note>
      </div>
      <TroubleBanner trouble={error ? { message: error.message } : null} onAgain={loadFactor} />
      {loading && !data && <Skeleton lines={1} label="Loading your authenticator app" />}
      {data?.isRequired && !data.isOn && (
        <Banner severity="warning">Administrators must use an authenticator app. Set it up here to continue.</Banner>
      )}
      {codes.length > 0 && <RecoveryCodes codes={codes} onKept={() => setCodes([])} />}
      {data && !data.isOn && <SetUp onOn={setCodes} />}
      {data?.isOn && (
        <Row>
          <Button dense onClick={() => setAsked('renew')}>
            New recovery codes
          </Button>
          {!data.isRequired && (
            <Button dense onClick={() => setAsked('end')}>
              Turn off app
            </Button>
          )}
        </Row>
      )}
      {asked && <AskCode asked={asked} onCodes={setCodes} onClose={() => setAsked(null)} />}
    </Section>
  );
}

const unkept = {
  title: 'Leave without the recovery codes?',
  text: 'You won’t see them again. If you lose your phone and these codes, a colleague who manages users must turn the app off for you.',
  keep: 'Stay',
  discard: 'Leave',
};

function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  return (
    <>
      <KeepTyped isOnPage words={unkept} />
      <Banner severity="warning">
        Save these recovery codes somewhere other than your phone. Each one logs you in once without the app. You won’t
        see them again.
      </Banner>
      <Codes aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <div>
        <Button dense look="primary" onClick={onKept}>
          I’ve saved them
        </Button>
      </div>
    </>
  );
}

/** The secret for the app, then a first code of it. */
function SetUp({ onOn }: { onOn: (codes: readonly string[]) => void }) {
  const [made, setMade] = useState<Awaited<ReturnType<typeof startFactor>> | null>(null);
  const starting = useAttempt(async () => setMade(await startFactor()));
  const form = useForm({ schema, submit: async ({ code }) => onOn(await confirmFactor(code)) });
  if (!made)
    return (
      <div>
        <TroubleBanner trouble={starting.trouble} onAgain={starting.again} />
        <Button look="primary" pending={starting.pending} onClick={() => void starting.run()}>
          Set up app
        </Button>
      </div>
    );
  return (
    <form {...form.props}>
      <p>
        Scan the code with your app, or <a href={made.uri}>open it in an app on this device</a>. If neither works, enter
        this key in your app (time-based, 6 digits).
      </p>
      <LateQrCode text={made.uri} label="QR code for your authenticator app" />
      <Secret aria-label="Key" style={{ margin: '12px 0' }}>
        {made.secret.replace(/(.{4})(?=.)/g, '$1 ')}
      </Secret>
      <ErrorSummary {...form.summary} />
      <TextField {...codeField} {...form.field('code')} />
      <p style={{ marginTop: 16 }}>
        <Button type="submit" look="primary" pending={form.pending} pendingText="Turning on">
          Turn on app
        </Button>
      </p>
    </form>
  );
}

/** The drawing arrives when somebody sets up an app; until then, and where it does not arrive, the key below says the same. */
function LateQrCode(of: { text: string; label: string }) {
  const [Drawn, setDrawn] = useState<ComponentType<typeof of> | null>(null);
  useEffect(() => {
    let isLeft = false;
    void loadChunk('qr-code', () => import('../../words/qr-code')).then(
      ({ QrCode }) => isLeft || setDrawn(() => QrCode),
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, []);
  return <div style={{ minHeight: 184, marginTop: 12 }}>{Drawn && <Drawn {...of} />}</div>;
}

const asks = {
  renew: { title: 'Create new recovery codes?', act: 'Create codes', says: 'Your old codes stop working.' },
  end: { title: 'Turn off authenticator app?', act: 'Turn off app', says: 'You’ll log in with your password only.' },
};

type AskCodeProps = { asked: Asked; onCodes: (codes: readonly string[]) => void; onClose: () => void };

function AskCode({ asked, onCodes, onClose }: AskCodeProps) {
  const { title, act, says } = asks[asked];
  const form = useForm({
    schema,
    submit: async ({ code }) => {
      if (asked === 'renew') onCodes(await renewCodes(code));
      else await endFactor(code);
      onClose();
    },
  });
  return (
    <FormDialog title={title} act={act} pendingText="Checking" form={form} onClose={onClose}>
      <p>{says}</p>
      <TextField {...codeField} {...form.field('code')} />
    </FormDialog>
  );
}

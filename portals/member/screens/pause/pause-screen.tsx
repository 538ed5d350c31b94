import { memberPaths } from '@contract/membership/paths';
import { useAttempt } from '@portals/form/attempt';
import { TroubleBanner } from '@portals/form/trouble-banner';
import { useNeeded } from '@portals/form/use-needed';
import { civilDate } from '@portals/format/dates';
import { Button } from '@portals/ui/button';
import { Card, CardTitle, Note } from '@portals/ui/card';
import { RadioCards } from '@portals/ui/choices';
import { ErrorSummary } from '@portals/ui/error-summary';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import styled from 'styled-components';
import { ChooseMembership } from '../../parts/choose-membership';
import { type Seen, useCurrent } from '../../parts/current';
import { MemberPage } from '../../parts/member-page';
import { PauseCard } from '../../parts/pause-card';
import { copy } from '../../parts/pause-copy';
import { refreshMembership } from '../../stores/member.actions';
import { askForPause } from '../../stores/pause.actions';

const Column = styled.div`display: grid; gap: 20px; max-width: 640px;`;
const Part = styled.div`display: grid; gap: 16px;`;

/** Asks for a pause of the plan: what each length does is shown before one is chosen (decision 61). */
export function PauseScreen() {
  const membership = useCurrent();
  const id = membership?._id;
  const { run, trouble, again } = useAttempt(refreshMembership);
  useEffect(() => {
    if (id) void run(id);
  }, [id, run]);
  return (
    <MemberPage title={copy.title}>
      <Column>
        <ChooseMembership />
        <TroubleBanner trouble={trouble} onAgain={again} />
        {membership && <Body key={membership._id} membership={membership} />}
        {membership && (
          <p>
            <Link to={memberPaths.myMembership.href({}, { membership: membership._id })}>{copy.back}</Link>
          </p>
        )}
      </Column>
    </MemberPage>
  );
}

function Body({ membership }: { membership: Seen }) {
  const { pause } = membership;
  if (pause && (pause.askedMonths !== null || pause.until !== null)) return <PauseCard membership={membership} />;
  if (!pause || pause.choices.length === 0)
    return (
      <Card>
        <CardTitle>{copy.notNow}</CardTitle>
        <Note>{copy.notNowText}</Note>
      </Card>
    );
  return <Choose membership={membership} choices={pause.choices} />;
}

type Choices = NonNullable<Seen['pause']>['choices'];

function Choose({ membership: { _id, practiceName }, choices }: { membership: Seen; choices: Choices }) {
  const navigate = useNavigate();
  const [months, setMonths] = useState('');
  const needed = useNeeded('pause-months');
  const [key] = useState(() => crypto.randomUUID() as string);
  const asking = useAttempt(async () => {
    await askForPause(_id, Number(months), `${key}-${months}`);
    void navigate(memberPaths.myMembership.href({}, { membership: _id }), { replace: true });
  });
  return (
    <Card>
      <Part>
        <TroubleBanner trouble={asking.trouble} onAgain={asking.again} />
        <ErrorSummary {...needed.summary} />
        <Note>{copy.text(practiceName)}</Note>
        <RadioCards
          id="pause-months"
          name="months"
          label={copy.howLong}
          error={needed.error}
          value={months}
          onValue={(chosen) => {
            needed.clear();
            setMonths(chosen);
          }}
          options={choices.map(({ months: count, nextPaymentOn, renewsOn }) => ({
            value: String(count),
            title: copy.months(count),
            detail: copy.choice(civilDate(nextPaymentOn), civilDate(renewsOn)),
          }))}
        />
        <Note>{copy.keepsVisits}</Note>
        <Button
          look="primary"
          big
          pending={asking.pending}
          pendingText={copy.asking}
          onClick={() => needed.isMet(months === '' ? copy.choose : null) && void asking.run()}
        >
          {copy.ask}
        </Button>
      </Part>
    </Card>
  );
}

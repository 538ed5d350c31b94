import { Select } from '@portals/ui/select';
import { useSearchParams } from 'react-router';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { chooseMembership } from '../stores/member.actions';
import { member } from '../stores/member.store';
import { copy } from './copy';
import { useCurrent } from './current';

const Box = styled.div`max-width: 360px; margin-bottom: 18px;`;

/** Which membership the page is about, for a member of several practices; nothing for everybody else. */
export function ChooseMembership() {
  const { data } = useSnapshot(member).memberships;
  const current = useCurrent();
  const [, setSearch] = useSearchParams();
  if (!current || !data || data.length < 2) return null;
  return (
    <Box>
      <Select
        id="membership"
        name="membership"
        label={copy.practice}
        error={undefined}
        options={data.map(({ _id, practiceName }) => ({ value: _id, label: practiceName }))}
        value={current._id}
        onChange={({ currentTarget: { value } }) => {
          chooseMembership(value);
          setSearch({ membership: value }, { replace: true });
        }}
      />
    </Box>
  );
}

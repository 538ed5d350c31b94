import { civilDate } from '@portals/format/dates';
import { openHelp } from '@portals/state/help.store';
import {
  CalendarIcon,
  ChevronRightIcon,
  DocumentSearchIcon,
  EditIcon,
  MessageIcon,
  PersonIcon,
} from '@portals/ui/icons';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { copy } from './copy';
import { FREE_REPORT_URL } from './free-report';

const row = css`
  display: grid; grid-template-columns: 40px 1fr 18px; gap: 12px; align-items: center; width: 100%; padding: 14px; margin-top: 10px; border: 0; border-radius: var(--radius-card);
  background: var(--page); color: var(--ink); text-align: left; text-decoration: none; cursor: pointer; font-size: 17px; line-height: 24px;
  &:hover { background: var(--hover); }
  b { display: block; font-weight: 600; }
  small { display: block; font-size: 14px; line-height: 20px; color: var(--ink-2); }
`;
const Row = styled.button`${row}`;
const RowLink = styled.a`${row}`;
/** Says something and leads nowhere. */
const Told = styled.div`${row} cursor: default; &:hover { background: var(--page); }`;
const Tile = styled.span`
  width: 40px; height: 40px; border-radius: 11px; display: grid; place-items: center; background: var(--surface); color: var(--primary-text);
  box-shadow: inset 0 0 0 1px var(--line);
`;

function Inside({
  icon,
  title,
  detail,
  leads = true,
}: {
  icon: ReactNode;
  title: string;
  detail: string;
  leads?: boolean;
}) {
  return (
    <>
      <Tile>{icon}</Tile>
      <span>
        <b>{title}</b>
        <small>{detail}</small>
      </span>
      {leads && <ChevronRightIcon size={18} />}
    </>
  );
}

export type NextActsProps = {
  onCorrect: (() => void) | undefined;
  /** Leads to the photo identity check; left out where it is not offered. */
  onPhoto?: (() => void) | undefined;
  /** Something else that the flow offers, before the rest. */
  offer?: ReactNode;
  /** The first day on which asking again may give another answer. */
  tryAgainFrom?: string | null | undefined;
  /** False for a decision that rests on no report: then there is none to dispute. */
  hasReport?: boolean;
};

/** What a denied person can do: prove who they are, take another offer, correct an answer where one differs, dispute the report, talk to us. */
export function NextActs({ onCorrect, onPhoto, offer, tryAgainFrom, hasReport = true }: NextActsProps) {
  return (
    <div>
      {onPhoto && (
        <Row type="button" onClick={onPhoto}>
          <Inside icon={<PersonIcon />} title={copy.photo} detail={copy.photoDetail} />
        </Row>
      )}
      {offer}
      {onCorrect && (
        <Row type="button" onClick={onCorrect}>
          <Inside icon={<EditIcon />} title={copy.correct} detail={copy.correctDetail} />
        </Row>
      )}
      {tryAgainFrom && (
        <Told>
          <Inside
            icon={<CalendarIcon />}
            title={copy.again(civilDate(tryAgainFrom))}
            detail={copy.againDetail}
            leads={false}
          />
        </Told>
      )}
      {hasReport && (
        <RowLink href={FREE_REPORT_URL} target="_blank" rel="noopener">
          <Inside icon={<DocumentSearchIcon />} title={copy.wrong} detail={copy.wrongDetail} />
        </RowLink>
      )}
      <Row type="button" onClick={openHelp}>
        <Inside icon={<MessageIcon />} title={copy.talk} detail={copy.talkDetail} />
      </Row>
    </div>
  );
}

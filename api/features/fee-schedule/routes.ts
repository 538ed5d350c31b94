import { listFeeSchedules, printFeeSchedule } from '@contract/fee-schedule/calls';
import { type Route, serve } from '../../http/serve';
import { feesPractice, schedulesOfPractice } from './fee-schedule.reads';
import { scheduleView } from './fee-schedule.view';
import { printSchedule } from './print-schedule';
import { sendSchedule } from './send-schedule';
import { signFees } from './sign-schedule';

/** What practices pay, as they sign it. Source: decision 87. */
export const feeScheduleRoutes: readonly Route[] = [
  serve(listFeeSchedules)(async ({ query, actor }, { database: { read } }) => {
    await feesPractice(read, query.practiceId);
    const rows = await read.all(schedulesOfPractice, { practiceId: query.practiceId });
    const may = (permission: 'practice.edit' | 'practice.onboard') => actor.permissions.includes(permission);
    return {
      feeSchedules: rows.map(scheduleView),
      canSign: actor.role !== 'Admin' && may('practice.edit'),
      canSend:
        actor.role === 'Admin' && !actor.financePartner && actor.brand === 'financing' && may('practice.onboard'),
    };
  }),
  sendSchedule,
  signFees,
  serve(printFeeSchedule)(printSchedule),
];

import { getReviewControl, setReviewControl } from '@contract/application/review-control-calls';
import { addInternalNote, addProviderNote, listInternalNotes, listProviderNotes } from '@contract/internal-note/calls';
import { changeListView, getListViews, keepListLook, saveListView } from '@contract/list-view/calls';
import {
  addColleague,
  editColleague,
  listColleagues,
  listSystemAdmins,
  setColleagueEnterprise,
  setColleaguePermissions,
  setColleaguePractices,
  setColleagueTags,
} from '@contract/staff/colleague-calls';
import { listPasskeys, renamePasskey } from '@contract/staff/passkey-calls';
import { aColleague, aProof } from '../../test/builders';
import { type AnyForm, form, PROOF, readBy, SEEN, type Stage, TRAIL, WHICH, who } from './form';

const PRACTICE = 'prac-bright-smile';
const LIST = 'listApplications';
let made = 0;
const anEmail = () => {
  made += 1;
  return `written${made}@example.test`;
};

/** A colleague as an administrator reads them: the one of the answer, or the one that is changed. */
function colleagueOf(stage: Stage, id?: string) {
  const { token } = who(stage, 'an administrator');
  const read = async (answer: { data: { _id: string } } | undefined) => {
    const wanted = answer?.data._id ?? id;
    const { data } = await readBy(stage, listColleagues, { token });
    const { data: ours } = await readBy(stage, listSystemAdmins, { token });
    const row = [...data, ...ours].find(({ _id }) => _id === wanted);
    const practices = row?.practices.map(({ _id }) => _id);
    return {
      ...row,
      practices,
      practicemanagement: practices?.[0],
      enterprise: row?.enterpriseId,
      adminUser: { permissions: row?.permissions },
    };
  };
  return { token, read };
}
const names = {
  firstName: { is: ['Maria', 'Rosa'], with: { lastName: 'Okafor' } },
  lastName: { is: ['Lindqvist', 'Reyes'], with: { firstName: 'Ada' } },
  name: { is: ['Ines Vidal', 'Tom Marsh'] },
};
const ofEnterprise = { role: 'EnterpriseAdmin' as const, practices: [] };

const changed = async (stage: Stage, given: Parameters<typeof aColleague>[2] = {}, practice = PRACTICE) => {
  const { id } = await aColleague(stage.world.deps, practice, given);
  return { id, ...colleagueOf(stage, id) };
};

/** A proof of who they are, for one change. */
const proofOf = (stage: Stage) => aProof(stage.world.deps, who(stage, 'an administrator').token ?? '');

const noted = { title: { is: ['Called', 'Wrote'] }, note: { is: ['Asked for the new bank.', 'Two lines\nof it.'] } };

/** Views of a list as their owner reads them: the newest, or the one that is changed. */
function viewsOf(stage: Stage) {
  const { token, own } = who(stage, 'a practice administrator');
  const all = () => readBy(stage, getListViews, { params: { list: LIST }, token });
  return { token, own, all };
}

export const staffForms: readonly AnyForm[] = [
  form(
    addColleague,
    {
      ...names,
      email: { is: ['first@written.test', 'second@written.test'] },
      phone: { is: ['5125550144', '5125550145'] },
      role: { is: ['PracticeAdmin', 'PracticeDoctor'] },
      practices: { is: [[PRACTICE], ['prac-clearview-eye']] },
      practicemanagement: { is: ['prac-clearview-eye'], with: { practices: undefined } },
      enterprise: { is: ['ent-brightarch', 'ent-harborline'], with: ofEnterprise },
      proof: PROOF,
    },
    (stage) => ({
      ...colleagueOf(stage),
      rest: async () => ({
        name: 'Ada Marsh',
        email: anEmail(),
        role: 'PracticeStaff' as const,
        practices: [PRACTICE],
        ...(await proofOf(stage)),
      }),
    }),
  ),
  form(
    editColleague,
    {
      ...names,
      email: { is: ['third@written.test', 'fourth@written.test'] },
      phone: { is: ['5125550144', '5125550145'] },
      role: { is: ['PracticeAdmin', 'PracticeDoctor'] },
      practices: { is: [['prac-clearview-eye'], [PRACTICE]] },
      personOfContact: { is: [true, false] },
      enterpriseId: { is: ['ent-brightarch', 'ent-harborline'], with: ofEnterprise },
      version: SEEN,
      proof: PROOF,
    },
    async (stage) => {
      const { id, ...rest } = await changed(stage);
      return { ...rest, query: { practiceUserId: id }, rest: () => proofOf(stage) };
    },
  ),
  form(
    setColleaguePermissions,
    { adminUser: { is: [{ permissions: ['application.view'] }] }, version: SEEN, proof: PROOF },
    async (stage) => {
      const { id, ...rest } = await changed(stage);
      return { ...rest, params: { id }, rest: () => proofOf(stage) };
    },
  ),
  form(
    setColleagueTags,
    { salesRep: { is: [true, false] }, successManager: { is: [true, false] }, version: SEEN },
    async (stage) => {
      const { id, ...rest } = await changed(stage, { role: 'Admin' }, '');
      return { ...rest, params: { id }, rest: () => ({ salesRep: false, successManager: false }) };
    },
  ),
  form(
    setColleaguePractices,
    { practices: { is: [['prac-clearview-eye'], [PRACTICE]] }, version: SEEN },
    async (stage) => {
      const { id, ...rest } = await changed(stage);
      return { ...rest, params: { id } };
    },
  ),
  form(
    setColleagueEnterprise,
    { userId: WHICH, enterpriseId: { is: ['ent-brightarch', 'ent-harborline'] }, version: SEEN },
    async (stage) => {
      const given = { role: 'EnterpriseAdmin', enterprise_id: 'ent-harborline' } as const;
      const { id, ...rest } = await changed(stage, given, '');
      return { ...rest, rest: () => ({ userId: id }) };
    },
  ),
  form(
    addInternalNote,
    {
      ...noted,
      practiceManagementId: WHICH,
      borrowerId: WHICH,
      noteId: 'says nothing here: the specification lists one set of fields for adding and deleting',
    },
    (stage) => {
      const { token, own } = who(stage, 'an administrator');
      const query = { practiceManagementId: own.practice, borrowerId: own.borrower };
      const read = async (answer: { note: { noteId: string } } | undefined) =>
        (await readBy(stage, listInternalNotes, { query, token })).notes.find(
          ({ noteId }) => noteId === answer?.note.noteId,
        ) ?? {};
      return { token, rest: () => ({ ...query, title: 'Called', note: 'Asked.' }), read };
    },
  ),
  form(addProviderNote, noted, (stage) => {
    const { token, own } = who(stage, 'an administrator');
    const params = { id: own.practice };
    const read = async (answer: { note: { noteId: string } } | undefined) =>
      (await readBy(stage, listProviderNotes, { params, token })).notes.find(
        ({ noteId }) => noteId === answer?.note.noteId,
      ) ?? {};
    return { token, params, rest: () => ({ title: 'Called', note: 'Asked.' }), read };
  }),
  form(
    saveListView,
    {
      name: { is: ['Large ones', 'Small ones'] },
      query: { is: ['view=review', 'view=denied'], with: [{ name: 'By review' }, { name: 'By denial' }] },
      columns: { is: [['status'], ['name', 'status']], with: [{ name: 'One column' }, { name: 'Two columns' }] },
      dense: { is: [true, false], with: [{ name: 'Narrow' }, { name: 'Wide' }] },
      isDefault: { is: [true, false], with: [{ name: 'First' }, { name: 'Other' }] },
    },
    (stage) => {
      const { token, all } = viewsOf(stage);
      let known: readonly string[] = [];
      return {
        token,
        params: { list: LIST },
        rest: async () => {
          known = (await all()).data.map(({ _id }) => _id);
          return { name: 'Some', query: '', columns: [], dense: false, isDefault: false };
        },
        read: async (answer) => (answer && (await all()).data.find(({ _id }) => !known.includes(_id))) ?? {},
      };
    },
  ),
  form(
    changeListView,
    {
      name: { is: ['Renamed', 'Named again'] },
      shows: {
        is: [
          { query: 'view=review', columns: ['status'], dense: false },
          { query: 'view=denied', columns: ['name'], dense: true },
        ],
      },
      isDefault: { is: [true, false] },
      version: SEEN,
    },
    (stage) => {
      const { token, own, all } = viewsOf(stage);
      const one = async () => (await all()).data.find(({ _id }) => _id === own.listView);
      return {
        token,
        params: { list: LIST, viewId: own.listView },
        rest: async () => ({ version: (await one())?.version ?? 0 }),
        read: async () => {
          const { name, isDefault, query, columns, dense } = (await one()) ?? {};
          return { name, isDefault, shows: { query, columns, dense } };
        },
      };
    },
  ),
  form(keepListLook, { columns: { is: [['status'], ['name']] }, dense: { is: [true, false] } }, (stage) => {
    const { token, all } = viewsOf(stage);
    const read = async () => ({ ...(await all()).look });
    return { token, params: { list: LIST }, rest: () => ({ columns: [], dense: false }), read };
  }),
  form(setReviewControl, { needsDualControl: { is: [true] }, reason: TRAIL }, (stage) => {
    const { token } = who(stage, 'an administrator');
    return { token, rest: () => ({ reason: 'As agreed' }), read: () => readBy(stage, getReviewControl, { token }) };
  }),
  form(renamePasskey, { name: { is: ['Laptop', 'Phone'] } }, async (stage) => {
    const { token, staffId = '' } = who(stage, 'a practice administrator');
    made += 1;
    const id = `passkey-${made}`;
    await stage.world.deps.database.transaction((tx) =>
      tx.execute(
        tx.builder.insertInto('passkey').values({
          id,
          staff_id: staffId,
          name: 'Old',
          public_key: '',
          counter: 0,
          transports: '[]',
          created_at: stage.world.deps.clock.now(),
          last_used_at: null,
        }),
      ),
    );
    const read = async () => (await readBy(stage, listPasskeys, { token })).data.find(({ _id }) => _id === id) ?? {};
    return { token, params: { passkeyId: id }, read };
  }),
];
